import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { aBuyerAndSeller, aProperty, aSeller } from './builders';
import { everyList, LISTED_FOR } from './every-list';
import { openTestDatabase, withoutReplicas } from './test-database';
import { Property } from '../src/domains/properties/editing/property.entity';
import { User } from '../src/domains/accounts/users/user.entity';
import { USERS } from '../src/domains/accounts/users/users.list';
import { Replicas } from '../src/platform/database/replicas';
import { contains, equals, fromDay, isThere, oneOf, oneOfNumbers, untilDay } from '../src/platform/http/list/filters';
import { inOrder } from '../src/platform/http/list/in-order';
import { idsOf, list, pageOf, rowOf } from '../src/platform/http/list/list';
import { Reading } from '../src/platform/http/list/reading';
import type { ListRules } from '../src/platform/http/list/rules';
import { Totals } from '../src/platform/http/list/totals';

const ROWS = 1210;

interface Row {
  id: number;
  seller: string | null;
}

type InZone = { zone: string };
const NEW_YORK: InZone = { zone: 'America/New_York' };

const RULES: ListRules<Row, InZone> = {
  table: 'properties',
  as: 'p',
  joins: {
    state: 'join states state on state.id = p.state_id',
    seller: 'left join users seller on seller.id = p.seller_id',
  },
  fields: {
    id: { sql: 'p.id', type: 'int', sort: true, filter: oneOf },
    name: { sql: 'p.name', type: 'text', sort: true, filter: equals },
    price: { sql: 'p.price', type: 'bigint', sort: true, nullable: true },
    seller: { sql: 'seller.first_name', type: 'text', sort: true, nullable: true, join: 'seller', filter: equals },
    stateCode: { sql: 'state.code', type: 'text', sort: true, join: 'state', filter: oneOf },
    priced: { sql: 'p.price', type: 'bigint', filter: isThere },
    sellerId: { sql: 'p.seller_id', type: 'int', filter: oneOfNumbers },
    active: { sql: 'p.active', type: 'boolean', filter: equals },
    from: { sql: 'p.created_at', type: 'timestamptz', filter: fromDay },
    to: { sql: 'p.created_at', type: 'timestamptz', filter: untilDay },
    part: { sql: 'p.name', type: 'text', filter: contains, search: true },
    cheap: {
      sql: 'p.price',
      type: 'bigint',
      filter: (value, at) => (value === true ? `p.price < ${at(2000)}` : undefined),
    },
    inCalls: { sql: 'p.zip_code', type: 'text', filter: equals, callsOnly: true },
  },
  defaultSort: ['name', 'DESC'],
  where: (at) => `p.city = ${at('Denver')}`,
  rows: `select p.id, u.first_name seller from page join properties p on p.id = page.id left join users u on u.id = p.seller_id`,
};

