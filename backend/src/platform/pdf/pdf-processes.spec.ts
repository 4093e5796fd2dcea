import { Logger } from '@nestjs/common';
import { readdirSync, readFileSync } from 'node:fs';
import { plain } from '../../../test/agreement-files';
import { BOMBS, swelling } from '../../../test/pdf-shapes';
import { eventually } from '../../../test/test-worker';
import type { ProcessLimits } from '../common/limited-process';
import { PdfProcesses } from './pdf-processes';
import { stampPdf } from './stamp';

const CEILING_MS = 100_000;
const STAMP = { line: 'Nia Hart · K7QF-2M9X' };

/** The processes that this one has started for PDF files. */
const children = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
        return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pdf-program');
      } catch {
        return false; // it has ended meanwhile
      }
    })
    .map(Number);

/** Ends of processes that are waited for are no matter of the clock; the ceiling only ends a test that hangs. */
describe('the processes that open PDF files', () => {
  const open: PdfProcesses[] = [];
  let few: Buffer;
  let many: Buffer;
  beforeAll(async () => {
    [few, many] = [await plain(1), await plain(2000)];
  });
  beforeEach(() => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await Promise.all(open.splice(0).map((one) => one.onApplicationShutdown()));
    expect(children()).toEqual([]);
  });

  function start(limits: Partial<ProcessLimits> = {}, most?: number): PdfProcesses {
    const pdfs = new PdfProcesses(limits, most);
    open.push(pdfs);
    return pdfs;
  }

  it(
    'stamp and inspect as the builders do, two at a time and the others after them',
    async () => {
      const pdfs = start();
      const files = await Promise.all([1, 2, 3, 4, 5].map((pages) => plain(pages)));
      const copies = await Promise.all(files.map((file) => pdfs.stamp(async () => file, STAMP)));
      for (const [n, file] of files.entries()) {
        expect(Buffer.compare(copies[n], await stampPdf(file, STAMP))).toBe(0);
      }
      expect(children()).toHaveLength(2);
      expect(await pdfs.inspect(files[3])).toEqual({ pages: 4, encrypted: 'no', signed: false, stampable: 'yes' });
    },
    CEILING_MS,
  );

  it(
    'refuse a file at once when as many wait as may',
    async () => {
      const pdfs = start({}, 2);
      const taken = Array.from({ length: 4 }, () => pdfs.stamp(async () => many, STAMP));
      const begun = Date.now();
      await expect(pdfs.stamp(async () => few, STAMP)).rejects.toMatchObject({ reason: 'busy' });
      await expect(pdfs.inspect(few)).rejects.toMatchObject({ reason: 'busy' });
      expect(Date.now() - begun).toBeLessThan(1000);
      expect(await Promise.all(taken)).toHaveLength(4);
      expect((await pdfs.stamp(async () => few, STAMP)).length).toBeGreaterThan(few.length);
    },
    CEILING_MS,
  );

  it(
    'refuse that file alone which cannot be read, takes too much time or memory, or whose process is lost',
    async () => {
      const pdfs = start({ seconds: 90 });
      await expect(pdfs.stamp(async () => Buffer.from('%PDF-1.7\nnothing'), STAMP)).rejects.toMatchObject({
        reason: 'unreadable',
      });
      await expect(pdfs.stamp(async () => swelling(), STAMP)).rejects.toMatchObject({
        reason: 'unreadable',
        tooMuch: 'memory',
      });
      const [lost, other] = [pdfs.stamp(async () => many, STAMP), pdfs.stamp(async () => many, STAMP)];
      const refused = expect(Promise.race([lost, other])).rejects.toMatchObject({ reason: 'unreadable' });
      process.kill(await eventually(async () => children().find(isBusy), CEILING_MS), 'SIGSEGV');
      await refused;
      expect((await Promise.allSettled([lost, other])).map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ]);
      expect((await pdfs.stamp(async () => few, STAMP)).length).toBeGreaterThan(few.length);

      const hasty = start({ seconds: 0 });
      await expect(hasty.stamp(async () => many, STAMP)).rejects.toMatchObject({
        reason: 'unreadable',
        tooMuch: 'time',
      });
    },
    CEILING_MS,
  );

  it(
    '[BEYA-101] say of a bomb what it is, or that it takes too much',
    async () => {
      const pdfs = start();
      for (const { file, why } of Object.values(BOMBS)) {
        const found = await pdfs.inspect(file()).then(
          ({ bomb }) => bomb,
          ({ tooMuch }: { tooMuch?: string }) => tooMuch,
        );
        expect([why, 'time']).toContain(found);
      }
      await expect(pdfs.inspect(swelling())).rejects.toMatchObject({ tooMuch: expect.stringMatching(/memory|time/) });
    },
    CEILING_MS,
  );

  it(
    'end with the server, whatever is in work or waits',
    async () => {
      const pdfs = start();
      const all = Array.from({ length: 5 }, () => pdfs.stamp(async () => many, STAMP));
      const refused = all.map((one) => expect(one).rejects.toMatchObject({ reason: 'busy' }));
      await eventually(async () => children().find(isBusy), CEILING_MS);
      await pdfs.onApplicationShutdown();
      await Promise.all(refused);
      expect(children()).toEqual([]);
      await expect(pdfs.stamp(async () => few, STAMP)).rejects.toMatchObject({ reason: 'busy' });
    },
    CEILING_MS,
  );
});

/** It has begun with a file: half a second of a processor is more than its start takes. */
function isBusy(pid: number): boolean {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) / 100 > 0.5;
}
