import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { hashPassword } from '../../domains/accounts/sign-in/passwords';
import type { User } from '../../domains/accounts/users/user.entity';
import { unsubscribeToken } from '../../mail/unsubscribe-tokens';
import { aBuyer, anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { eventually } from '../../../test/test-worker';

type Line = Record<string, unknown> & { time: string; level: string };

describe('the log', () => {
  let app: TestApp;
  let url: string;
  let buyer: User;
  let written = '';
  const lines = (): Line[] =>
    written
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  const linesOf = (requestId: string | null): Line[] => lines().filter((line) => line.requestId === requestId);

  beforeAll(async () => {
    const faulty = async (made: NestFastifyApplication): Promise<void> =>
      void made
        .getHttpAdapter()
        .getInstance()
        .get('/api/faulty/:token', () => Promise.reject(new Error(`not ours: ${secrets.token}`)));
    app = await startTestApp({ LOG_LEVEL: 'info' }, faulty, { write: (line) => void (written += line) });
    await app.app.listen(0, '127.0.0.1');
    url = await app.app.getUrl();
    buyer = await aBuyer(app.source, { passwordHash: await hashPassword(secrets.password) });
    secrets.token = await tokenOf(app, buyer.id);
    secrets.link = unsubscribeToken('a secret that is only used by tests, 32+', {
      userId: buyer.id,
      category: 'offers',
    });
  });
  afterAll(() => app.close());

  const secrets = {
    password: 'Storage-2026',
    wrong: 'Wr0ng-guess-4711',
    reset: 'r3set-t0ken-0815',
    calendar: 'c4lendar-t0ken-4711-0815'.slice(0, 22),
    link: '',
    token: '',
    key: 'sbk_0123456789abcdef0123456789abcdef',
    cookie: 'c00kie-of-a-session',
    typed: 'typed-into-a-form',
  };

  async function ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; id: string | null; text: string }> {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(url + path, {
      method,
      body: payload,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      signal: AbortSignal.timeout(5000),
    });
    const text = await answer.text();
    return { status: answer.status, id: answer.headers.get('x-request-id'), text };
  }

  it('has a line for each request, found by the id of its answer, and no secret in any', async () => {
    const asked = [
      await ask('POST', '/api/account/login', { UserName: buyer.email, Password: secrets.wrong }),
      await ask('POST', '/api/account/login', { UserName: buyer.email, Password: secrets.password }),
      await ask('POST', '/api/account/login', `{"UserName":"${secrets.typed}","Password":"${secrets.password}`),
      await ask('POST', '/api/account/resetpassword', { Token: secrets.reset, Password: secrets.wrong }),
      await ask('GET', `/resetpassword/true/${secrets.reset}`),
      await ask('GET', `/api/mail/unsubscribe/${secrets.link}`),
      await ask('POST', `/api/mail/unsubscribe/${secrets.link}?reason=${secrets.typed}`, 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
      await ask('GET', `/StoreDocuments/x.pdf?token=${secrets.token}`),
      await ask('GET', '/api/v1/session', undefined, {
        authorization: `Bearer ${secrets.token}`,
        cookie: `refresh=${secrets.cookie}`,
      }),
      await ask('GET', `/api/v1/properties?filter=${encodeURIComponent(`{"q":"${secrets.typed}"}`)}`, undefined, {
        authorization: `Bearer ${secrets.key}`,
      }),
      await ask('GET', `/api/v1/properties/%00${secrets.typed}`, undefined, {
        authorization: `Bearer ${secrets.token}`,
      }),
      await ask('GET', `/api/faulty/${secrets.token}`),
      await ask('GET', `/api/v1/calendar/${secrets.calendar}.ics`),
    ];
    await eventually(async () => asked.every(({ id }) => linesOf(id).length > 0));
    for (const { id, status } of asked) {
      const [line] = linesOf(id).filter(({ context }) => context === 'Request');
      expect([line.level, line.status, typeof line.ms, typeof line.route]).toEqual([
        'info',
        status,
        'number',
        'string',
      ]);
    }
    expect([asked[0].status, asked[1].status, asked[5].status, asked[6].status]).toEqual([400, 200, 200, 200]);
    for (const [name, secret] of Object.entries(secrets)) {
      expect([name, written.includes(secret)]).toEqual([name, false]);
    }
    expect(linesOf(asked[5].id)[0].route).toMatch(/^\/api\/mail\/unsubscribe\/:token$/i);
  });

  it('tells who asked, by number', async () => {
    const { id } = await ask('GET', '/api/v1/mail-preferences', undefined, {
      authorization: `Bearer ${secrets.token}`,
    });
    await eventually(async () => linesOf(id).length > 0);
    expect(linesOf(id)).toEqual([expect.objectContaining({ person: buyer.id, method: 'GET', status: 200 })]);
  });

  it('tells the cause of a fault beside its request, and not what the address held', async () => {
    const { id, status, text } = await ask('GET', `/api/faulty/${secrets.token}`);
    // Who asked is told neither.
    expect(text).not.toMatch(/not ours|Error|\bat |\.ts|\.js/);
    await eventually(async () => linesOf(id).length === 2);
    expect([
      status,
      linesOf(id)
        .map(({ level }) => level)
        .sort(),
    ]).toEqual([500, ['error', 'info']]);
    expect(linesOf(id).find(({ level }) => level === 'error')).toMatchObject({
      method: 'GET',
      route: '/api/faulty/:token',
      stack: expect.stringMatching(/^Error: not ours: \[token\]\n +at /),
    });
  });

  it('says nothing of what supervisors ask, and takes no id from a caller', async () => {
    const [live, taken] = [
      await ask('GET', '/api/health/live'),
      await ask('GET', '/api/home/site', undefined, { 'x-request-id': 'mine' }),
    ];
    await eventually(async () => linesOf(taken.id).length > 0);
    expect([live.status, linesOf(live.id), taken.id === 'mine']).toEqual([200, [], false]);
  });

  it('is one JSON object a line, with time and level', async () => {
    expect(
      (
        await ask(
          'POST',
          '/api/v1/ops/console',
          {},
          { authorization: `Bearer ${await tokenOf(app, (await anAdmin(app.source)).id)}` },
        )
      ).status,
    ).toBe(200);
    expect(
      lines().filter((line) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(line.time) || !line.level),
    ).toEqual([]);
  });

  it('has no line that somebody else wrote, whatever they send', async () => {
    const forged = '{"time":"2026-01-01T00:00:00.000Z","level":"error","message":"forged"}';
    const inAddress = encodeURIComponent(`\r\n${forged}\r\n`);
    const before = lines().length;
    const asked = [
      await ask('GET', `/api/${inAddress}?x=${inAddress}`),
      await ask('POST', '/api/account/login', { UserName: `\n${forged}\n`, Password: `\r\n${forged}` }),
      await ask('POST', '/api/home/contactus', `\n${forged}\n`),
      await ask('GET', '/api/home/site', undefined, { 'user-agent': forged, 'x-request-id': forged }),
    ];
    await eventually(async () => asked.every(({ id }) => linesOf(id).length > 0));
    expect(lines().length).toBe(before + asked.length);
    expect(written).not.toContain('forged');
  });
});