describe('a list', () => {
  let database: { source: DataSource; close: () => Promise<void> };
  let source: DataSource;
  let ofBea: number;
  beforeAll(async () => {
    database = await openTestDatabase();
    source = database.source;
    const [bea, abe] = [await aSeller(source, { firstName: 'Bea' }), await aSeller(source, { firstName: 'Abe' })];
    ofBea = bea.id;
    const { id } = await aProperty(source);
    await source.query('delete from properties where id = $1', [id]);
    await source.query(
      `insert into properties (name, address1, city, state_id, zip_code, store_type_id, status_id, price, seller_id, created_at)
       select 'Window ' || n % 7, '1 Main St', 'Denver', 6, '80202', 1, 1, nullif(n % 5, 0) * 1000, (array[$2, $3, null]::int[])[1 + n % 3],
              '2026-03-08 05:00Z'::timestamptz + n * interval '1 hour'
       from generate_series(1, $1::int) n`,
      [ROWS, bea.id, abe.id],
    );
  });
  afterAll(() => database.close());

  const all = async (sql: string): Promise<number[]> =>
    (
      await source.query<{ id: number }[]>(
        `select p.id from properties p left join users u on u.id = p.seller_id order by ${sql}`,
      )
    ).map(({ id }) => id);
  const count = async (condition: string): Promise<number> =>
    (await source.query<{ total: number }[]>(`select count(*)::int total from properties p where ${condition}`))[0]
      .total;
  const reading = (
    filter: ConstructorParameters<typeof Reading<Row, InZone, DataSource>>[2] = {},
    rules: ListRules<Row, InZone, DataSource> = RULES,
  ): Reading<Row, InZone, DataSource> => new Reading(source, rules, filter, NEW_YORK);
  const byEntities: ListRules<Row, InZone, DataSource> = {
    ...RULES,
    rows: {
      load: async (from, ids) =>
        (await inOrder(Property, ['seller'])(from, ids)).map(({ id, seller }) => ({
          id,
          seller: seller?.firstName ?? null,
        })),
    },
  };

  it.each([
    ['a name, which is never missing', 'name', 'ASC', 'p.name, p.id'],
    ['a name, downwards', 'name', 'DESC', 'p.name desc, p.id desc'],
    ['a price that may be missing', 'price', 'ASC', 'p.price nulls last, p.id'],
    ['a price, downwards', 'price', 'DESC', 'p.price desc nulls last, p.id desc'],
    ['the name of a seller who may be missing', 'seller', 'ASC', 'u.first_name nulls last, p.id'],
    ['the name of a seller, downwards', 'seller', 'DESC', 'u.first_name desc nulls last, p.id desc'],
    ['the state, which another table calls', 'stateCode', 'DESC', 'p.id desc'],
    ['the id itself', 'id', 'ASC', 'p.id'],
  ] as const)('holds the same rows from either end, sorted by %s', async (_, field, order, sql) => {
    const expected = await all(sql);
    const window = async (first: number, total?: number, rules: ListRules<Row, InZone, DataSource> = RULES) =>
      (await reading({}, rules).window({ first, count: 10, sort: [field, order] }, total)).map(({ id }) => id);
    for (const first of [0, 795, 805, 1005, ROWS - 5, ROWS + 10]) {
      const rows = expected.slice(first, first + 10);
      expect([first, await window(first)]).toEqual([first, rows]);
      expect([first, await window(first, ROWS)]).toEqual([first, rows]);
      expect([first, await window(first, ROWS, byEntities)]).toEqual([first, rows]);
      const etags = new Map<number, string>();
      const versioned = new Reading(source, RULES, {}, NEW_YORK, { etags });
      const told = await versioned.window({ first, count: 10, sort: [field, order] }, ROWS);
      expect([first, told.map(({ id }) => id), new Set(etags.keys())]).toEqual([first, rows, new Set(rows)]);
    }
  });

  it('reads what belongs to a row, and counts each row once however much that is', async () => {
    const person = await aBuyerAndSeller(source, { firstName: 'Twofold' });
    const people: ListRules<User, object, DataSource> = {
      table: 'users',
      as: 'u',
      joins: { role: 'join user_roles role on role.user_id = u.id' },
      fields: {
        firstName: { sql: 'u.first_name', type: 'text', filter: equals },
        createdAt: { sql: 'u.created_at', type: 'timestamptz', sort: true },
      },
      defaultSort: ['createdAt', 'DESC'],
      rows: USERS.rows,
    };
    const { rows, total } = await list(source, { filter: '{"firstName":"Twofold"}' }, people);
    expect([rows[0].id, rows[0].roles?.map(({ roleId }) => roleId).sort(), rows.length, total]).toEqual([
      person.id,
      [2, 3],
      1,
      1,
    ]);
    expect(await reading().count(100)).toBe(100);
    expect(await reading().count()).toBe(ROWS);
  });

  it('filters by ids, values of another table, flags, days of the office and parts of a text', async () => {
    const [some] = await all('p.id');
    const totalOf = async (filter: object): Promise<number> =>
      (await list(source, { filter: JSON.stringify(filter) }, RULES, NEW_YORK)).total;
    expect(await totalOf({ id: some })).toBe(1);
    expect(await totalOf({ id: [some, some + 1] })).toBe(2);
    expect(await totalOf({ id: String(some) })).toBe(1);
    expect(await totalOf({ sellerId: ofBea })).toBe(await count(`p.seller_id = ${ofBea}`));
    expect(await totalOf({ seller: 'Bea' })).toBe(await count(`p.seller_id = ${ofBea}`));
    expect(await totalOf({ stateCode: 'CO', active: false })).toBe(ROWS);
    expect(await totalOf({ stateCode: 'NY' })).toBe(0);
    expect(await totalOf({ stateCode: ['NY', 'CO'] })).toBe(ROWS);
    expect(await totalOf({ priced: true })).toBe(await count('p.price is not null'));
    expect(await totalOf({ priced: false })).toBe(await count('p.price is null'));
    expect(await totalOf({ cheap: true })).toBe(await count('p.price < 2000'));
    expect(await totalOf({ cheap: false, name: '', seller: null })).toBe(ROWS);
    // 8 March 2026 has 23 hours in New York.
    expect(await totalOf({ to: '2026-03-08' })).toBe(22);
    expect(await totalOf({ from: '2026-03-09', to: '2026-03-09' })).toBe(24);
    expect(await totalOf({ part: 'dow 3' })).toBe(await count(`p.name = 'Window 3'`));
    expect(await totalOf({ part: '%' })).toBe(0);
    expect(await totalOf({ part: `' or 1=1 --` })).toBe(0);
  });

  it.each([
    [{ filter: '{"city":"x"}' }, 'city cannot be filtered by; offered are id, name, '],
    [{ filter: '{"price":1}' }, 'price cannot be filtered by; offered are id, name, '],
    [{ filter: '{"inCalls":"80202"}' }, 'inCalls cannot be filtered by; offered are id, name, '],
    [{ filter: '{"constructor":1}' }, 'constructor cannot be filtered by; offered are id, name, '],
    [{ filter: '{"name":{}}' }, 'name has a value of the wrong form.'],
    [{ filter: '{"stateCode":["CO",6]}' }, 'stateCode has a value of the wrong form.'],
    [{ filter: '[]' }, 'filter must be an object.'],
    [{ filter: '{' }, 'filter is not JSON.'],
    [{ filter: '{"sellerId":"x"}' }, 'sellerId needs a whole number.'],
    [{ filter: '{"from":"2026-02-30"}' }, 'from must be a day as YYYY-MM-DD.'],
    [{ sort: '["part","ASC"]' }, 'Sorting by part is not offered; offered are id, name, price, seller, stateCode.'],
    [
      { sort: '["constructor","ASC"]' },
      'Sorting by constructor is not offered; offered are id, name, price, seller, stateCode.',
    ],
    [{ sort: '["name","UP"]' }, 'The order is ASC or DESC.'],
    [{ range: '[1]' }, 'range must be [first, last].'],
    [{ range: '[0,1000]' }, 'range must hold 1 to 1000 rows.'],
  ])('says what it does not take: %j', async (request, message) => {
    await expect(list(source, request, RULES, NEW_YORK)).rejects.toThrow(message);
  });

  it('says where a page stands, and begins with ten rows in its own order', async () => {
    const expected = await all('p.name desc, p.id desc');
    const page = await list(source, {}, RULES, NEW_YORK);
    expect([page.first, page.total, page.rows.map(({ id }) => id)]).toEqual([0, ROWS, expected.slice(0, 10)]);
    const far = await list(source, { range: '[1195,1204]' }, RULES, NEW_YORK);
    expect([far.first, far.rows.map(({ id }) => id)]).toEqual([1195, expected.slice(1195, 1205)]);
    expect((await list(source, { filter: '{"id":-1}' }, byEntities, NEW_YORK)).rows).toEqual([]);
  });

  it('serves the calls of the documents, one row and a file by the same rules, also from replicas', async () => {
    const expected = await all('p.name desc, p.id desc');
    const page = await pageOf(
      source,
      { first: 5, count: 5 },
      { inCalls: '80202', name: '', part: undefined },
      RULES,
      NEW_YORK,
    );
    expect([page.total, page.rows.map(({ id }) => id)]).toEqual([ROWS, expected.slice(5, 10)]);
    expect(await idsOf(source, { most: 3 }, { priced: true }, RULES, NEW_YORK)).toHaveLength(3);
    expect(await rowOf(source, expected[7], RULES, NEW_YORK)).toMatchObject({ id: expected[7] });
    expect(await rowOf(source, -1, RULES, NEW_YORK)).toBeUndefined();
    const replicas: Replicas = withoutReplicas(source);
    expect((await list(replicas, {}, RULES, NEW_YORK)).rows).toEqual((await list(source, {}, RULES, NEW_YORK)).rows);
    await replicas.onApplicationShutdown();
  });

  describe.each(everyList())('%s', (_, rules) => {
    const given = LISTED_FOR;
    const named: Record<string, string> = {
      createdAt_gte: '2026-11-01',
      createdAt_lte: '2026-11-01',
      at_gte: '2026-11-01',
      at_lte: '2026-11-01',
      modifiedAt_gte: '2026-11-01T10:00:00Z',
      modifiedAt_lte: '2026-11-01T10:00:00Z',
      signedAt_gte: '2026-11-01',
      signedAt_lte: '2026-11-01',
      week_gte: '2026-11-01',
      week_lte: '2026-11-01',
      from: '2026-11-01',
      until: '2026-11-01',
      waiting: 'open',
      state: 'ended',
    };

    it('can be sorted by each of its fields from either end, with the rows of the page', async () => {
      for (const [name] of Object.entries(rules.fields).filter(([, { sort }]) => sort)) {
        for (const order of ['ASC', 'DESC'] as const) {
          const etags = rules.versioned && new Map<number, string>();
          const every = new Reading(source, rules, {}, given, { etags });
          await every.window({ first: 0, count: 2, sort: [name, order] });
          await every.window({ first: 1500, count: 2, sort: [name, order] }, 2000);
        }
      }
    });

    it('can be filtered by each of its fields', async () => {
      for (const [name, { filter, type }] of Object.entries(rules.fields)) {
        const value = type === 'boolean' || type === 'timestamptz' ? true : 1;
        if (filter) {
          expect(
            await new Reading(source, rules, { [name]: named[name] ?? value }, given).count(),
          ).toBeGreaterThanOrEqual(0);
        }
      }
    });

    it('names only indexes that there are', async () => {
      const rows = await source.query<{ name: string }[]>('select indexname "name" from pg_indexes');
      const there = new Set(rows.map(({ name }) => name));
      const indexes = Object.values(rules.fields).flatMap(({ index }) => index ?? []);
      expect(indexes.filter((index) => !there.has(index))).toEqual([]);
    });

    it('says of each column whether it may be missing', async () => {
      const columns = await source.query<{ name: string; nullable: boolean }[]>(
        `select column_name "name", is_nullable = 'YES' nullable from information_schema.columns where table_name = $1`,
        [rules.table],
      );
      const wrong = Object.entries(rules.fields).filter(([, { sort, sql, nullable = false }]) => {
        const column = columns.find(({ name }) => sql === `${rules.as}.${name}`);
        return sort && column && column.nullable !== nullable;
      });
      expect(wrong.map(([name]) => name)).toEqual([]);
    });
  });

  describe('its total', () => {
    let now = 0;
    const totals = (counted: number): Totals => new Totals(counted, () => now);
    const of = async (kept: Totals, searched: boolean): Promise<number> =>
      (await kept.of('Denver', (most) => reading().count(most), searched)).total;
    const add = () => aProperty(source, { city: 'Denver' });

    it('[CONST-30] is counted each time while it is small', async () => {
      const small = totals(100_000);
      const before = await of(small, false);
      await add();
      expect(await of(small, false)).toBe(before + 1);
    });

    it('is exact but kept for ten seconds once it is large, and then counted behind the answer', async () => {
      const large = totals(1000);
      const before = await of(large, false);
      expect(before).toBe(await reading().count());
      await add();
      expect(await of(large, false)).toBe(before);
      now += 11_000;
      expect(await of(large, false)).toBe(before);
      await waitFor(async () => expect(await of(large, false)).toBe(before + 1));
      await add();
      now += 121_000;
      expect(await of(large, false)).toBe(before + 2);
    });

    it('is asked for with the ids of a page, but when all is counted again no page waits for it', async () => {
      const large = totals(1000);
      const page = async (): Promise<string[]> => {
        const asked = jest.spyOn((source.driver as unknown as { master: Pool }).master, 'query');
        const every = new Reading(source, RULES, {}, NEW_YORK, { totals: large });
        await every.page({ first: 0, count: 5, sort: ['name', 'ASC'] }, () => every.total());
        const texts = asked.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
        asked.mockRestore();
        return texts.filter((text) => text.includes('array('));
      };
      expect(await page()).toEqual([expect.stringContaining('count(*)')]);
      now += 11_000;
      expect(await page()).toEqual([expect.not.stringContaining('count(*)')]);
    });

    it('ends at the limit for a search', async () => {
      expect(await of(totals(1000), true)).toBe(1000);
      expect(await of(totals(100_000), true)).toBe(await reading().count());
    });
  });
});

async function waitFor(check: () => Promise<void>): Promise<void> {
  for (const until = Date.now() + 5000; ;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
