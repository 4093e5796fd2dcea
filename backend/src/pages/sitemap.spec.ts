import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PagesService } from './pages.service';
import { SitemapService } from './sitemap.service';
import { aProperty } from '../../test/builders';
import { Config } from '../config';
import { startTestApp, TestApp } from '../../test/test-app';

const SITE = `exports.render = async () => ({ status: 200, html: '<p>A page</p>' });
exports.addresses = {
  fixed: ['/', '/faq'],
  property: (id, name) => '/property/' + id + '/' + name + '/',
  teamMember: (id) => '/teamdetails/' + id,
  vendorList: (...parts) => '/profilelist/' + parts.join('/'),
};`;
const ORIGIN = 'https://stowbridge.example';

describe('what search engines are told', () => {
  let app: TestApp;
  let folder: string;
  const read = async (url: string) => {
    const { statusCode, payload, headers } = await app.app.inject({ method: 'GET', url });
    return {
      statusCode,
      type: headers['content-type'],
      text: payload,
      found: [...payload.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc.replace(ORIGIN, '')),
    };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-site-'));
    await mkdir(join(folder, 'server'));
    await writeFile(join(folder, 'server', 'entry-server.js'), SITE);
    app = await startTestApp({ SITE_DIST: folder, PUBLIC_URL: ORIGIN }, (http) => http.get(PagesService).register());
  });

  afterAll(async () => {
    delete process.env.SITE_DIST;
    delete process.env.PUBLIC_URL;
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('[SHELL-01] robots keep out of the interfaces and the screens of signed-in people', async () => {
    const { statusCode, type, text } = await read('/robots.txt');
    expect([statusCode, type]).toEqual([200, 'text/plain; charset=utf-8']);
    for (const path of ['/api/', '/admin', '/buyer/', '/seller/', '/my-account']) {
      expect(text).toContain(`\nDisallow: ${path}\n`);
    }
    expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('[FSEC-28] whoever has found a hole learns whom to tell, from a page that is less than a year good', async () => {
    const read = async (): Promise<[number, string, Map<string, string>]> => {
      const answer = await app.app.inject('/.well-known/security.txt');
      const fields = answer.payload.trim().split('\n');
      return [
        answer.statusCode,
        String(answer.headers['content-type']),
        new Map(fields.map((field) => field.split(/: (.*)/s, 2) as [string, string])),
      ];
    };
    const [status, type, fields] = await read();
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const config = app.app.get(Config);
    expect(fields.get('Contact')).toBe(`mailto:${config.CONTACT_EMAIL}`);
    expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
    const days = (Date.parse(String(fields.get('Expires'))) - Date.now()) / 86_400_000;
    expect([days > 30, days < 365]).toEqual([true, true]);
    config.SECURITY_EMAIL = 'security@example.com';
    expect((await read())[2].get('Contact')).toBe('mailto:security@example.com');
  });

  it('[SHELL-04] the site map names the pages and the published properties, and no others', async () => {
    const shown = await aProperty(app.source, { name: 'Dock & Door' });
    await aProperty(app.source, { name: 'Hidden', active: false });
    const { statusCode, type, text, found } = await read('/sitemap.xml');
    expect([statusCode, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(found.filter((path) => !path.startsWith('/teamdetails/') && !path.startsWith('/profilelist/'))).toEqual([
      '/',
      '/faq',
      `/property/${shown.id}/Dock &amp; Door/`,
    ]);
    expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  });

  it('[SHELL-04] past what one file may hold it is an index, and its files together name every published property once', async () => {
    const sitemap = app.app.get(SitemapService);
    expect(sitemap.most).toBe(50_000);
    sitemap.most = 4; // so that a few properties are too many
    for (let made = 0; made < 9; made += 1) {
      await aProperty(app.source, { active: made % 3 !== 2 });
    }
    const index = await read('/sitemap.xml');
    expect(index.text).toContain('<sitemapindex');
    expect(index.found.slice(0, 3)).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-properties-0.xml',
      '/sitemap-properties-1.xml',
    ]);
    const parts = await Promise.all(index.found.slice(1).map((path) => read(path)));
    expect(parts.every(({ found }) => found.length > 0 && found.length <= 4)).toBe(true);
    const properties = parts.flatMap(({ found }) => found.map((path) => Number(path.split('/')[2])));
    const published = await app.source.query<{ id: number }[]>('select id from properties where active order by id');
    expect(published.length).toBeGreaterThan(4);
    expect(properties).toEqual(published.map(({ id }) => id));
    sitemap.most = 50_000;
  });

  it('a part that is none is not found, whatever it is called', async () => {
    for (const part of ['properties-99999', 'properties-', 'x', 'properties-0x', '..']) {
      expect([part, (await read(`/sitemap-${part}.xml`)).statusCode]).toEqual([part, 404]);
    }
  });
});
