import { Logger } from '@nestjs/common';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf, imageProcesses, largeDrawing, nicenessOf, SLOW_DRAWING } from '../../../test/pictures';
import { eventually } from '../../../test/test-worker';
import { ImageLimits, ImageProcess, ImageTask } from './image-process';

const CEILING_MS = 100_000;

/** Ends of processes that are waited for are no matter of the clock; the ceiling only ends a test that hangs. */
describe('the process that reads pictures', () => {
  const open: ImageProcess[] = [];
  let warned: jest.SpyInstance;
  beforeEach(() => {
    warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  });
  afterEach(async () => {
    warned.mockRestore();
    await Promise.all(open.splice(0).map((images) => images.close()));
    expect(imageProcesses()).toEqual([]);
  });

  function start(limits: Partial<ImageLimits> = {}): ImageProcess {
    const images = new ImageProcess({ name: 'tests', niceness: 0, seconds: 600, waiting: 4, ...limits });
    open.push(images);
    return images;
  }
  const draw = (content: Buffer): ImageTask => ({
    kind: 'encode',
    content,
    width: 2000,
    drawing: true,
    maxBytes: 2_000_000,
  });
  const small = draw(drawingOf(2));
  const reasons = (): string[] => warned.mock.calls.map(([text]) => String(text));
  const working = (): Promise<number> =>
    eventually(async () => imageProcesses().find((pid) => cpuOf(pid) > 0.5), CEILING_MS);
  const cpuOf = (pid: number): number =>
    Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[11]) / 100;

  it(
    '[FSEC-01] ends with a drawing that takes too long, and a new one draws the next',
    async () => {
      const images = start({ seconds: 1 });
      const slow = images.run(draw(SLOW_DRAWING));
      const next = images.run(small);
      await expect(slow).rejects.toMatchObject({ reason: 'unreadable' });
      expect(reasons()).toEqual([expect.stringContaining('too much time')]);
      expect((await next).width).toBeGreaterThan(700);
    },
    CEILING_MS,
  );

  it(
    '[FSEC-01] ends with a drawing that takes too much memory',
    async () => {
      await expect(start().run(draw(await largeDrawing()))).rejects.toMatchObject({ reason: 'unreadable' });
      expect(reasons()).toEqual([expect.stringContaining('too much memory')]);
    },
    CEILING_MS,
  );

  it(
    '[FSEC-01] ends with its drawing when nobody waits for it any more, and draws none that nobody waits for',
    async () => {
      const images = start();
      const [first, second] = [new AbortController(), new AbortController()];
      const slow = images.run(draw(SLOW_DRAWING), first.signal);
      const waiting = images.run(draw(SLOW_DRAWING), second.signal);
      const next = images.run(small);
      const pid = await working();
      second.abort();
      await expect(waiting).rejects.toMatchObject({ reason: 'gone' });
      expect(imageProcesses()).toEqual([pid]);
      first.abort();
      await expect(slow).rejects.toMatchObject({ reason: 'gone' });
      expect((await next).width).toBeGreaterThan(700);
      expect(imageProcesses()).not.toContain(pid);
      expect(reasons()).toEqual([]);
    },
    CEILING_MS,
  );

  it(
    '[FSEC-01] draws one at a time, lets so many wait, and refuses the next at once',
    async () => {
      const images = start({ waiting: 4 });
      const gone = new AbortController();
      const slow = images.run(draw(SLOW_DRAWING), gone.signal);
      const waiting = Array.from({ length: 4 }, () => images.run(small));
      await expect(images.run(small)).rejects.toMatchObject({ reason: 'busy' });
      await working();
      expect(imageProcesses()).toHaveLength(1);
      gone.abort();
      await expect(slow).rejects.toMatchObject({ reason: 'gone' });
      expect(await Promise.all(waiting)).toHaveLength(4);
    },
    CEILING_MS,
  );

  it(
    '[FSEC-01] draws at the lowest priority, in all its threads',
    async () => {
      const gone = new AbortController();
      const slow = start({ niceness: 19 }).run(draw(SLOW_DRAWING), gone.signal);
      const niceness = nicenessOf(await working());
      gone.abort();
      await expect(slow).rejects.toMatchObject({ reason: 'gone' });
      expect(niceness.length).toBeGreaterThan(4);
      expect(new Set(niceness)).toEqual(new Set([19]));
    },
    CEILING_MS,
  );

  it(
    '[FSEC-01] lives on for the next picture, and is killed by a stop in the middle of one',
    async () => {
      const images = start();
      await images.run(small);
      const [pid] = imageProcesses();
      await images.run(small);
      expect(imageProcesses()).toEqual([pid]);
      const slow = images.run(draw(SLOW_DRAWING));
      const waiting = images.run(small);
      await Promise.all([
        expect(slow).rejects.toMatchObject({ reason: 'busy' }),
        expect(waiting).rejects.toMatchObject({ reason: 'busy' }),
        images.close(),
      ]);
      expect(imageProcesses()).toEqual([]);
      await expect(images.run(small)).rejects.toMatchObject({ reason: 'busy' });
    },
    CEILING_MS,
  );

  it(
    '[FSEC-01] does not outlive a server that is killed in the middle of a drawing',
    async () => {
      const server = spawn(
        process.execPath,
        [
          '-e',
          `
      const child = require('node:child_process').fork(${JSON.stringify(join(__dirname, 'image-program.cjs'))}, ['19'], { serialization: 'advanced' });
      child.send({ kind: 'encode', content: Buffer.from(${JSON.stringify(String(SLOW_DRAWING))}), width: 2000, drawing: true, maxBytes: 2e6 });
      child.on('message', () => console.log(child.pid));`,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const pid = Number(String((await once(server.stdout, 'data'))[0]));
      await eventually(async () => cpuOf(pid) > 0.5, CEILING_MS);
      server.kill('SIGKILL');
      await eventually(async () => !isAlive(pid), CEILING_MS);
    },
    CEILING_MS,
  );
});

function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
