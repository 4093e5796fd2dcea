import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, TestApp } from '../../test/test-app';
import { PagesService } from './pages.service';
import { serverNotices } from './server-notices';

describe('the notices of others', () => {
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-notices-'));
    const files = {
      'client/THIRD-PARTY-NOTICES.txt': '## react - 1.0.0 (MIT)',
      'client/assets/THIRD-PARTY-1a2b3c4d.txt': 'What the maps are drawn from',
      'client/assets/inter-ofl.txt': 'SIL OPEN FONT LICENSE',
      'client/assets/home-1a2b3c4d.js': 'console.log(1)',
      'office/index.html': '<p>Office</p>',
      'office/THIRD-PARTY-NOTICES.txt': '## react-admin - 1.0.0 (MIT)',
    };
    for (const name of ['client/assets', 'office/admin-assets']) {
      await mkdir(join(folder, name), { recursive: true });
    }
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(folder, name), text);
    }
    const settings = { SITE_DIST: folder, ADMIN_DIST: join(folder, 'office') };
    app = await startTestApp(settings, (http) => http.get(PagesService).register());
  });

  afterAll(async () => {
    delete process.env.SITE_DIST;
    delete process.env.ADMIN_DIST;
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('[FDEP-21] are one text at /licenses.txt: those of the site and of the back office, with data and letters', async () => {
    const { statusCode, headers, payload } = await app.app.inject({ method: 'GET', url: '/licenses.txt' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(payload).toMatch(/THE SITE\n\n## react - 1\.0\.0.*THE BACK OFFICE\n\n## react-admin - 1\.0\.0/s);
    expect(payload).toContain('What the maps are drawn from');
    expect(payload).toContain('SIL OPEN FONT LICENSE');
    expect(payload).not.toContain('console.log');
  });

  it('[FDEP-21] [FDEP-22] name the packages of the processes with their texts, libvips as a library apart, and GeoNames', () => {
    const text = serverNotices();
    expect(text).toMatch(/## @nestjs\/core - [\d.]+ \(MIT\)/);
    expect(text).toMatch(/\n## @img\/sharp-libvips-\S+ - [\d.]+ \(LGPL-3\.0-or-later\)\n/);
    expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
    expect(text).toContain('GeoNames, https://www.geonames.org/, CC BY 4.0');
  });
});
