import { Stage, UserStatus } from '@stowbridge/contract/ids';
import { aBuyer, aDocument, anAdmin, aProperty } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { sign } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { tokenOf } from '../../../test/tokens';
import { newDataSource } from '../../platform/database/data-source';
import { DealOwners1790000000460 } from '../../platform/database/migrations/1790000000460-deal-owners';
import type { OfficeDayDto } from '../../views/analytics/office-dashboard.resource.dto';
import type { User } from '../accounts/users/user.entity';
import type { Property } from '../properties/editing/property.entity';
import { DealOwnersHandler } from './deal-owners.handler';
import type { DealResourceDto } from './deals.resource.dto';

/** The agents of a property, in this order. */
const anAgencyOf = async (app: Pick<TestApp, 'source'>, property: Property, agents: User[]): Promise<void> => {
  for (const [index, { id }] of agents.entries()) {
    await app.source.query('insert into property_agents (property_id, user_id, position) values ($1, $2, $3)', [
      property.id,
      id,
      index + 1,
    ]);
  }
};

describe('who takes care of a deal', () => {
  let app: TestApp;
  let admin: User;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await anAdmin(app.source, { firstName: 'Sam', lastName: 'Carter' });
    token = await tokenOf(app, admin.id);
  });
  afterAll(() => app.close());

  const listing = async (...agents: User[]): Promise<Property> => {
    const property = await aProperty(app.source);
    await anAgencyOf(app, property, agents);
    return property;
  };
  const get = async (id: number): Promise<DealResourceDto> =>
    (await app.call('GET', `/api/v1/deals/${id}`, undefined, token)).json<DealResourceDto>();
  const put = (id: number, body: object, by = token) => app.call('PUT', `/api/v1/deals/${id}`, body, by);
  const told = async (dealId: number): Promise<number[]> =>
    (
      await app.source.query<{ owner: number }[]>(
        `select (payload->>'ownerId')::int "owner" from events where name = 'deal.owner-changed' and payload->>'dealId' = $1::text order by id`,
        [dealId],
      )
    ).map(({ owner }) => owner);
  const add = async (propertyId: number): Promise<number> => {
    const body = { buyerId: (await aBuyer(app.source)).id, propertyId, dealName: 'A deal', price: 1_000_000 };
    const answer = await app.call('POST', '/api/v1/deals', body, token);
    expect(answer.status).toBe(201);
    return answer.json<DealResourceDto>().id;
  };
  const rejected = (userId: number): Promise<void> =>
    app.source.transaction((manager) =>
      new DealOwnersHandler().handle({ id: '1', name: 'user.rejected', payload: { userId }, at: new Date() }, manager),
    );

  it('[BEYC-75] is the first listing agent who can sign in, and nobody where there is none', async () => {
    const [gone, first, second] = [
      await anAdmin(app.source, { statusId: UserStatus.Rejected }),
      await anAdmin(app.source, { firstName: 'Ana', lastName: 'Reyes' }),
      await anAdmin(app.source),
    ];
    const property = await listing(gone, first, second);
    const id = await add(property.id);
    expect(await get(id)).toMatchObject({ ownerId: first.id, ownerName: 'Ana Reyes' });
    expect(await told(id)).toEqual([]);
    expect(await get(await add((await listing()).id))).toMatchObject({ ownerId: null, ownerName: null });

    await aDocument(app.source, property.id);
    const buyer = await aBuyer(app.source);
    expect((await sign(app, property.id, await tokenOf(app, buyer.id))).status).toBe(200);
    expect(await app.source.query('select owner_id from deals where buyer_id = $1', [buyer.id])).toEqual([
      { owner_id: first.id },
    ]);
  });

  it('[BEYC-75] is changed at any stage, with an audit row, and told once to whom it is given', async () => {
    const other = await anAdmin(app.source, { firstName: 'Bo', lastName: 'Lane' });
    const { id } = await aDeal(app.source, await listing(), (await aBuyer(app.source)).id, Stage.Accepted);
    const answer = await put(id, { ownerId: other.id });
    expect([answer.status, answer.json()]).toMatchObject([200, { ownerId: other.id, ownerName: 'Bo Lane' }]);
    await put(id, { ownerId: other.id });
    expect(await told(id)).toEqual([other.id]);
    await put(id, { ownerId: admin.id });
    await put(id, { ownerId: null });
    expect((await get(id)).ownerId).toBeNull();
    expect(await told(id)).toEqual([other.id]);
    expect(
      await app.source.query(
        `select actor_id, action, detail->'after'->'ownerId' "after" from audit_log where subject_type = 'deal' and subject_id = $1 order by id`,
        [id],
      ),
    ).toEqual([other.id, admin.id, null].map((after) => ({ actor_id: admin.id, action: 'deal.changed', after })));
  });

  it('[BEYC-75] is an administrator who can sign in; anybody else is refused and changes nothing', async () => {
    const { id } = await aDeal(app.source, await listing(), (await aBuyer(app.source)).id, Stage.Submitted);
    const refused = [
      (await aBuyer(app.source)).id,
      (await anAdmin(app.source, { statusId: UserStatus.Rejected })).id,
      2_000_000_000,
      0,
      -1,
      'Sam',
      true,
    ];
    for (const ownerId of refused) {
      const answer = await put(id, { ownerId, price: 77 });
      expect([answer.status, answer.json()]).toMatchObject([
        422,
        { errors: [{ field: 'ownerId', message: 'Please choose an administrator' }] },
      ]);
    }
    expect(await get(id)).toMatchObject({ ownerId: null, price: null });
    expect((await put(2_000_000_000, { ownerId: admin.id })).status).toBe(404);
    const settled = await aDeal(app.source, await listing(), (await aBuyer(app.source)).id, Stage.Accepted);
    expect((await put(settled.id, { ownerId: admin.id, price: 77 })).status).toBe(409);
    expect((await get(settled.id)).ownerId).toBeNull();
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    expect((await put(id, { ownerId: admin.id }, buyer)).status).toBe(403);
  });

  it('[BEYC-75] finds its deals in the tracker, those of nobody by 0', async () => {
    const owner = await anAdmin(app.source);
    const mine = await add((await listing(owner)).id);
    await add((await listing()).id);
    const listed = async (filter: object): Promise<(number | null)[]> =>
      (await app.call('GET', `/api/v1/deals?filter=${encodeURIComponent(JSON.stringify(filter))}`, undefined, token))
        .json<DealResourceDto[]>()
        .map(({ id, ownerId }) => (ownerId === owner.id ? id : ownerId));
    expect(await listed({ ownerId: owner.id })).toEqual([mine]);
    expect(new Set(await listed({ ownerId: 0 }))).toEqual(new Set([null]));
    await app.source.query('update deals set deal_status_id = $2 where id = $1', [mine, Stage.Submitted]);
    const called = async (OwnerID: unknown) =>
      app.call('POST', '/api/admin/deals', { OwnerID, PageLength: 100 }, token);
    expect((await called(owner.id)).json<{ Deals: { ID: number }[] }>().Deals.map(({ ID }) => ID)).toEqual([mine]);
    expect((await called(-1)).text).toBe('OwnerID is invalid');
  });

  it('[BEYC-75] has them under My deals while they are on their way, the late ones first', async () => {
    const owner = await anAdmin(app.source);
    const own = await tokenOf(app, owner.id);
    const of = async (stage: number, since: string, offersDueDate: string | null = null, ownerId = owner.id) => {
      const property = await aProperty(app.source, { offersDueDate });
      const { id } = await aDeal(app.source, property, (await aBuyer(app.source)).id, stage);
      await app.source.query('update deals set owner_id = $2, status_at = $3 where id = $1', [id, ownerId, since]);
      return id;
    };
    const fresh = await of(Stage.Submitted, '2026-02-01', '2999-01-01');
    const accepted = await of(Stage.Accepted, '2026-01-01', '2020-01-01');
    const late = await of(Stage.InProcess, '2026-03-01', '2024-05-06');
    const missed = await of(Stage.Accepted, '2026-05-01');
    await app.source.query(
      `insert into deal_dates (deal_id, kind, due_on, done_on)
       values ($1, 'LOI signed', '2021-01-01', '2021-01-01'), ($1, 'financing', '2024-01-02', null), ($1, 'title', '2024-02-02', null), ($2, 'title', '2999-01-01', null)`,
      [missed, accepted],
    );
    const later = await of(Stage.Submitted, '2026-04-01', '2023-05-06');
    for (const stage of [Stage.Interested, Stage.Rejected, Stage.Sold, Stage.Withdrawn]) {
      await of(stage, '2026-01-01', '2020-01-01');
    }
    await of(Stage.Submitted, '2020-01-01', '2020-01-01', admin.id);
    const { myDeals } = (await app.call('GET', '/api/v1/office/day', undefined, own)).json<OfficeDayDto>();
    expect(myDeals.count).toBe(5);
    expect(myDeals.first.map(({ dealId, lateSince }) => [dealId, lateSince])).toEqual([
      [later, '2023-05-06'],
      [missed, '2024-01-02'],
      [late, '2024-05-06'],
      [accepted, null],
      [fresh, null],
    ]);
    const filter = encodeURIComponent(JSON.stringify({ tracker: true, waiting: 'live', ownerId: owner.id }));
    const all = (await app.call('GET', `/api/v1/deals?filter=${filter}`, undefined, own)).json<{ id: number }[]>();
    expect(all.map(({ id }) => id).sort()).toEqual([fresh, accepted, late, later, missed].sort());
  });

  it('[BEYC-75] is the first listing agent again once the owner is rejected, who is told; not when it was undone', async () => {
    const [leaving, first] = [await anAdmin(app.source), await anAdmin(app.source)];
    const id = await add((await listing(leaving, first)).id);
    const alone = await add((await listing(leaving)).id);
    await rejected(leaving.id);
    expect((await get(id)).ownerId).toBe(leaving.id);
    await app.source.query('update users set status_id = $2 where id = $1', [leaving.id, UserStatus.Rejected]);
    await rejected(leaving.id);
    await rejected(leaving.id);
    expect([(await get(id)).ownerId, (await get(alone)).ownerId]).toEqual([first.id, null]);
    expect([await told(id), await told(alone)]).toEqual([[first.id], []]);
  });
});

describe('the owners of deals that were there before', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('[BEYC-75] are the first listing agents who can sign in', async () => {
    const source = newDataSource(database.ownerUrl);
    await source.initialize();
    const runner = source.createQueryRunner();
    try {
      const [gone, first] = [await anAdmin(source, { statusId: UserStatus.Rejected }), await anAdmin(source)];
      const [property, without] = [await aProperty(source), await aProperty(source)];
      await anAgencyOf({ source }, property, [gone, first]);
      const buyer = await aBuyer(source);
      const [owned, nobodys] = [
        await aDeal(source, property, buyer.id, Stage.Sold),
        await aDeal(source, without, buyer.id, Stage.Submitted),
      ];
      const migration = new DealOwners1790000000460();
      await migration.down(runner);
      await migration.up(runner);
      expect(
        await source.query('select id, owner_id from deals where id in ($1, $2) order by id', [owned.id, nobodys.id]),
      ).toEqual([
        { id: owned.id, owner_id: first.id },
        { id: nobodys.id, owner_id: null },
      ]);
    } finally {
      await runner.release();
      await source.destroy();
    }
  });
});
