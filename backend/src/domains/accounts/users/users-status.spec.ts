import { aBuyer, anAdmin, aSeller } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';

describe('the status of users', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    token = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const rowOf = async (id: number): Promise<Record<string, unknown>> =>
    (await app.source.query<Record<string, unknown>[]>('select * from users where id = $1', [id]))[0];
  const eventsOf = async (id: number): Promise<string[]> =>
    (
      await app.source.query<{ name: string }[]>(
        `select name from events where (payload->>'userId')::int = $1 order by id`,
        [id],
      )
    ).map(({ name }) => name);
  const auditOf = async (id: number): Promise<{ action: string; detail: object; actor_id: number }[]> =>
    app.source.query(
      `select action, detail, actor_id from audit_log where subject_type = 'user' and subject_id = $1 order by id`,
      [id],
    );

  it('[ABUY-08, AUSR-14, AUSR-16, AUSR-71, AUSR-72, AUSR-75, CALL-027, CALL-028] a pending buyer is approved, deleted and restored; each is told once', async () => {
    const buyer = await aBuyer(app.source, { statusId: 1 });
    const steps: ['PUT' | 'DELETE', number][] = [
      ['PUT', 2],
      ['PUT', 2],
      ['DELETE', 3],
      ['DELETE', 3],
      ['PUT', 2],
    ];
    for (const [method, StatusID] of steps) {
      expect((await app.call(method, `/api/admin/user/${buyer.id}`, undefined, token)).json<object>()).toEqual({
        ID: buyer.id,
        StatusID,
      });
      expect((await rowOf(buyer.id)).status_id).toBe(StatusID);
    }
    expect(await eventsOf(buyer.id)).toEqual(['user.approved', 'user.rejected', 'user.approved']);
    expect((await auditOf(buyer.id)).map(({ detail }) => detail)).toEqual([
      { from: 1, to: 2 },
      { from: 2, to: 3 },
      { from: 3, to: 2 },
    ]);
  });

  const undo = (id: number, statusId: number, by = token) =>
    app.call('POST', `/api/v1/users/${id}/undo`, { statusId }, by);

  it.each([
    ['an approval', 1, 'PUT', 2],
    ['a rejection', 2, 'DELETE', 3],
    ['a restoration', 3, 'PUT', 2],
  ] as const)('[FOFF-04] %s is undone with its mail, within ten seconds', async (_deed, before, method, after) => {
    const buyer = await aBuyer(app.source, { statusId: before });
    await app.call(method, `/api/admin/user/${buyer.id}`, undefined, token);
    expect((await rowOf(buyer.id)).status_id).toBe(after);
    const [{ waits }] = await app.source.query<{ waits: number }[]>(
      `select extract(epoch from not_before - created_at)::float8 waits from events where payload->'userId' = to_jsonb($1::int)`,
      [buyer.id],
    );
    expect(waits).toBe(10);
    const answer = await undo(buyer.id, after);
    expect([answer.status, answer.json<{ statusId: number }>().statusId]).toEqual([200, before]);
    expect((await rowOf(buyer.id)).status_id).toBe(before);
    expect(await eventsOf(buyer.id)).toEqual([]);
    expect((await auditOf(buyer.id)).map(({ detail }) => detail)).toEqual([
      { from: before, to: after },
      { from: after, to: before },
    ]);
    expect((await undo(buyer.id, after)).status).toBe(409);
  });

  it('[FOFF-04] nothing is undone once the mail is due, or once somebody has decided otherwise', async () => {
    const [late, other] = [await aBuyer(app.source, { statusId: 1 }), await aBuyer(app.source, { statusId: 1 })];
    await app.call('PUT', `/api/admin/user/${late.id}`, undefined, token);
    await app.source.query(`update events set not_before = now() where payload->'userId' = to_jsonb($1::int)`, [
      late.id,
    ]);
    await app.call('PUT', `/api/admin/user/${other.id}`, undefined, token);
    await app.call('DELETE', `/api/admin/user/${other.id}`, undefined, token);
    for (const { id } of [late, other]) {
      const answer = await undo(id, 2);
      expect([answer.status, answer.json<{ detail: string }>().detail]).toEqual([409, 'It is too late to undo this.']);
    }
    expect((await rowOf(late.id)).status_id).toBe(2);
    expect(await eventsOf(late.id)).toEqual(['user.approved']);
    expect((await rowOf(other.id)).status_id).toBe(3);
    expect(await eventsOf(other.id)).toEqual(['user.approved', 'user.rejected']);
    expect((await undo(late.id, 1)).status).toBe(422);
  });

  it('[AUSR-73, AUSR-76, CALL-029] any of the three statuses can be set, and nothing else', async () => {
    const seller = await aSeller(app.source);
    for (const status of [1, 3, 2]) {
      expect(
        (await app.call('POST', `/api/admin/user/status/${seller.id}/${status}`, {}, token)).json<object>(),
      ).toEqual({ ID: seller.id, StatusID: status });
    }
    for (const status of [0, 4, 'x']) {
      expect((await app.call('POST', `/api/admin/user/status/${seller.id}/${status}`, {}, token)).status).toBe(404);
    }
    expect((await rowOf(seller.id)).status_id).toBe(2);
  });

  it('[AUSR-72] a rejection ends every session at once, and only of that person', async () => {
    const [seller, other] = [await aSeller(app.source), await aSeller(app.source)];
    const tokens = [await tokenOf(app, seller.id), await tokenOf(app, seller.id), await tokenOf(app, other.id)];
    await app.call('DELETE', `/api/admin/user/${seller.id}`, undefined, token);
    expect(
      await Promise.all(
        tokens.map(async (each) => (await app.call('GET', '/api/account/profile', undefined, each)).status),
      ),
    ).toEqual([401, 401, 200]);
    await app.call('PUT', `/api/admin/user/${seller.id}`, undefined, token);
    expect((await app.call('GET', '/api/account/profile', undefined, tokens[0])).status).toBe(401);
  });

  it('[AUSR-72] of two administrators who delete each other at the same moment one stays', async () => {
    const [one, two] = [await anAdmin(app.source), await anAdmin(app.source)];
    const others = await app.source.query<{ id: number }[]>(
      'select id from users where user_type_id = 1 and status_id <> 3 and id <> all($1)',
      [[one.id, two.id]],
    );
    await app.source.query('update users set status_id = 3 where id = any($1)', [others.map(({ id }) => id)]);
    const [first, second] = [await tokenOf(app, one.id), await tokenOf(app, two.id)];
    const answers = await Promise.all([
      app.call('DELETE', `/api/admin/user/${two.id}`, undefined, first),
      app.call('DELETE', `/api/admin/user/${one.id}`, undefined, second),
    ]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expect([400, 401]).toContain(refused[0].status);
    expect(
      (
        await app.source.query<unknown[]>('select 1 from users where id = any($1) and status_id = 2', [
          [one.id, two.id],
        ])
      ).length,
    ).toBe(1);
    await app.source.query('update users set status_id = 2 where id = any($1)', [others.map(({ id }) => id)]);
  });

  it("[AUSR-72] a buyer or a seller changes nobody's status", async () => {
    const [buyer, seller] = [await aBuyer(app.source), await aSeller(app.source)];
    const sneaky = await tokenOf(app, buyer.id);
    for (const [method, path] of [
      ['DELETE', `user/${seller.id}`],
      ['PUT', `user/${seller.id}`],
      ['POST', `user/status/${seller.id}/3`],
      ['GET', `users/${seller.id}`],
    ] as const) {
      expect((await app.call(method, `/api/admin/${path}`, method === 'POST' ? {} : undefined, sneaky)).status).toBe(
        403,
      );
    }
    expect((await rowOf(seller.id)).status_id).toBe(2);
  });

  it('[BEYE-68] nobody approves or edits somebody who had their data removed', async () => {
    const buyer = await aBuyer(app.source);
    await app.source.query('update users set removed_at = now(), status_id = 3 where id = $1', [buyer.id]);
    const before = await rowOf(buyer.id);
    const refused = [
      await app.call('PUT', `/api/admin/user/${buyer.id}`, undefined, token),
      await app.call('PATCH', `/api/v1/users/${buyer.id}`, { firstName: 'Dana' }, token),
      await undo(buyer.id, 3),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 409, 409]);
    expect(refused[1].json<{ detail: string }>().detail).toBe('This person had their data removed.');
    expect(await rowOf(buyer.id)).toEqual(before);
    await expect(app.source.query('update users set status_id = 2 where id = $1', [buyer.id])).rejects.toThrow(
      'users_removed',
    );
  });
});
