import { randomBytes } from 'node:crypto';
import { Config } from '../../config';
import { aBuyer, anAdmin, aSeller, aSession } from '../../../test/builders';
import { JwtService } from '@nestjs/jwt';
import { SignedTokensService } from '../../platform/access/signed-tokens.service';
import { Queues } from '../../platform/events/queues';
import { Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const cookieOf = (answer: Answer): string => String(answer.headers['set-cookie'] ?? '');
const consoleCookie = (answer: Answer): Record<string, string> => ({
  cookie: cookieOf(answer).split(';')[0],
  'sec-fetch-site': 'same-origin',
});

describe('operations', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()), 60_000);
  afterAll(() => app.close());

  describe('job console', () => {
    it('opens for an administrator, by a cookie that no script and no other site can use', async () => {
      const admin = await anAdmin(app.source);
      const opened = await app.call('POST', '/api/v1/ops/console', {}, await tokenOf(app, admin.id));
      expect([opened.status, opened.json()]).toEqual([200, { url: '/api/ops/jobs' }]);
      expect(cookieOf(opened)).toMatch(/^console=[^;]+; Max-Age=1800; Path=\/api\/ops; HttpOnly; SameSite=Strict$/);
      const page = await app.call('GET', '/api/ops/jobs', undefined, undefined, consoleCookie(opened));
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      const queues = await app.call('GET', '/api/ops/jobs/api/queues', undefined, undefined, consoleCookie(opened));
      expect(
        queues
          .json<{ queues: { name: string }[] }>()
          .queues.map(({ name }) => name)
          .sort(),
      ).toEqual(['certificates', 'events', 'hooks', 'imports', 'mail', 'upkeep']);
    });

    it('keeps the strict content policy and asks nothing of other sites', async () => {
      const opened = await app.call(
        'POST',
        '/api/v1/ops/console',
        {},
        await tokenOf(app, (await anAdmin(app.source)).id),
      );
      const page = await app.call('GET', '/api/ops/jobs', undefined, undefined, consoleCookie(opened));
      const policy = String(page.headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain(`frame-ancestors 'self'`);
      expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(page.text.match(/<style[^>]*>/g)).toEqual([`<style nonce="${nonce}">`]);
      expect(page.text).not.toMatch(/ style=|https?:\/\//);
    });

    it('stays closed without the cookie', async () => {
      for (const path of ['', '/', '/api/queues', '/queue/mail', '/static/css/main.css', '/API/queues']) {
        const answer = await app.call('GET', `/api/ops/jobs${path}`);
        expect([path, [401, 404].includes(answer.status), answer.text.includes('queues')]).toEqual([path, true, false]);
      }
      const answer = await app.call('GET', '/api/ops/jobs/api/queues');
      expect([answer.status, answer.headers['content-type']]).toEqual([401, 'text/plain; charset=utf-8']);
      expect((await app.call('PUT', '/api/ops/jobs/api/queues/mail/retry/failed')).status).toBe(401);
    });

    it('is not opened for buyers, sellers and visitors, and gives them no cookie', async () => {
      const tokens = [
        undefined,
        await tokenOf(app, (await aBuyer(app.source)).id),
        await tokenOf(app, (await aSeller(app.source)).id),
      ];
      const answers = await Promise.all(tokens.map((token) => app.call('POST', '/api/v1/ops/console', {}, token)));
      expect(answers.map((answer) => [answer.status, cookieOf(answer)])).toEqual([
        [401, ''],
        [403, ''],
        [403, ''],
      ]);
    });

    it('does not take a bearer token, a file link or a made-up cookie for its own', async () => {
      const admin = await anAdmin(app.source);
      const sid = await aSession(app.source, admin.id);
      const wrong = [
        app.app.get(JwtService).sign({ sid, use: 'access' }),
        app.app.get(SignedTokensService).sign('file', { sid }, 60),
        app.app.get(SignedTokensService).sign('console', { sid }, -1),
        randomBytes(20).toString('hex'),
      ];
      for (const token of wrong) {
        expect(
          (await app.call('GET', '/api/ops/jobs/api/queues', undefined, undefined, { cookie: `console=${token}` }))
            .status,
        ).toBe(401);
      }
      const bearer = await app.call('GET', '/api/ops/jobs/api/queues', undefined, await tokenOf(app, admin.id));
      expect(bearer.status).toBe(401);
    });

    it('closes when the session ends, and when the person is no administrator any more', async () => {
      const [leaver, demoted, rejected] = [
        await anAdmin(app.source),
        await anAdmin(app.source),
        await anAdmin(app.source),
      ];
      const cookies = await Promise.all(
        [leaver, demoted, rejected].map(async ({ id }) =>
          consoleCookie(await app.call('POST', '/api/v1/ops/console', {}, await tokenOf(app, id))),
        ),
      );
      const statuses = (): Promise<number[]> =>
        Promise.all(
          cookies.map(
            async (cookie) => (await app.call('GET', '/api/ops/jobs/api/queues', undefined, undefined, cookie)).status,
          ),
        );
      expect(await statuses()).toEqual([200, 200, 200]);
      await app.source.query('update sessions set ended_at = now() where user_id = $1', [leaver.id]);
      await app.source.query('update user_roles set role_id = 2 where user_id = $1', [demoted.id]);
      await app.source.query('update users set status_id = 3 where id = $1', [rejected.id]);
      expect(await statuses()).toEqual([401, 401, 401]);
    });

    it('[FSEC-26] has a cookie of this host alone over https', async () => {
      const token = await tokenOf(app, (await anAdmin(app.source)).id);
      const config = app.app.get(Config);
      const local = config.PUBLIC_URL;
      config.PUBLIC_URL = 'https://market.example.com';
      try {
        const opened = await app.call('POST', '/api/v1/ops/console', {}, token);
        expect(cookieOf(opened)).toMatch(
          /^__Host-console=[^;]+; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
        );
        const queues = () => app.call('GET', '/api/ops/jobs/api/queues', undefined, undefined, consoleCookie(opened));
        expect((await queues()).status).toBe(200);
        config.PUBLIC_URL = local;
        expect((await queues()).status).toBe(401);
      } finally {
        config.PUBLIC_URL = local;
      }
    });

    it('[FSEC-27] stops and starts queues for its own page only, and names who did it', async () => {
      const { id } = await anAdmin(app.source);
      const cookie = cookieOf(await app.call('POST', '/api/v1/ops/console', {}, await tokenOf(app, id))).split(';')[0];
      const queue = app.app.get(Queues).get('upkeep');
      const put = async (verb: string, headers: Record<string, string>) =>
        (await app.call('PUT', `/api/ops/jobs/api/queues/upkeep/${verb}`, {}, undefined, { cookie, ...headers }))
          .status;
      const foreign = [
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
        {},
      ];
      for (const headers of foreign) {
        expect([headers, await put('pause', headers as Record<string, string>)]).toEqual([headers, 403]);
      }
      expect(await queue.isPaused()).toBe(false);
      const rows = () =>
        app.source.query<{ action: string; detail: object }[]>(
          'select action, detail from audit_log where actor_id = $1 order by id',
          [id],
        );
      expect(await rows()).toEqual([]);

      const own = new URL(app.app.get(Config).PUBLIC_URL).origin;
      expect(await put('pause', { origin: own })).toBe(200);
      expect(await queue.isPaused()).toBe(true);
      expect(await put('resume', { 'sec-fetch-site': 'same-origin' })).toBe(200);
      expect(await queue.isPaused()).toBe(false);
      expect(await rows()).toEqual([
        { action: 'system.queue-paused', detail: { queue: 'upkeep' } },
        { action: 'system.queue-resumed', detail: { queue: 'upkeep' } },
      ]);
    });

    it('lets an administrator retry jobs, but neither add nor remove any', async () => {
      const queue = app.app.get(Queues).get('mail');
      const cookie = consoleCookie(
        await app.call('POST', '/api/v1/ops/console', {}, await tokenOf(app, (await anAdmin(app.source)).id)),
      );
      const job = await queue.add(
        'mail',
        { mailId: 2_000_000_000 },
        { jobId: `test:${randomBytes(4).toString('hex')}`, delay: 60_000 },
      );
      const put = (path: string): Promise<Answer> =>
        app.call('PUT', `/api/ops/jobs/api/queues/mail/${path}`, {}, undefined, cookie);
      expect(
        (
          await app.call(
            'POST',
            '/api/ops/jobs/api/queues/mail/add',
            { name: 'x', data: {}, options: {} },
            undefined,
            cookie,
          )
        ).status,
      ).toBe(403);
      for (const path of [`${String(job.id)}/clean`, 'clean/delayed', 'empty', 'obliterate']) {
        expect([path, (await put(path)).status]).toEqual([path, 403]);
      }
      expect(await job.isDelayed()).toBe(true);
      expect((await put(`${String(job.id)}/promote`)).status).toBe(204);
      expect(await job.isWaiting()).toBe(true);
      await job.remove();
    });
  });
});
