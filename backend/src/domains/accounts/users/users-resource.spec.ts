import { aBuyer, aBuyerAndSeller, anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { aDeal } from '../../../../test/deals';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { User } from './user.entity';
import { UsersService } from './users.service';

interface Item extends Record<string, unknown> {
  id: number;
  roles: number[];
}

describe('/api/v1/users', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    await app.source.query(
      `insert into agent_locations (id, address, city, zip_code, state_id) values (7002, '1 Way', 'Denver', '80202', 6)`,
    );
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  let number = 0;
  const body = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
    firstName: 'Nia',
    lastName: 'Hart',
    email: `resource${(number += 1)}@example.com`,
    phoneNumber: '(303) 555 0199'.replace(/[()]/g, ''),
    companyName: 'Hart Storage',
    stateId: 6,
    positionId: 2,
    roles: [2],
    ...given,
  });
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: unknown, token = admin) =>
    app.call(method, `/api/v1/users${path}`, payload, token);
  const listing = (query: Record<string, unknown>) =>
    call(
      'GET',
      `?${Object.entries(query)
        .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
        .join('&')}`,
    );
  const idsOf = async (filter: Record<string, unknown>, sort: [string, string] = ['id', 'ASC']) =>
    (await listing({ filter, sort, range: [0, 99] })).json<Item[]>().map(({ id }) => id);
  const get = async (id: number) => (await call('GET', `/${id}`)).json<Item>();

  it('[FSEC-31] [AUSR-41, AUSR-65, AUSR-66, AUSR-68] creates somebody approved, tells every field and no secret, and takes back what it has answered', async () => {
    const full = {
      address1: '1 Elm St',
      address2: 'Suite 2',
      city: 'Denver',
      zipCode: '80202',
      positionId: 5,
      position: 'Trustee',
      isHavingSelfStorages: true,
      capitalSource: 'Bank',
      numberOfProperties: 3,
      question: 'Call me',
    };
    for (const name of ['id', 'createdAt', 'statusId', 'isConfirmed']) {
      expect([name, (await call('POST', '', body({ ...full, [name]: 1 }))).status]).toEqual([name, 422]);
    }
    const answer = await call('POST', '', body(full));
    const created = answer.json<Item>();
    expect([answer.status, created]).toEqual([
      201,
      expect.objectContaining({
        ...full,
        state: 'Colorado',
        phoneNumber: '303-555-0199',
        roles: [2],
        userTypeId: 2,
        statusId: 2,
        active: true,
        isConfirmed: false,
        agentLocationId: null,
      }),
    ]);
    expect(answer.text).not.toMatch(/password|hash/i);
    const { modifiedAt: _then, ...same } = created;
    expect((await call('PUT', `/${created.id}`, created)).json<Item>()).toMatchObject(same);
    expect(
      (
        await app.source.query<{ name: string }[]>(`select name from events where (payload->>'userId')::int = $1`, [
          created.id,
        ])
      ).map(({ name }) => name),
    ).toEqual(['user.created']);
  });

  it('[CALL-030] PUT replaces: what is left out is cleared, but for the roles and the status', async () => {
    const seller = await aSeller(app.source, { city: 'Boulder', statusId: 1, question: 'Old' });
    const answer = await call('PUT', `/${seller.id}`, body({ roles: undefined, statusId: 3 }));
    expect([answer.status, answer.json<Item>()]).toEqual([
      200,
      expect.objectContaining({ city: null, question: null, roles: [3], statusId: 1 }),
    ]);
  });

  it('tells of one person since when mails to their address come back', async () => {
    const [one, other] = [await aBuyer(app.source, { email: 'Comes.Back@example.com' }), await aBuyer(app.source)];
    await app.source.query(
      `insert into refused_addresses (address, refused_at, reply) values ('comes.back@example.com', '2026-11-03T16:20:00Z', '550 no')`,
    );
    expect([(await get(one.id)).mailRefusedAt, (await get(other.id)).mailRefusedAt]).toEqual([
      '2026-11-03T16:20:00.000Z',
      null,
    ]);
    const answer = await call('PUT', `/${one.id}`, { ...(await get(one.id)), email: 'new.address@example.com' });
    expect([answer.status, answer.json<Item>().mailRefusedAt]).toEqual([200, null]);
  });

  it('[AUSR-05, AUSR-06, AUSR-70, AUTH-23] lists with Content-Range, filters, sorting and a range', async () => {
    const [one, both, office] = [
      await aBuyer(app.source, { firstName: 'Zed', lastName: 'Ames', companyName: 'Pier' }),
      await aBuyerAndSeller(app.source, { firstName: 'Zed', lastName: 'Bond', statusId: 1 }),
      await anAdmin(app.source, { firstName: 'Zed', lastName: 'Cole', agentLocationId: 7002 }),
    ];
    const all = [one.id, both.id, office.id];
    expect(await idsOf({ name: 'zed' })).toEqual(all);
    expect(await idsOf({ name: 'zed' }, ['lastName', 'DESC'])).toEqual([...all].reverse());
    expect([await idsOf({ name: 'zed', roleId: 3 }), await idsOf({ name: 'zed', roleId: 2 })]).toEqual([
      [both.id],
      [one.id, both.id],
    ]);
    expect([
      await idsOf({ name: 'zed', statusId: 1 }),
      await idsOf({ q: 'pier' }),
      await idsOf({ email: one.email.toUpperCase() }),
    ]).toEqual([[both.id], [one.id], [one.id]]);
    expect([await idsOf({ name: 'zed', hasLocation: true }), await idsOf({ id: [one.id, office.id] })]).toEqual([
      [office.id],
      [one.id, office.id],
    ]);
    const answer = await listing({ filter: { name: 'zed' }, sort: ['lastName', 'ASC'], range: [1, 1] });
    expect([answer.headers['content-range'], answer.json<Item[]>()[0]]).toEqual([
      'users 1-1/3',
      expect.objectContaining({ id: both.id, roles: [2, 3] }),
    ]);
    for (const query of [
      { sort: ['passwordHash', 'ASC'] },
      { filter: { passwordHash: 'x' } },
      { filter: { statusId: 'x' } },
    ]) {
      expect((await listing(query)).status).toBe(422);
    }
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['[AUSR-45]', { firstName: '' }, 'firstName', 'First Name is required'],
    ['[AUSR-53]', { phoneNumber: '12' }, 'phoneNumber', 'Phone Number is invalid'],
    ['[AUSR-54]', { stateId: null }, 'stateId', 'State is required'],
    ['[AUSR-58]', { positionId: 999 }, 'positionId', 'Position is invalid'],
    ['[AUSR-59]', { positionId: 5 }, 'position', 'Title is required'],
    ['[AUSR-64]', { roles: [1] }, 'agentLocationId', 'Location is required'],
    [
      '[AUTH-23]',
      { roles: [1, 2], agentLocationId: 7002 },
      'roles',
      'roles must be 1 (administrator), 2 (buyer), 3 (seller), or 2 and 3',
    ],
    ['[AUTH-23]', { roles: undefined }, 'roles', 'roles must be 1 (administrator), 2 (buyer), 3 (seller), or 2 and 3'],
  ])('%s refuses %j with 422 and names the field', async (_id, change, field, message) => {
    const answer = await call('POST', '', body(change));
    expect([answer.status, answer.json<{ errors: object[] }>().errors]).toEqual([
      422,
      [{ field, code: expect.any(String) as string, message }],
    ]);
  });

  it("[AUTH-23] gives a buyer the seller's role too, and takes it away again while nothing depends on it", async () => {
    const buyer = await aBuyer(app.source);
    const put = (roles: number[]) => call('PUT', `/${buyer.id}`, body({ email: buyer.email, roles }));
    expect((await put([3, 2])).json<Item>()).toMatchObject({ roles: [2, 3], userTypeId: 2 });
    expect((await app.call('GET', '/api/seller/stores', undefined, await tokenOf(app, buyer.id))).status).toBe(200);
    const property = await aProperty(app.source, { sellerId: buyer.id });
    expect([(await put([2])).status, (await get(buyer.id)).roles]).toEqual([409, [2, 3]]);
    await app.source.query('update properties set seller_id = null where id = $1', [property.id]);
    await aDeal(app.source, property, buyer.id, 2);
    expect([(await put([3])).status, (await get(buyer.id)).roles]).toEqual([409, [2, 3]]);
    expect((await put([2])).json<Item>()).toMatchObject({ roles: [2], userTypeId: 2 });
    expect((await app.call('GET', '/api/seller/stores', undefined, await tokenOf(app, buyer.id))).status).toBe(403);
    expect([
      (await call('PUT', `/${buyer.id}`, body({ email: buyer.email, roles: [1], agentLocationId: 7002 }))).status,
      (await get(buyer.id)).roles,
    ]).toEqual([409, [2]]);
  });

  it('[AUTH-23] a role that somebody gains elsewhere is a new version of them', async () => {
    const seller = await aSeller(app.source);
    const tag = async (): Promise<unknown> => (await call('GET', `/${seller.id}`)).headers.etag;
    const before = await tag();
    await app.source.transaction((manager) =>
      app.app.get(UsersService).addRole(manager, { id: seller.id, address: null }, 2),
    );
    const after = await tag();
    expect([(await get(seller.id)).roles, after === before]).toEqual([[2, 3], false]);
    await app.source.transaction((manager) =>
      app.app.get(UsersService).addRole(manager, { id: seller.id, address: null }, 2),
    );
    expect(await tag()).toBe(after);
  });

  it('[AUSR-14, AUSR-16, AUSR-71, AUSR-72] approves, rejects, deletes and restores; a rejection ends the sessions', async () => {
    const buyer = await aBuyer(app.source, { statusId: 1 });
    const token = await tokenOf(app, buyer.id);
    expect((await call('POST', `/${buyer.id}/approve`)).json<Item>()).toMatchObject({ statusId: 2, active: true });
    expect((await call('POST', `/${buyer.id}/reject`)).json<Item>()).toMatchObject({ statusId: 3, active: false });
    expect((await app.call('GET', '/api/account/profile', undefined, token)).status).toBe(401);
    expect((await call('POST', `/${buyer.id}/approve`)).json<Item>()).toMatchObject({ statusId: 2 });
    expect((await call('DELETE', `/${buyer.id}`)).json<Item>()).toMatchObject({ id: buyer.id, statusId: 3 });
  });

  it('[AUSR-72] neither deletes whoever asks for it nor brings a status back with an old form', async () => {
    const self = await anAdmin(app.source);
    const mine = await tokenOf(app, self.id);
    expect([(await call('DELETE', `/${self.id}`, undefined, mine)).status, (await get(self.id)).statusId]).toEqual([
      409, 2,
    ]);
    const buyer = await aBuyer(app.source);
    const read = await get(buyer.id);
    await call('DELETE', `/${buyer.id}`);
    expect((await call('PUT', `/${buyer.id}`, read)).json<Item>()).toMatchObject({ statusId: 3 });
  });

  it('[CALL-030] answers 409 for the address of another and 404 for nobody, and leaves everybody as they were', async () => {
    const [user, other] = [await aBuyer(app.source), await aBuyer(app.source)];
    const refused = await call('PUT', `/${user.id}`, body({ email: other.email.toUpperCase(), roles: undefined }));
    expect([refused.status, (await get(user.id)).email]).toEqual([409, user.email]);
    expect([
      (await call('PUT', '/2000000000', body())).status,
      (await call('DELETE', '/2000000000')).status,
      (await call('GET', '/x')).status,
    ]).toEqual([404, 404, 404]);
  });

  it('[SHELL-44] is closed to buyers and sellers, and whatever they send changes nothing', async () => {
    const [buyer, seller] = [await aBuyer(app.source), await aSeller(app.source)];
    const rows = (): Promise<User[]> =>
      app.source.query('select * from users where id = any($1) order by id', [[buyer.id, seller.id]]);
    const before = await rows();
    for (const who of [buyer, seller]) {
      const token = await tokenOf(app, who.id);
      for (const [method, path, payload] of [
        ['GET', '', undefined],
        ['GET', `/${who.id}`, undefined],
        ['POST', '', body()],
        ['PUT', `/${who.id}`, body({ roles: [1] })],
        ['DELETE', `/${seller.id}`, undefined],
        ['POST', `/${who.id}/approve`, {}],
      ] as const) {
        expect((await call(method, path, payload, token)).status).toBe(403);
      }
    }
    expect(await rows()).toEqual(before);
  });
});
