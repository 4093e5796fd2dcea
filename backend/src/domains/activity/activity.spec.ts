import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppModule } from '../../app.module';
import { loadConfig } from '../../config';
import { newDataSource } from '../../platform/database/data-source';
import { ActivityRecorder } from './activity-recorder';
import { createHttpApp } from '../../platform/http/http-app';
import { PagesService } from '../../pages/pages.service';
import { aProperty } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0' };
const ROBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

describe('what people do on the site', () => {
  it('[ANA-07, ANA-17] of people, and not of robots, is counted, and a count that fails costs nobody their answer', async () => {
    const app: TestApp = await startTestApp();
    try {
      const { id } = await aProperty(app.source);
      const look = (headers: Record<string, string>) =>
        app.call('GET', `/api/home/store/profile/${id}`, undefined, undefined, headers);
      const search = (headers: Record<string, string>) =>
        app.call(
          'POST',
          '/api/home/property/search',
          { IsShowFull: true, Keyword: 'depot', Page: 1, PageLength: 10 },
          undefined,
          headers,
        );
      for (const headers of [BROWSER, ROBOT]) {
        expect([(await look(headers)).status, (await search(headers)).status]).toEqual([200, 200]);
      }
      await app.app.get(ActivityRecorder).flush();
      expect(await app.source.query('select kind, property_id, keyword from activities order by kind')).toEqual([
        { kind: 1, property_id: null, keyword: 'depot' },
        { kind: 3, property_id: id, keyword: null },
      ]);
      await app.asOwner('alter table activities rename to gone');
      expect([(await look(BROWSER)).status, (await search(BROWSER)).status]).toEqual([200, 200]);
    } finally {
      await app.close();
    }
  });

  it('[ANA-08, BEYE-60] a visit begins a session, the pages after it and the office do not, and none of it is lost when the process is told to end', async () => {
    const database = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'stowbridge-test-'));
    const source = await newDataSource(database.url, 2).initialize();
    const environment = { ...process.env };
    try {
      await mkdir(join(folder, 'server'));
      await writeFile(
        join(folder, 'server', 'entry-server.js'),
        `exports.render = async () => ({ status: 200, html: '<p>A page</p>' });`,
      );
      Object.assign(process.env, {
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        REDIS_URL: process.env.TEST_REDIS_URL,
        SECRET_KEY: 'a secret that is only used by tests, 32+',
        DATA_DIR: folder,
        SITE_DIST: folder,
        LOG_LEVEL: 'error',
      });
      const app = await createHttpApp(AppModule, loadConfig(), { logger: ['error'] });
      await app.get(PagesService).register();
      await app.init();
      await app.getHttpAdapter().getInstance().ready();
      const visit = (headers: Record<string, string>) => app.inject({ method: 'GET', url: '/', headers });
      const first = await visit(BROWSER);
      expect([first.statusCode, first.payload]).toEqual([200, '<p>A page</p>']);
      const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      for (const headers of [
        { ...BROWSER, cookie },
        { ...BROWSER, cookie: 'area=admin' },
        ROBOT,
        { 'user-agent': 'curl/8' },
      ]) {
        expect((await visit(headers)).statusCode).toBe(200);
      }
      await app.close();
      expect(await source.query('select kind from activities')).toEqual([{ kind: 2 }]);
    } finally {
      process.env = environment;
      await source.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
