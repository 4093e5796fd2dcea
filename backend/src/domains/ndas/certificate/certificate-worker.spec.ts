import childProcess, { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { plain } from '../../../../test/agreement-files';
import { factsOf, sha256Of } from '../../../../test/nda-certificates';
import { attachedTo, pdfContents } from '../../../../test/pdf-contents';
import { buildCertificate } from './build-certificate';
import { makeCertificate } from './certificate-worker';

/** What a certificate says of an agreement that was attached unread. */
const UNREAD =
  'Reading the agreement took too much time or memory, so its pages are not shown here. The original is attached to this file, unchanged.';

const firstPage = async (made: Uint8Array): Promise<string> =>
  (await pdfContents(Buffer.from(made))).pages[0].text.replace(/\s+/g, ' ');

describe('the process that makes certificates', () => {
  it('makes what the builder makes, several one after another', async () => {
    const [one, two] = await Promise.all([plain(1), plain(2)]);
    const facts = [factsOf(one), factsOf(two, { propertyName: '日本 창고' })];
    const made = await Promise.all([makeCertificate(facts[0], one), makeCertificate(facts[1], two)]);
    expect(made.map(sha256Of)).toEqual([
      sha256Of(await buildCertificate(facts[0], one)),
      sha256Of(await buildCertificate(facts[1], two)),
    ]);
  });

  it('fails for what takes too much time or memory even so, and makes the next one all the same', async () => {
    const agreement = await plain(1);
    const facts = factsOf(agreement);
    await expect(makeCertificate(facts, agreement, { seconds: 0, residentKb: 1e9 })).rejects.toThrow('too much time');
    await expect(makeCertificate(facts, agreement, { seconds: 60, residentKb: 1 })).rejects.toThrow('too much memory');
    expect((await makeCertificate(facts, agreement)).length).toBeGreaterThan(10_000);
  });

  it('[BEYA-29] ends with a file that becomes a hundred times as large when it is opened, and attaches it unread', async () => {
    const packed = deflateSync(Buffer.alloc(800_000_000, ' '), { level: 1 });
    const bomb = Buffer.concat([
      Buffer.from(
        `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 10 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
      ),
      packed,
      Buffer.from('\nendstream\nendobj\ntrailer << /Root 2 0 R >>\n%%EOF'),
    ]);
    const made = await makeCertificate(factsOf(bomb), bomb);
    expect(Object.values(await attachedTo(Buffer.from(made)))).toEqual([bomb]);
    expect(await firstPage(made)).toContain(UNREAD);
  });

  it('[BEYA-29] attaches a file unread when the system gives no more memory, not when the server is stopped', async () => {
    const agreement = await plain(1);
    const fork = jest.spyOn(childProcess, 'fork');
    const endedBy = async (signal: NodeJS.Signals): Promise<Uint8Array> => {
      const made = makeCertificate(factsOf(agreement), agreement);
      await new Promise(setImmediate);
      (fork.mock.results.at(-1)?.value as ChildProcess).kill(signal);
      return made;
    };
    expect(await firstPage(await endedBy('SIGABRT'))).toContain(UNREAD);
    await expect(endedBy('SIGINT')).rejects.toThrow('its process ended (SIGINT)');
    fork.mockRestore();
  });

  it('ends without a word when its server is killed before the answer', async () => {
    const program = JSON.stringify(join(__dirname, 'certificate-program.cjs'));
    const reader = JSON.stringify(join(__dirname, '../../../../test/typescript.cjs'));
    // Facts that cannot be read are answered in the turn in which the task came.
    const server = spawn(
      process.execPath,
      [
        '-e',
        `const child = require('node:child_process').fork(${program}, { execArgv: ['--require', ${reader}], serialization: 'advanced' });
         child.send({ facts: null, agreement: null, unread: false }, () => process.kill(process.pid, 'SIGKILL'));`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    expect(await text(server.stderr)).toBe('');
  });

  it('says what went wrong', async () => {
    const agreement = await plain(1);
    await expect(makeCertificate(factsOf(agreement), await plain(2))).rejects.toThrow('not the file that was signed');
  });
});
