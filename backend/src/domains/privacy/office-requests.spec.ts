import { aBuyer, anAdmin } from '../../../test/builders';
import { type Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import type { User } from '../accounts/users/user.entity';

interface Row {
  id: number;
  state: string;
  userName: string;
  daysLeft: number | null;
  decision: string | null;
  decidedByName: string | null;
  reason: string | null;
  note: string | null;
}

describe('what the office does with requests for data', () => {
  let app: TestApp;
  let [admin, other]: User[] = [];
  let [office, second]: string[] = [];
  beforeAll(async () => {
    app = await startTestApp();
    [admin, other] = [await anAdmin(app.source), await anAdmin(app.source)];
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    [office, second] = [await tokenOf(app, admin.id), await tokenOf(app, other.id)];
  });

  const path = '/api/v1/privacy-requests';
  const send = (way: string, body?: object, by = office, method: 'POST' | 'PUT' = 'POST'): Promise<Answer> =>
    app.call(method, `${path}/${way}`, body, by);
  const row = async (id: number): Promise<Row> => (await app.call('GET', `${path}/${id}`, undefined, office)).json();
  const said = ({ status, json }: Answer): [number, string] => [status, json<{ detail: string }>().detail];
  const asked = async (token: string): Promise<number> =>
    (await app.call('POST', '/api/v1/me/privacy-requests', { kind: 'delete' }, token)).json<{ id: number }>().id;
  const ofBuyer = async (): Promise<number> =>
    asked(await tokenOf(app, (await aBuyer(app.source, { firstName: 'Dana', lastName: 'Keller' })).id));
  const events = async (id: number): Promise<string[]> =>
    (
      await app.source.query<{ name: string }[]>(
        `select name from events where (payload->>'requestId')::int = $1 order by id`,
        [id],
      )
    ).map(({ name }) => name);

  it('[BEYE-71] lists them with the days that are left', async () => {
    const id = await ofBuyer();
    await app.source.query(
      `update privacy_requests set received_at = received_at - interval '40 days', due_at = due_at - interval '40 days' where id = $1`,
      [id],
    );
    const answer = await app.call('GET', `${path}?state=waiting&id=${id}`, undefined, office);
    expect(answer.json<Row[]>()).toEqual([
      expect.objectContaining({ id, state: 'waiting', userName: 'Dana Keller', daysLeft: 4, note: null }),
    ]);
    expect((await app.call('GET', `${path}?state=done&id=${id}`, undefined, office)).json()).toEqual([]);
  });

  it('takes 45 days more once, and the person is told', async () => {
    const id = await ofBuyer();
    await app.source.query('update privacy_requests set alerted_at = now() where id = $1', [id]);
    expect((await send(`${id}/extend`)).status).toBe(204);
    expect((await row(id)).daysLeft).toBe(89);
    // The office is alerted again before the new day.
    expect(await app.source.query('select alerted_at from privacy_requests where id = $1', [id])).toEqual([
      { alerted_at: null },
    ]);
    expect(said(await send(`${id}/extend`))).toEqual([409, 'A request is extended once.']);
    expect(await events(id)).toEqual(['privacy.asked', 'privacy.extended']);
  });

  it('refuses with a reason that the person reads, and without one not', async () => {
    const id = await ofBuyer();
    for (const body of [
      { decision: 'refused' },
      { decision: 'refused', reason: 'x'.repeat(501) },
      { decision: 'no' },
    ]) {
      expect((await send(`${id}/decision`, body)).status).toBe(422);
    }
    expect(said(await send(`${id}/decision`, { decision: 'approved' }))).toEqual([
      409,
      'This deletion needs no approval.',
    ]);
    const reason = 'A sale of yours is not settled yet.';
    expect((await send(`${id}/decision`, { decision: 'refused', reason })).status).toBe(204);
    expect(await row(id)).toMatchObject({ state: 'refused', decision: 'refused', reason, daysLeft: null });
    expect(await events(id)).toEqual(['privacy.asked', 'privacy.refused']);
    expect(said(await send(`${id}/extend`))).toEqual([409, 'The deletion was carried out or taken back already.']);
  });

  it('[BEYE-75] of an administrator another one approves', async () => {
    const id = await asked(office);
    expect(said(await send(`${id}/decision`, { decision: 'approved' }))).toEqual([
      409,
      'Another administrator has to decide about your own request.',
    ]);
    expect((await send(`${id}/decision`, { decision: 'approved' }, second)).status).toBe(204);
    expect(await row(id)).toMatchObject({
      state: 'waiting',
      decision: 'approved',
      decidedByName: `${other.firstName} ${other.lastName}`,
    });
  });

  it('notes something for itself', async () => {
    const id = await ofBuyer();
    expect((await send(`${id}/note`, { note: 'Called on Monday.' }, office, 'PUT')).status).toBe(204);
    expect((await row(id)).note).toBe('Called on Monday.');
    for (const note of ['', null]) {
      expect((await send(`${id}/note`, { note }, office, 'PUT')).status).toBe(204);
      expect((await row(id)).note).toBeNull();
    }
    expect((await send('999999/note', { note: 'x' }, office, 'PUT')).status).toBe(404);
  });
});
