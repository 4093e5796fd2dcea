import { aBuyer } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { hashPassword, hashToken } from './passwords';
import { clientOf } from '../../../platform/http/rate-limit.service';
import { Config } from '../../../config';
import { User } from '../users/user.entity';

interface Tried {
  status: number;
  wait: number;
  /** The Set-Cookie lines. */
  set: string[];
}

describe('wrong passwords', () => {
  let app: TestApp;
  let hash: string;
  beforeAll(async () => {
    app = await startTestApp();
    hash = await hashPassword('abc-123');
  });
  afterAll(() => app.close());
  beforeEach(() => app.source.query('delete from rate_counters'));
  afterEach(() => void Object.assign(app.app.get(Config), { PUBLIC_URL: 'http://localhost:3000', SIGN_IN_LIMIT: 10 }));

  const someone = (): Promise<User> => aBuyer(app.source, { passwordHash: hash } as Partial<User>);
  const post = async (
    call: string,
    remoteAddress: string,
    payload: object,
    cookie = '',
    more: Record<string, string> = {},
  ): Promise<Tried> => {
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/account/${call}`,
      payload,
      remoteAddress,
      headers: { ...(cookie && { cookie }), ...more },
    });
    return {
      status: answer.statusCode,
      wait: Number(answer.headers['retry-after'] ?? 0),
      set: [answer.headers['set-cookie'] ?? []].flat(),
    };
  };
  const from = (address: string, UserName: string, Password: string, cookie?: string, more?: Record<string, string>) =>
    post('login', address, { UserName, Password }, cookie, more);
  const deviceOf = ({ set }: Tried): string => set.find((line) => /device=/.test(line)) ?? '';
  const cookieOf = (tried: Tried): string => deviceOf(tried).split(';')[0];
  const guess = (address: string, number: number) => from(address, `person${number}@example.com`, 'Summer-2026');
  const statuses = (tried: Tried[]): string => tried.map(({ status }) => status).join(' ');
  /** As many wrong passwords for one account, each from a client of its own. */
  const attack = async (email: string, times: number, first = 0): Promise<Tried[]> => {
    const tried: Tried[] = [];
    for (let number = first; number < first + times; number += 1) {
      tried.push(await from(`198.51.${Math.floor(number / 250)}.${1 + (number % 250)}`, email, 'wrong-1'));
    }
    return tried;
  };
  /** Uses up what unknown clients may try, at a tenth of the price. */
  const besiege = (email: string): Promise<Tried[]> => {
    app.app.get(Config).SIGN_IN_LIMIT = 1;
    return attack(email, 11);
  };
  const warnings = async (userId: number): Promise<number> =>
    (
      await app.source.query<unknown[]>(
        `select 1 from events where name = 'sign-in.attacked' and (payload->>'userId')::int = $1`,
        [userId],
      )
    ).length;

  describe('from one client', () => {
    it('[FTEST-12] at 50 different accounts stop the client for a while, and no other one; right passwords do not count', async () => {
      const user = await someone();
      for (let number = 1; number < 50; number += 1) {
        expect((await guess('203.0.113.7', number)).status).toBe(400);
      }
      for (let time = 0; time < 3; time += 1) {
        expect((await from('203.0.113.7', user.email, 'abc-123')).status).toBe(200);
      }
      expect((await guess('203.0.113.7', 50)).status).toBe(400);
      const refused = await guess('203.0.113.7', 51);
      expect([refused.status, refused.wait > 0 && refused.wait <= 900]).toEqual([429, true]);
      expect((await from('203.0.113.7', user.email, 'abc-123')).status).toBe(429);
      expect([
        (await guess('203.0.113.8', 51)).status,
        (await from('203.0.113.8', user.email, 'abc-123')).status,
      ]).toEqual([400, 200]);
    });

    it('[FTEST-12] side by side do not slip through, nor from the many addresses of one IPv6 network', async () => {
      const side = await Promise.all(
        Array.from({ length: 60 }, (_, number) => guess(`2001:db8:0:7::${(number + 1).toString(16)}`, number)),
      );
      expect([400, 429].map((status) => side.filter((one) => one.status === status).length)).toEqual([50, 10]);
      expect([(await guess('2001:db8:0:7:ffff::1', 1)).status, (await guess('2001:db8:0:8::1', 1)).status]).toEqual([
        429, 400,
      ]);
    });

    it.each([
      ['203.0.113.7', '203.0.113.7'],
      ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
      ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
      ['2001:0db8:0000:0007:1:2:3:4', '2001:db8:0:7::/64'],
      ['::1', '0:0:0:0::/64'],
      ['2001:db8::', '2001:db8:0:0::/64'],
      ['unknown', 'unknown'],
    ])('[FTEST-12] %s belongs to the client %s', (address, client) => {
      expect(clientOf(address)).toBe(client);
    });

    it('[FSEC-07] at one account stop it after ten, in whatever letter case and with whatever forwarding header, also with the right password; for a while', async () => {
      const { email } = await someone();
      const spelt = [email, email.toUpperCase(), ` ${email} `];
      const tried: Tried[] = [];
      for (let time = 0; time < 10; time += 1) {
        tried.push(
          await from('203.0.113.7', spelt[time % 3], 'wrong-1', '', { 'x-forwarded-for': `198.51.100.${time}` }),
        );
      }
      expect(statuses(tried)).toBe(Array(10).fill(400).join(' '));
      const refused = await from('203.0.113.7', email, 'abc-123', '', { 'x-forwarded-for': '198.51.100.99' });
      expect([refused.status, refused.wait > 0 && refused.wait <= 900]).toEqual([429, true]);
      expect((await from('203.0.113.8', email, 'abc-123')).status).toBe(200);
      await app.source.query(`update rate_counters set resets_at = now() - interval '1 second'`);
      expect((await from('203.0.113.7', email, 'abc-123')).status).toBe(200);
    });

    it('[FSEC-07] are given back by no success of somebody else, and right passwords never count', async () => {
      const [owner, neighbour] = [await someone(), await someone()];
      for (let time = 0; time < 9; time += 1) {
        await from('203.0.113.7', owner.email, 'wrong-1');
      }
      const right: Tried[] = [];
      for (let time = 0; time < 51; time += 1) {
        right.push(await from('203.0.113.7', neighbour.email, 'abc-123'));
      }
      expect(statuses(right)).toBe(Array(51).fill(200).join(' '));
      expect(
        statuses([
          await from('203.0.113.7', owner.email, 'wrong-1'),
          await from('203.0.113.7', owner.email, 'wrong-1'),
        ]),
      ).toBe('400 429');
    });
  });

  describe('of others', () => {
    it('[FSEC-07] 200 from one address leave the browser that its owner knows, and any other client, alone', async () => {
      const { email } = await someone();
      const known = cookieOf(await from('203.0.113.20', email, 'abc-123'));
      const tried: Tried[] = [];
      for (let time = 0; time < 200; time += 1) {
        tried.push(await from('203.0.113.21', email, 'wrong-1'));
      }
      expect([400, 429].map((status) => tried.filter((one) => one.status === status).length)).toEqual([10, 190]);
      expect((await from('203.0.113.20', email, 'abc-123', known)).status).toBe(200);
      expect((await from('203.0.113.22', email, 'abc-123')).status).toBe(200);
      expect((await from('203.0.113.21', email, 'abc-123', known)).status).toBe(200);
    });

    it('[FSEC-07] beyond a hundred make unknown clients wait, but no known browser, and warn the owner once a day; a new password makes a browser known', async () => {
      const user = await someone();
      const known = cookieOf(await from('203.0.113.20', user.email, 'abc-123'));
      expect(statuses(await attack(user.email, 100))).toBe(Array(100).fill(400).join(' '));
      expect(await warnings(user.id)).toBe(0);
      const refused = await attack(user.email, 3, 100);
      expect([statuses(refused), refused[0].wait > 900 && refused[0].wait <= 3600]).toEqual(['429 429 429', true]);
      expect((await from('203.0.113.22', user.email, 'abc-123')).status).toBe(429);
      expect((await from('203.0.113.20', user.email, 'abc-123', known)).status).toBe(200);
      expect(await warnings(user.id)).toBe(1);
      await app.source.query(
        `update rate_counters set resets_at = now() - interval '1 second' where key like 'sign-in-warning:%'`,
      );
      await attack(user.email, 1, 103);
      expect(await warnings(user.id)).toBe(2);
      await app.source.query(
        `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', $2, now() + interval '1 hour')`,
        [user.id, hashToken('mailed')],
      );
      const reset = await post('resetpassword', '203.0.113.22', {
        Token: 'mailed',
        Password: 'new-pass-1',
        ConfirmPassword: 'new-pass-1',
        isForgotPassword: true,
      });
      expect((await from('203.0.113.22', user.email, 'new-pass-1', cookieOf(reset))).status).toBe(200);
    });

    it('[FSEC-07] count for an address without an account as well, which is kept as a hash only', async () => {
      expect(statuses(await besiege('nobody@example.com'))).toBe([...Array<number>(10).fill(400), 429].join(' '));
      expect(await app.source.query(`select key from rate_counters where key like '%@%'`)).toEqual([]);
      expect(
        await app.source.query(`select 1 from events where name = 'sign-in.attacked' and payload->>'userId' is null`),
      ).toEqual([]);
    });
  });

  describe('of a known browser', () => {
    it('[FSEC-07] stop it after ten, and it alone', async () => {
      const { email } = await someone();
      const [known, other] = [
        cookieOf(await from('203.0.113.20', email, 'abc-123')),
        cookieOf(await from('203.0.113.20', email, 'abc-123')),
      ];
      const tried: Tried[] = [];
      for (let time = 0; time < 11; time += 1) {
        tried.push(await from(`203.0.113.${time}`, email, 'wrong-1', known));
      }
      expect(statuses(tried)).toBe([...Array<number>(10).fill(400), 429].join(' '));
      expect([
        (await from('203.0.113.20', email, 'abc-123', known)).status,
        (await from('203.0.113.20', email, 'abc-123', other)).status,
      ]).toEqual([429, 200]);
    });

    it('[FSEC-07] do so where it knows several accounts, each for itself', async () => {
      const [first, second] = [await someone(), await someone()];
      const one = cookieOf(await from('203.0.113.20', first.email, 'abc-123'));
      const both = cookieOf(await from('203.0.113.20', second.email, 'abc-123', one));
      for (const { email } of [first, second]) {
        await besiege(email);
      }
      expect(
        statuses([
          await from('203.0.113.20', first.email, 'abc-123', both),
          await from('203.0.113.20', second.email, 'abc-123', both),
          await from('203.0.113.20', second.email, 'abc-123', one),
        ]),
      ).toBe('200 200 429');
    });

    it.each([
      ['an edited cookie', (cookie: string) => `${cookie.slice(0, -2)}xx`, false],
      ['another account', (cookie: string) => cookie, true],
    ])('[FSEC-07] %s makes no browser known', async (_, changed, ofAnother) => {
      const [user, another] = [await someone(), await someone()];
      const cookie = changed(cookieOf(await from('203.0.113.20', (ofAnother ? another : user).email, 'abc-123')));
      await besiege(user.email);
      expect((await from('203.0.113.20', user.email, 'abc-123', cookie)).status).toBe(429);
    });

    it('[FSEC-07] a new password, by whatever way, ends what browsers were known by', async () => {
      const user = await someone();
      const [old, signedIn] = [
        cookieOf(await from('203.0.113.20', user.email, 'abc-123')),
        await app.call('POST', '/api/account/login', { UserName: user.email, Password: 'abc-123' }),
      ];
      const { Token } = signedIn.json<{ Token: string }>();
      const changed = await post(
        'changepassword',
        '203.0.113.20',
        { Password: 'new-pass-1', ConfirmPassword: 'new-pass-1' },
        old,
        { authorization: `Bearer ${Token}` },
      );
      await besiege(user.email);
      expect(
        statuses([
          await from('203.0.113.20', user.email, 'new-pass-1', old),
          await from('203.0.113.20', user.email, 'new-pass-1', cookieOf(changed)),
        ]),
      ).toBe('429 200');
    });

    it('[FSEC-07] its cookie lives 180 days, is read by no script and no other site, and over https by one host only', async () => {
      const { email } = await someone();
      expect(deviceOf(await from('203.0.113.20', email, 'abc-123'))).toMatch(
        /^device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      app.app.get(Config).PUBLIC_URL = 'https://market.example.com';
      expect(deviceOf(await from('203.0.113.20', email, 'abc-123'))).toMatch(
        /^__Host-device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
      const PERSON = {
        FirstName: 'Ada',
        LastName: 'Byron',
        City: 'Denver',
        PhoneNumber: '303-555-0100',
        ZipCode: '80202',
        CompanyName: 'Engines',
        StateId: 6,
        PositionID: 2,
        UserTypeID: 2,
      };
      const registered = await post('register/user', '203.0.113.20', {
        User: { ...PERSON, Email: 'ada-device@example.com' },
        Password: 'abc-123',
      });
      expect(deviceOf(registered)).toMatch(/^__Host-device=/);
    });
  });
});
