import { aBuyer, anAdmin } from '../../../../test/builders';
import { enrolApp, withPassword } from '../../../../test/second-factors';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';

describe('a second factor that is required of administrators', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp({ REQUIRE_SECOND_FACTOR: 'administrators' })), 60_000);
  afterAll(async () => {
    await app.close();
    delete process.env.REQUIRE_SECOND_FACTOR;
  });

  const read = async (path: string, token: string): Promise<number> =>
    (await app.call('GET', path, undefined, token)).status;

  it('[BEYE-07] who has none reaches only enrolment and sign-out, and then everything; keys go on', async () => {
    const admin = await anAdmin(app.source, await withPassword());
    const token = await tokenOf(app, admin.id);
    const refused = await app.call('GET', '/api/v1/users', undefined, token);
    expect([refused.status, refused.json<{ detail: string }>().detail]).toEqual([
      403,
      'Please set up a second factor first.',
    ]);
    expect(await read('/api/account/profile', token)).toBe(403);
    expect((await app.call('GET', '/api/v1/me/second-factors', undefined, token)).json<object>()).toMatchObject({
      isRequired: true,
    });
    const leaving = await tokenOf(app, admin.id);
    const [{ id }] = await app.source.query<{ id: string }[]>(
      'select id from sessions where user_id = $1 order by created_at desc limit 1',
      [admin.id],
    );
    expect((await app.call('POST', `/api/home/logout/${id}`, undefined, leaving)).status).toBe(200);
    const { id: factor, secret } = await enrolApp(app, token);
    expect([await read('/api/v1/users', token), secret.length > 0]).toEqual([200, true]);
    const key = (await app.call('POST', '/api/v1/api-keys', { name: 'A key', scopes: ['users:read'] }, token)).json<{
      secret: string;
    }>().secret;
    await app.source.query(`update sessions set factor_shown_at = now() where user_id = $1`, [admin.id]);
    const last = await app.call('DELETE', `/api/v1/me/second-factors/${factor}`, undefined, token);
    expect(last.status).toBe(409);
    await app.source.query('delete from second_factors where user_id = $1', [admin.id]);
    expect([await read('/api/v1/users', token), await read('/api/v1/users', key)]).toEqual([403, 200]);
  });

  it('[BEYE-07] buyers are not asked, and public pages take who lacks it for a visitor', async () => {
    const [buyer, admin] = [await aBuyer(app.source), await anAdmin(app.source)];
    expect(await read('/api/account/profile', await tokenOf(app, buyer.id))).toBe(200);
    expect(await read('/api/lookup/state', await tokenOf(app, admin.id))).toBe(200);
  });
});
