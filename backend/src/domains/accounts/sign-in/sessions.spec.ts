import { aBuyer, anAdmin, aSession } from '../../../../test/builders';
import { Answer, startTestApp, TestApp } from '../../../../test/test-app';
import { forgetSignIns } from './forget-sign-ins';
import { hashPassword, hashToken } from './passwords';
import { Config } from '../../../config';
import { User } from '../users/user.entity';

const ZONE = 'America/Denver';

describe('sessions', () => {
  let app: TestApp;
  let hash: string;
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: ZONE });
    hash = await hashPassword('abc-123');
  });
  afterAll(async () => {
    await app.close();
    delete process.env.OFFICE_TIME_ZONE;
  });

  const withPassword = (): Partial<User> => ({ passwordHash: hash });
  const refreshCookie = (answer: Answer): string =>
    [answer.headers['set-cookie'] ?? []]
      .flat()
      .join('\n')
      .match(/refresh=([^;]+)/)?.[1] ?? '';
  const login = (UserName: string) => app.call('POST', '/api/account/login', { UserName, Password: 'abc-123' });
  const refresh = (cookie: string) =>
    app.call('POST', '/api/v1/session/refresh', {}, undefined, { cookie: `refresh=${cookie}` });
  const rotated = async (cookie: string): Promise<string> => refreshCookie(await refresh(cookie));
  /** All tokens that were replaced so far were replaced this long ago. */
  const wait = (seconds: number): Promise<unknown> =>
    app.source.query('update spent_refresh_tokens set replaced_at = replaced_at - make_interval(secs => $1)', [
      seconds,
    ]);
  const told = async (userId: number): Promise<number[]> => {
    const [row] = await app.source.query<{ events: number; rows: number }[]>(
      `select (select count(*)::int from events where name = 'session.reused' and (payload->>'userId')::int = $1) events,
              (select count(*)::int from audit_log where action = 'session.reused' and subject_id = $1 and actor_id = $1 and address is not null) rows`,
      [userId],
    );
    return [row.events, row.rows];
  };

  describe('whose refresh token was replaced', () => {
    it.each([0, 1, 2])(
      '[FSEC-08] [AUTH-31] end at the reuse of token %s of three, for the thief and the owner, who is told once',
      async (which) => {
        const user = await aBuyer(app.source, withPassword());
        const signedIn = await login(user.email);
        const tokens = [refreshCookie(signedIn)];
        for (let time = 0; time < 3; time += 1) {
          tokens.push(await rotated(tokens[time]));
        }
        await wait(31);
        expect(await told(user.id)).toEqual([0, 0]);
        const reused = await refresh(tokens[which]);
        expect([reused.status, reused.json<{ detail: string }>().detail]).toEqual([401, 'Please sign in again.']);
        expect([
          (await refresh(tokens[3])).status,
          (await app.call('GET', '/api/account/profile', undefined, signedIn.json<{ Token: string }>().Token)).status,
        ]).toEqual([401, 401]);
        await refresh(tokens[0]);
        expect(await told(user.id)).toEqual([1, 1]);
      },
    );

    it('[FSEC-08] [AUTH-31] survive two tabs within 30 seconds, also when both show the older token, side by side', async () => {
      const user = await aBuyer(app.source, withPassword());
      const first = refreshCookie(await login(user.email));
      const both = await Promise.all([refresh(first), refresh(first)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const [second] = both.map(refreshCookie).filter(Boolean);
      const third = await rotated(second);
      await wait(20);
      expect(
        [await refresh(first), await refresh(second), await refresh(first)].map((answer) => [
          answer.status,
          refreshCookie(answer),
        ]),
      ).toEqual(Array(3).fill([200, '']));
      expect([(await refresh(third)).status, await told(user.id)]).toEqual([200, [0, 0]]);
    });

    it('[FSEC-08] end others of the person not, and an unknown token ends none', async () => {
      const user = await aBuyer(app.source, withPassword());
      const [stolen, other] = [refreshCookie(await login(user.email)), refreshCookie(await login(user.email))];
      await rotated(stolen);
      await wait(31);
      expect([
        (await refresh(stolen)).status,
        (await refresh('unknown')).status,
        (await refresh(other)).status,
      ]).toEqual([401, 401, 200]);
    });

    it('[FSEC-08] are known to processes of the release before, which note the last token only', async () => {
      const user = await aBuyer(app.source, withPassword());
      const first = refreshCookie(await login(user.email));
      const old = await aSession(app.source, user.id, {
        previousHash: hashToken('before'),
        previousUntil: new Date(Date.now() + 20_000),
      });
      expect((await refresh('before')).json<{ sessionId: string }>().sessionId).toBe(old);
      await app.source.query(`update sessions set previous_until = now() - interval '1 second' where id = $1`, [old]);
      expect([(await refresh('before')).status, await told(user.id)]).toEqual([401, [1, 1]]);
      await rotated(first);
      expect(
        await app.source.query('select previous_until > now() fresh from sessions where previous_hash = $1', [
          hashToken(first),
        ]),
      ).toEqual([{ fresh: true }]);
    });

    it('[FSEC-08] leave nothing behind once they are over; live ones keep every token', async () => {
      const user = await aBuyer(app.source, withPassword());
      const [ended, live] = [refreshCookie(await login(user.email)), refreshCookie(await login(user.email))];
      await rotated(ended);
      await rotated(await rotated(live));
      await app.source.query('update sessions set ended_at = now() where previous_hash = $1', [hashToken(ended)]);
      await forgetSignIns(app.source);
      const left = await app.source.query(
        'select count(*)::int n from spent_refresh_tokens t join sessions s on s.id = t.session_id where s.user_id = $1',
        [user.id],
      );
      expect(left).toEqual([{ n: 2 }]);
    });
  });

  describe('in a browser', () => {
    it('[FSEC-27] go on for a page of ours and for programs, not for the page of another site', async () => {
      const user = await aBuyer(app.source, withPassword());
      const cookie = `refresh=${refreshCookie(await login(user.email))}`;
      const from = async (headers: Record<string, string>) =>
        (await app.call('POST', '/api/v1/session/refresh', {}, undefined, { cookie, ...headers })).status;
      const own = new URL(app.app.get(Config).PUBLIC_URL).origin;
      expect(await from({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await from({ origin: 'https://evil.example' })).toBe(403);
      expect(await from({ 'sec-fetch-site': 'same-site' })).toBe(403);
      expect(await told(user.id)).toEqual([0, 0]);
      expect(await from({ origin: own, 'sec-fetch-site': 'same-origin' })).toBe(200);
      expect(await from({ origin: own })).toBe(200);
      expect(await from({})).toBe(200);
    });

    it('[FSEC-26] have a cookie of this host alone over https, which goes on and ends there', async () => {
      const user = await aBuyer(app.source, withPassword());
      const config = app.app.get(Config);
      const local = config.PUBLIC_URL;
      config.PUBLIC_URL = 'https://market.example.com';
      try {
        const set = (answer: Answer): string =>
          [answer.headers['set-cookie'] ?? []]
            .flat()
            .map(String)
            .find((one) => /refresh=/.test(one)) ?? '';
        const signedIn = await login(user.email);
        expect(set(signedIn)).toMatch(
          /^__Host-refresh=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
        );
        const cookie = set(signedIn).split(';')[0];
        const ask = (sent: string) => app.call('POST', '/api/v1/session/refresh', {}, undefined, { cookie: sent });
        expect((await ask(cookie.replace('__Host-', ''))).status).toBe(401);
        const goneOn = await ask(cookie);
        expect([goneOn.status, set(goneOn)]).toEqual([200, expect.stringMatching(/^__Host-refresh=/)]);
        const { token, sessionId } = goneOn.json<{ token: string; sessionId: string }>();
        const out = await app.call('POST', `/api/home/logout/${sessionId}`, {}, token);
        expect(set(out)).toMatch(/^__Host-refresh=; Max-Age=0; Path=\/;/);
      } finally {
        config.PUBLIC_URL = local;
      }
    });
  });

  describe('in time', () => {
    const settings = { SESSION_IDLE_DAYS: 14, SESSION_DAYS: 30, ADMIN_SESSION_IDLE_HOURS: 12, ADMIN_SESSION_DAYS: 7 };
    afterEach(() => void Object.assign(app.app.get(Config), settings));

    /** Signs in, moves the sign-in back, refreshes, and says when the session ends: by hours from now and from its sign-in. */
    async function afterRefresh(
      user: User,
      signedInAgo: string,
    ): Promise<{ status: number; fromNow: number; fromSignIn: number; night: string }> {
      const cookie = refreshCookie(await login(user.email));
      await app.source.query('update sessions set signed_in_at = now() - $2::interval where refresh_hash = $1', [
        hashToken(cookie),
        signedInAgo,
      ]);
      const { status } = await refresh(cookie);
      const [row] = await app.source.query<{ fromNow: number; fromSignIn: number; night: string }[]>(
        `select extract(epoch from expires_at - now())::float8 / 3600 "fromNow", extract(epoch from expires_at - signed_in_at)::float8 / 3600 "fromSignIn",
                (expires_at at time zone $2)::date - (signed_in_at at time zone $2)::date || ' days, ' || to_char(expires_at at time zone $2, 'HH24:MI:SS') night
         from sessions where $1 in (refresh_hash, previous_hash)`,
        [hashToken(cookie), ZONE],
      );
      return { status, ...row };
    }

    it('[FSEC-08] end 14 days after their last use, and 30 days after the sign-in at the latest', async () => {
      const user = await aBuyer(app.source, withPassword());
      const young = await afterRefresh(user, '10 days');
      expect([young.status, Math.round(young.fromNow)]).toEqual([200, 14 * 24]);
      const old = await afterRefresh(user, '29 days');
      expect([old.status, Math.round(old.fromSignIn)]).toEqual([200, 30 * 24]);
      expect((await afterRefresh(user, '30 days')).status).toBe(401);
    });

    it('[FSEC-08] of administrators end 12 hours after their last use, and in the night of the seventh day at the latest', async () => {
      const admin = await anAdmin(app.source, withPassword());
      const young = await afterRefresh(admin, '1 hour');
      expect([young.status, Math.round(young.fromNow)]).toEqual([200, 12]);
      app.app.get(Config).ADMIN_SESSION_IDLE_HOURS = 100;
      const old = await afterRefresh(admin, '6 days');
      expect([old.status, old.night]).toEqual([200, '7 days, 04:00:00']);
      expect((await afterRefresh(admin, '8 days')).status).toBe(401);
    });

    it('[FSEC-08] end so from the sign-in on, with a cookie that lives as long, by settings that hold for open ones too', async () => {
      const [user, admin] = [await aBuyer(app.source, withPassword()), await anAdmin(app.source, withPassword())];
      const hours = async ({ email }: User): Promise<number> => {
        const line = [(await login(email)).headers['set-cookie'] ?? []]
          .flat()
          .find((cookie) => String(cookie).startsWith('refresh=')) as string;
        return Math.round((Date.parse(/Expires=([^;]+)/.exec(line)?.[1] ?? '') - Date.now()) / 3_600_000);
      };
      expect([await hours(user), await hours(admin)]).toEqual([14 * 24, 12]);
      Object.assign(app.app.get(Config), { SESSION_IDLE_DAYS: 3, SESSION_DAYS: 2, ADMIN_SESSION_IDLE_HOURS: 4 });
      expect([await hours(user), await hours(admin)]).toEqual([48, 4]);
      expect((await afterRefresh(user, '3 days')).status).toBe(401);
      app.app.get(Config).ADMIN_SESSION_DAYS = 1;
      expect((await afterRefresh(admin, '3 days')).status).toBe(401);
    });

    it('[FSEC-08] are over for each request from then on', async () => {
      const user = await aBuyer(app.source, withPassword());
      const answer = await login(user.email);
      await app.source.query('update sessions set expires_at = now() where user_id = $1', [user.id]);
      expect([
        (await app.call('GET', '/api/account/profile', undefined, answer.json<{ Token: string }>().Token)).status,
        (await refresh(refreshCookie(answer))).status,
      ]).toEqual([401, 401]);
    });
  });
});
