import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestApp, TestApp } from '../../test/test-app';
import { PagesService } from './pages.service';

const PROGRAM = resolve(__dirname, '../../precompress.mjs');
const TEXT = Array.from({ length: 500 }, (_, line) => `export const line${line} = ${line};\n`).join('');
const FILES = { '/assets/home-1a2b3c4d.js': 'client', '/admin-assets/frame-1a2b3c4d.js': 'office' };

describe('[FDEP-14] built files', () => {
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-compressed-'));
    for (const [address, part] of Object.entries(FILES)) {
      await mkdir(join(folder, part, address, '..'), { recursive: true });
      await writeFile(join(folder, part, address), TEXT);
    }
    await writeFile(join(folder, 'client/assets/small-1a2b3c4d.js'), 'export {};\n');
    await writeFile(join(folder, 'office/index.html'), '<p>Office</p>');
    const settings = { SITE_DIST: folder, ADMIN_DIST: join(folder, 'office') };
    app = await startTestApp(settings, (http) => http.get(PagesService).register());
  });

  afterAll(async () => {
    delete process.env.SITE_DIST;
    delete process.env.ADMIN_DIST;
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = (url: string, accepted?: string) =>
    app.app.inject({ method: 'GET', url, headers: accepted ? { 'accept-encoding': accepted } : {} });

  it.each(Object.entries(FILES))(
    '%s is compressed for each who asks until it has been compressed once',
    async (url) => {
      const { headers, rawPayload } = await ask(url, 'br');
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(rawPayload).toString()).toBe(TEXT);
    },
  );

  it.each(Object.entries(FILES))('%s is sent in its smallest form to those who take it', async (url, part) => {
    await promisify(execFile)(process.execPath, [PROGRAM, join(folder, part)]);
    for (const [accepted, coding, end, unpack] of [
      ['br, gzip', 'br', '.br', brotliDecompressSync],
      ['gzip', 'gzip', '.gz', gunzipSync],
    ] as const) {
      const { statusCode, headers, rawPayload } = await ask(url, accepted);
      expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([
        200,
        coding,
        expect.stringMatching(/accept-encoding/i),
      ]);
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(Number(headers['content-length'])).toBe((await stat(join(folder, part, url + end))).size);
      expect(unpack(rawPayload).toString()).toBe(TEXT);
    }
    const plain = await ask(url);
    expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, TEXT]);
  });

  it.each(['/assets', '/assets/', '/admin-assets', '/admin-assets/'])('%s lists nothing', async (url) => {
    const { payload } = await ask(url);
    expect(payload).not.toMatch(/1a2b3c4d|\.js/);
  });

  it.each(['/StoreImages/', '/StoreDocuments/', '/VendorLogos/', '/TeamImages/'])('%s is no file', async (url) => {
    const [folder, above] = [await ask(url), await ask(`${url}..%2f`)];
    expect([folder.statusCode, above.statusCode]).toEqual([404, url === '/StoreDocuments/' ? 401 : 404]);
  });

  it('leaves alone what is small, and what has been compressed', async () => {
    const form = join(folder, 'client/assets/home-1a2b3c4d.js.br');
    const before = await stat(form);
    await promisify(execFile)(process.execPath, [PROGRAM, join(folder, 'client')]);
    expect((await stat(form)).mtimeMs).toBe(before.mtimeMs);
    await expect(stat(join(folder, 'client/assets/small-1a2b3c4d.js.br'))).rejects.toThrow('ENOENT');
  });
});
