import { aBuyer, anAdmin } from '../../../../test/builders';
import { type Answer, startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { hashPassword } from './passwords';

interface Listed {
  id: string;
  isCurrent: boolean;
}

describe("one's own sessions", () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()), 60_000);
  afterAll(() => app.close());

  const list = async (token: string): Promise<Listed[]> =>
    (await app.call('GET', '/api/v1/me/sessions', undefined, token)).json();
  const end = (token: string, id = '') => app.call('DELETE', `/api/v1/me/sessions${id && `/${id}`}`, undefined, token);
  const works = async (token: string): Promise<number> =>
    (await app.call('GET', '/api/account/profile', undefined, token)).status;

  it('[FSEC-18] are listed, and one or all others are ended after a recent sign-in', async () => {
    const { id } = await aBuyer(app.source);
    const [token, second, third] = [await tokenOf(app, id), await tokenOf(app, id), await tokenOf(app, id)];
    const stranger = await tokenOf(app, (await aBuyer(app.source)).id);
    const sessions = await list(token);
    expect([sessions.length, sessions.filter(({ isCurrent }) => isCurrent).length]).toEqual([3, 1]);
    const secondId = (await list(second)).find(({ isCurrent }) => isCurrent)?.id;
    expect([(await end(stranger, secondId)).status, await works(second)]).toEqual([404, 200]);
    expect((await end(token, 'nothing')).status).toBe(404);
    expect([(await end(token, secondId)).status, await works(second)]).toEqual([204, 401]);
    expect([(await end(token)).status, await works(third), await works(token)]).toEqual([204, 401, 200]);
    expect((await list(token)).length).toBe(1);
    await app.source.query(`update sessions set signed_in_at = now() - interval '16 minutes' where user_id = $1`, [id]);
    expect((await end(token)).status).toBe(422);
  });

  it('[FSEC-18] one that the browser still has ends with the next sign-in there, and no other', async () => {
    const { email } = await aBuyer(app.source, { passwordHash: await hashPassword('abc-123') });
    const signIn = (cookie = 'refresh=nothing') =>
      app.call('POST', '/api/account/login', { UserName: email, Password: 'abc-123' }, undefined, { cookie });
    const tokenIn = (answer: Answer) => answer.json<{ Token: string }>().Token;
    const [first, elsewhere] = [await signIn(), await signIn()];
    const cookie = [first.headers['set-cookie']].flat().find((one) => String(one).startsWith('refresh='));
    const again = await signIn(String(cookie).split(';')[0]);
    expect([await works(tokenIn(first)), await works(tokenIn(elsewhere)), await works(tokenIn(again))]).toEqual([
      401, 200, 200,
    ]);
  });

  it('[FSEC-18] of a user are ended by an administrator, with a row in the log', async () => {
    const [admin, user] = [await anAdmin(app.source), await aBuyer(app.source)];
    const [office, token] = [await tokenOf(app, admin.id), await tokenOf(app, user.id)];
    const endAll = (id: number) => app.call('POST', `/api/v1/users/${id}/end-sessions`, {}, office);
    expect([(await endAll(user.id)).status, await works(token)]).toEqual([204, 401]);
    expect((await endAll(2_000_000_000)).status).toBe(404);
    expect(
      await app.source.query(
        `select actor_id, detail from audit_log where action = 'sessions.ended' and subject_id = $1`,
        [user.id],
      ),
    ).toEqual([{ actor_id: admin.id, detail: { sessions: 1 } }]);
  });
});
