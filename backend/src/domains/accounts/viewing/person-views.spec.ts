import { aBuyer, aBuyerAndSeller, anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { stateOf, differences } from '../../../../test/denials/snapshot';
import { aSignedNda } from '../../../../test/ndas';
import { type Answer, startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { ActivityRecorder } from '../../activity/activity-recorder';
import { forgetSignIns } from '../sign-in/forget-sign-ins';
import { User } from '../users/user.entity';

interface Begun {
  token: string;
  sessionId: string;
  expiresAt: string;
  userId: number;
  firstName: string;
  defaultRoles: string[];
}

describe('looking at the site as somebody else', () => {
  let app: TestApp;
  let [admin, buyer]: User[] = [];
  let office: string;
  beforeAll(async () => {
    app = await startTestApp();
    [admin, buyer] = [await anAdmin(app.source), await aBuyer(app.source, { firstName: 'Dana', lastName: 'Smith' })];
  });
  afterAll(() => app.close());
  beforeEach(async () => (office = await tokenOf(app, admin.id)));

  const ask = (id: number, reason: unknown = 'Finds no documents', token = office): Promise<Answer> =>
    app.call('POST', `/api/v1/users/${id}/view`, { reason }, token);
  const begin = async (id = buyer.id, token = office): Promise<Begun> => {
    const answer = await ask(id, 'Finds no documents', token);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.json();
  };
  const get = (path: string, token: string) => app.call('GET', path, undefined, token);
  const works = async (token: string): Promise<number> => (await get('/api/account/profile', token)).status;
  const sessionOf = async (token: string): Promise<string> =>
    (await get('/api/v1/me/sessions', token)).json<{ id: string; isCurrent: boolean }[]>().find((one) => one.isCurrent)
      ?.id ?? '';
  const logged = (action: string, id: number) =>
    app.source.query<{ actor: number | null; reason: string; end?: string }[]>(
      `select actor_id actor, detail->>'reason' reason, detail->>'endedBy' "end" from audit_log where action = $1 and subject_id = $2 order by id desc`,
      [action, id],
    );

  it('[BEYE-55] shows the dashboard, the profile and the lists as the person sees them', async () => {
    const property = await aProperty(app.source);
    await aSignedNda(app.source, property, buyer.id);
    // A key that outlives the view is not handed out in it.
    const keyless = ({ text }: Answer): string => text.replace(/"AccessKey":"[^"]+"/, '"AccessKey":null');
    const own = await tokenOf(app, buyer.id);
    const { token, userId, firstName, defaultRoles } = await begin();
    expect([userId, firstName, defaultRoles]).toEqual([buyer.id, 'Dana', ['Buyer']]);
    for (const path of [
      '/api/buyer/stores',
      '/api/account/profile',
      '/api/v1/me/ndas',
      `/api/home/store/profile/${property.id}`,
    ]) {
      const [seen, theirs] = [await get(path, token), await get(path, own)];
      expect([path, seen.status, seen.text]).toEqual([path, 200, keyless(theirs)]);
    }
    expect((await get('/api/buyer/stores', token)).json<{ MyStores: unknown[] }>().MyStores).toHaveLength(1);
    expect((await get('/api/v1/users', token)).status).toBe(403);
  });

  it('[BEYE-55] names the roles by default of those who buy and sell', async () => {
    expect((await begin((await aBuyerAndSeller(app.source)).id)).defaultRoles).toEqual(['Buyer', 'Seller']);
    expect((await begin((await aSeller(app.source)).id)).defaultRoles).toEqual(['Seller']);
  });

  it('[BEYE-57] marks no message as read', async () => {
    const [{ id }] = await app.source.query<{ id: number }[]>(
      `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id) values ('Visit', 'May I?', $1, 1, $2, 2) returning id`,
      [admin.id, buyer.id],
    );
    const own = await tokenOf(app, buyer.id);
    const { token } = await begin();
    const unread = async (as: string) => (await get('/api/home/message/unread/2', as)).text;
    expect(await unread(own)).toBe('1');
    expect((await get(`/api/home/message/thread/${id}`, token)).status).toBe(200);
    expect((await get('/api/home/messages/2', token)).status).toBe(200);
    expect((await get(`/api/home/readmessage/${id}`, token)).status).toBe(403);
    expect([await unread(token), await unread(own)]).toEqual(['1', '1']);
  });

  it('[BEYE-58] is refused for administrators', async () => {
    const colleague = await anAdmin(app.source);
    const before = await stateOf(app);
    const answer = await ask(colleague.id);
    expect([answer.status, answer.json<{ detail: string }>().detail]).toEqual([
      422,
      'Administrators cannot be viewed.',
    ]);
    expect(differences(before, await stateOf(app))).toEqual([]);
  });

  it('[BEYE-58] ends at once when the person becomes an administrator, or the one who looks is none any more', async () => {
    const [person, leaving] = [await aBuyer(app.source), await anAdmin(app.source)];
    const [first, second] = [await begin(person.id), await begin(buyer.id, await tokenOf(app, leaving.id))];
    expect([await works(first.token), await works(second.token)]).toEqual([200, 200]);
    await app.source.query('insert into user_roles (user_id, role_id, is_default) values ($1, 1, false)', [person.id]);
    await app.source.query('delete from user_roles where user_id = $1', [leaving.id]);
    expect([await works(first.token), await works(second.token)]).toEqual([401, 401]);
  });

  it("[BEYE-59] goes on after the person signs out, and ends with the administrator's session", async () => {
    const own = await tokenOf(app, buyer.id);
    const { token } = await begin();
    expect((await app.call('POST', `/api/home/logout/${await sessionOf(own)}`, undefined, own)).status).toBe(200);
    expect((await app.call('POST', `/api/v1/users/${buyer.id}/end-sessions`, {}, office)).status).toBe(204);
    expect([await works(own), await works(token)]).toEqual([401, 200]);
    const elsewhere = await tokenOf(app, admin.id);
    await app.call('POST', `/api/home/logout/${await sessionOf(elsewhere)}`, undefined, elsewhere);
    expect(await works(token)).toBe(200);
    expect((await app.call('POST', `/api/home/logout/${await sessionOf(office)}`, undefined, office)).status).toBe(200);
    expect(await works(token)).toBe(401);
    expect((await logged('view.ended', buyer.id))[0]).toEqual({
      actor: admin.id,
      reason: 'Finds no documents',
      end: 'signed-out',
    });
  });

  it("[BEYE-59] ends with all of the administrator's sessions, is none of their own and is ended by no sign-out call", async () => {
    const { token, sessionId } = await begin();
    const colleague = await tokenOf(app, (await anAdmin(app.source)).id);
    expect((await get('/api/v1/me/sessions', office)).text).not.toContain(sessionId);
    expect((await get('/api/v1/me/sessions', token)).text).not.toContain(sessionId);
    expect((await app.call('POST', `/api/home/logout/${sessionId}`, undefined, office)).status).toBe(404);
    expect((await app.call('POST', `/api/v1/users/${admin.id}/end-sessions`, {}, colleague)).status).toBe(204);
    expect(await works(token)).toBe(401);
    expect((await logged('view.ended', buyer.id))[0]).toMatchObject({
      reason: 'Finds no documents',
      end: 'signed-out',
    });
  });

  it('[BEYE-60] counts no view, no search and no session of the person', async () => {
    const property = await aProperty(app.source);
    await aSignedNda(app.source, property, buyer.id);
    const [{ nda }] = await app.source.query<{ nda: number }[]>('select id nda from ndas where property_id = $1', [
      property.id,
    ]);
    const counted = async (): Promise<number> => {
      await app.app.get(ActivityRecorder, { strict: false }).flush();
      return (await app.source.query<{ n: number }[]>('select count(*)::int n from activities'))[0].n;
    };
    const sessions = async (): Promise<{ n: number; used: Date | null }> =>
      (
        await app.source.query<{ n: number; used: Date | null }[]>(
          'select count(*)::int n, max(last_used_at) used from sessions where user_id = $1',
          [buyer.id],
        )
      )[0];
    const look = async (token: string) => {
      const search = { Keyword: 'storage', IsShowFull: true, PageNumber: 1, PageSize: 10 };
      const answers = [
        await app.call('POST', '/api/home/property/search', search, token),
        await get(`/api/home/store/profile/${property.id}`, token),
        await get(`/api/buyer/store/profile/${property.id}/${nda}`, token),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    };
    const [before, whose] = [await counted(), await sessions()];
    await look((await begin()).token);
    expect([await counted(), await sessions()]).toEqual([before, whose]);
    await look(await tokenOf(app, buyer.id));
    expect(await counted()).toBe(before + 3);
  });

  it('[BEYE-62] is in the log at its start and its end with the reason, and its person reads who and when', async () => {
    const { id } = await aBuyer(app.source);
    const { token } = await begin(id);
    expect(await logged('view.started', id)).toEqual([{ actor: admin.id, reason: 'Finds no documents', end: null }]);
    expect(await logged('view.ended', id)).toEqual([]);
    expect((await app.call('DELETE', `/api/v1/users/${id}/view`, undefined, token)).status).toBe(204);
    expect(await works(token)).toBe(401);
    expect(await logged('view.ended', id)).toEqual([{ actor: admin.id, reason: 'Finds no documents', end: 'pressed' }]);
    const views = (await get('/api/v1/me/views', await tokenOf(app, id))).json<
      { name: string; startedAt: string; endedAt: string }[]
    >();
    expect(views).toEqual([
      { name: `${admin.firstName} ${admin.lastName}`, startedAt: expect.any(String), endedAt: expect.any(String) },
    ]);
    expect(new Date(views[0].endedAt).getTime()).toBeLessThan(Date.now() + 60_000);
    expect((await get('/api/v1/me/views', await tokenOf(app, (await aBuyer(app.source)).id))).json()).toEqual([]);
  });

  it('[BEYE-62] is ended by the administrator who began it, once, and by nobody else', async () => {
    const { token } = await begin();
    const other = await tokenOf(app, (await anAdmin(app.source)).id);
    const end = (as: string, id = buyer.id) => app.call('DELETE', `/api/v1/users/${id}/view`, undefined, as);
    const stranger = await aBuyer(app.source);
    expect([
      (await end(other)).status,
      (await end(await tokenOf(app, stranger.id))).status,
      (await end(await tokenOf(app, buyer.id))).status,
      (await end(token, stranger.id)).status,
    ]).toEqual([404, 403, 403, 403]);
    expect(await works(token)).toBe(200);
    expect([(await end(office)).status, (await end(office)).status, await works(token)]).toEqual([204, 404, 401]);
  });

  it('[BEYE-62] a second view of the same person ends the first, also when both begin at once', async () => {
    const { token } = await begin();
    const both = await Promise.all([begin(), begin()]);
    const alive = await Promise.all([token, ...both.map((one) => one.token)].map(works));
    expect([alive[0], alive.slice(1).sort()]).toEqual([401, [200, 401]]);
  });

  it('[BEYE-63] ends after 15 minutes, and nothing refreshes it', async () => {
    const { token, sessionId, expiresAt } = await begin();
    expect(Math.abs(new Date(expiresAt).getTime() - Date.now() - 15 * 60_000)).toBeLessThan(20_000);
    const refused = await app.call('POST', '/api/v1/session/refresh', {}, token, { cookie: `refresh=${token}` });
    expect([401, 403]).toContain(refused.status);
    const [{ expires_at: until }] = await app.source.query<{ expires_at: Date }[]>(
      'select expires_at from sessions where id = $1',
      [sessionId],
    );
    expect(until.toISOString()).toBe(new Date(expiresAt).toISOString());
    await app.source.query(`update sessions set expires_at = now() where id = $1`, [sessionId]);
    expect(await works(token)).toBe(401);
    await forgetSignIns(app.source);
    expect((await logged('view.ended', buyer.id))[0]).toEqual({
      actor: null,
      reason: 'Finds no documents',
      end: 'time',
    });
    expect(
      (await app.source.query(`select 1 from sign_in_events where user_id = $1 and reason = 'time'`, [admin.id]))
        .length,
    ).toBe(0);
  });

  it('[BEYE-63] what is pressed after its end is not taken for a visitor’s', async () => {
    const { token } = await begin();
    await app.call('DELETE', `/api/v1/users/${buyer.id}/view`, undefined, token);
    const before = await stateOf(app);
    const letter = { Name: 'Dana', Email: 'dana@example.com', Phone: '303-555-0100', Message: 'Hello' };
    expect((await app.call('POST', '/api/home/contactus', letter, token)).status).toBe(401);
    expect(differences(before, await stateOf(app))).toEqual([]);
  });

  it('[BEYE-64] refuses an empty reason, 501 characters, and a person who is rejected or unknown', async () => {
    const rejected = await aBuyer(app.source, { statusId: 3 });
    const before = await stateOf(app);
    for (const reason of ['', '   ', 'x'.repeat(501), null, 7, undefined]) {
      expect([reason, (await app.call('POST', `/api/v1/users/${buyer.id}/view`, { reason }, office)).status]).toEqual([
        reason,
        422,
      ]);
    }
    expect([(await ask(rejected.id)).status, (await ask(2_000_000_000)).status, (await ask(0)).status]).toEqual([
      404, 404, 404,
    ]);
    expect((await ask(buyer.id, 'Curious', await tokenOf(app, buyer.id))).status).toBe(403);
    expect(differences(before, await stateOf(app)).filter((name) => name !== 'sessions')).toEqual([]);
    expect((await ask(buyer.id, 'x'.repeat(500))).status).toBe(200);
  });

  it('[BEYE-64] a view of somebody who is rejected meanwhile ends', async () => {
    const { id } = await aBuyer(app.source);
    const { token } = await begin(id);
    await app.source.query('update users set status_id = 3 where id = $1', [id]);
    expect(await works(token)).toBe(401);
  });
});
