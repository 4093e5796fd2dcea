import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Config } from '../src/config';
import { storageFor } from '../src/platform/storage/storage.module';
import { aDocument, aProperty } from './builders';
import { startClamd, TestClamd } from './clamd';
import { startSmtp, TestSmtp } from './smtp';
import { startTestApp, TestApp } from './test-app';
import { createEmptyDatabase } from './test-database';

// A process of its own, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const PROGRAM = resolve(__dirname, '../dist/doctor.js');
const SECRET = 'nobody-but-the-server-may-see-this-32';

describe('[FOPS-17] the doctor', () => {
  let app: TestApp;
  let smtp: TestSmtp;
  let clamd: TestClamd;
  let folder: string;
  let publicUrl: string;
  let healthy: Record<string, string>;

  beforeAll(async () => {
    app = await startTestApp();
    await app.app.listen(0, '127.0.0.1');
    publicUrl = `http://127.0.0.1:${(app.app.getHttpServer().address() as { port: number }).port}`;
    smtp = await startSmtp();
    clamd = await startClamd();
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-doctor-'));
    healthy = {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: process.env.DATABASE_URL ?? '',
      REDIS_URL: process.env.REDIS_URL ?? '',
      SECRET_KEY: SECRET,
      SMTP_URL: smtp.url,
      CLAMD_URL: clamd.url,
      DATA_DIR: folder,
      PUBLIC_URL: publicUrl,
    };
  });
  afterAll(async () => {
    await Promise.all([app.close(), smtp.close(), clamd.close()]);
    await rm(folder, { recursive: true });
  });

  async function look(more: Record<string, string> = {}, ...args: string[]) {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      env: { ...healthy, ...more },
      timeout: 60_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (chunk) => (said[name] += chunk));
    }
    const code = await new Promise<number | null>((done) => child.once('close', done));
    const lines = said.stdout.trim().split('\n');
    return { ...said, code, wrong: lines.filter((line) => line.startsWith('WRONG')), lines };
  }

  it('says in a line each that all is well, leaves nothing behind and tells no secret', async () => {
    const { code, stderr, lines, wrong, stdout } = await look();
    expect({ code, stderr, wrong }).toEqual({ code: 0, stderr: '', wrong: [] });
    expect(lines.map((line) => line.slice(7, 20).trim())).toEqual([
      'settings',
      'screens',
      'database',
      'connections',
      'clock',
      'Redis',
      'storage',
      'mail',
      'virus scanner',
      'geocoder',
      'address',
      'certificate',
      'disk',
    ]);
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
    expect([smtp.received.length, clamd.scanned]).toEqual([0, 1]);
    const passwords = [healthy.DATABASE_URL, healthy.REDIS_URL].map((url) => new URL(url).password).filter(Boolean);
    for (const secret of [SECRET, ...passwords]) {
      expect(stdout).not.toContain(secret);
    }
  });

  it('sends one mail where that is asked for', async () => {
    const { code } = await look({}, '--mail', 'operator@example.com');
    expect([code, smtp.received.map(({ to }) => to)]).toEqual([0, [['operator@example.com']]]);
  });

  it('[FOPS-19] compares files with records where that is asked for, and names those that are lost', async () => {
    const property = await aProperty(app.source);
    const document = await aDocument(app.source, property.id, 1);
    const store = await storageFor(Object.assign(new Config(), { DATA_DIR: folder }));
    await store.put('StoreDocuments', document.fileName, Buffer.from('a document'), 'application/pdf');
    const files = async () => {
      const { code, lines } = await look({}, '--files');
      return [code, lines.at(-1)];
    };
    expect(await files()).toEqual([
      0,
      expect.stringMatching(/^ok {5}files +all \d+ files that records name are there$/),
    ]);
    await store.delete('StoreDocuments', document.fileName);
    expect(await files()).toEqual([
      1,
      expect.stringMatching(
        new RegExp(
          `^WRONG  files .* the store lacks 1: StoreDocuments/${document.fileName}\\. See docs/backup\\.md\\.$`,
        ),
      ),
    ]);
  });

  const gone = { postgres: 'postgres://app:hidden-word@127.0.0.1:1/none', redis: 'redis://:hidden-word@127.0.0.1:1' };

  it('says what to do about everything that is gone, and ends with 1', async () => {
    const { code, wrong, stdout, stderr } = await look({
      DATABASE_URL: gone.postgres,
      REDIS_URL: gone.redis,
      SMTP_URL: 'smtp://user:hidden-word@127.0.0.1:1',
      CLAMD_URL: 'tcp://127.0.0.1:1',
      PUBLIC_URL: 'http://127.0.0.1:1',
      SMTP_ULR: 'smtp://somewhere',
    });
    expect([code, wrong.map((line) => line.slice(7, 20).trim())]).toEqual([
      1,
      ['settings', 'database', 'connections', 'clock', 'Redis', 'mail', 'virus scanner', 'geocoder', 'address'],
    ]);
    expect(wrong.every((line) => /DATABASE_URL|REDIS_URL|SMTP_URL|CLAMD_URL|where that name/.test(line))).toBe(true);
    expect(stderr).toBe('Wrong: 9.\n');
    expect(stdout + stderr).not.toContain('hidden-word');
  });

  it('names the setting that does not fit', async () => {
    const { code, lines } = await look({ PORT: 'many' });
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^WRONG {2}settings {7}PORT /)]]);
  });

  it('names a schema that is behind, and a pool that is too large', async () => {
    const empty = await createEmptyDatabase();
    try {
      const { wrong } = await look({ DATABASE_URL: empty.url, DATABASE_POOL: '200' });
      expect(wrong).toEqual([
        expect.stringMatching(/database {7}The schema lacks \d+ migrations .*migrate\.js$/),
        expect.stringMatching(/connections .*: lower DATABASE_POOL or raise max_connections\.$/),
        expect.stringMatching(/geocoder /),
      ]);
    } finally {
      await empty.drop();
    }
  });
});
