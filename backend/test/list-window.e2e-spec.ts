import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { aBuyerAndSeller, aProperty, aSeller } from './builders';
import { openTestDatabase } from './test-database';
import { Property } from '../src/domains/properties/editing/property.entity';
import { User } from '../src/domains/accounts/users/user.entity';
import { countOf, type ListOrder, windowOf } from '../src/platform/http/list/list-window';
import { Totals } from '../src/platform/http/list/totals';

const ROWS = 1210;

describe('a window of a list', () => {
  let database: { source: DataSource; close: () => Promise<void> };
  let source: DataSource;
  beforeAll(async () => {
    database = await openTestDatabase();
    source = database.source;
    const [bea, abe] = [await aSeller(source, { firstName: 'Bea' }), await aSeller(source, { firstName: 'Abe' })];
    const { id } = await aProperty(source);
    await source.query('delete from properties where id = $1', [id]);
    await source.query(
      `insert into properties (name, address1, city, state_id, zip_code, store_type_id, status_id, price, seller_id)
       select 'Window ' || n % 7, '1 Main St', 'Denver', 6, '80202', 1, 1, nullif(n % 5, 0) * 1000, (array[$2, $3, null]::int[])[1 + n % 3] from generate_series(1, $1::int) n`,
      [ROWS, bea.id, abe.id],
    );
  }, 60_000);
  afterAll(() => database.close());

  const query = (): SelectQueryBuilder<Property> =>
    source
      .getRepository(Property)
      .createQueryBuilder('p')
      .leftJoinAndSelect('p.seller', 'seller')
      .where('p.city = :city', { city: 'Denver' });
  const all = async (sql: string): Promise<number[]> =>
    (
      await source.query<{ id: number }[]>(
        `select p.id from properties p left join users u on u.id = p.seller_id order by ${sql}`,
      )
    ).map(({ id }) => id);
  const window = async (order: ListOrder, first: number, count: number, total?: number): Promise<number[]> =>
    (await windowOf(query(), order, first, count, total)).map(({ id }) => id);

  it.each([
    ['a name, which is never missing', 'p.name', 'ASC', 'p.name, p.id'],
    ['a name, downwards', 'p.name', 'DESC', 'p.name desc, p.id desc'],
    ['a price that may be missing', 'p.price', 'ASC', 'p.price nulls last, p.id'],
    ['a price, downwards', 'p.price', 'DESC', 'p.price desc nulls last, p.id desc'],
    ['the name of a seller who may be missing', 'seller.firstName', 'ASC', 'u.first_name nulls last, p.id'],
    ['the name of a seller, downwards', 'seller.firstName', 'DESC', 'u.first_name desc nulls last, p.id desc'],
  ] as const)('holds the same rows from either end, sorted by %s', async (_, path, order, sql) => {
    const expected = await all(sql);
    for (const first of [0, 795, 805, 1005, ROWS - 5, ROWS + 10]) {
      expect([first, await window({ path, order }, first, 10)]).toEqual([first, expected.slice(first, first + 10)]);
      expect([first, await window({ path, order }, first, 10, ROWS)]).toEqual([
        first,
        expected.slice(first, first + 10),
      ]);
    }
  });

  it('reads what belongs to a row, and counts each row once however much that is', async () => {
    const person = await aBuyerAndSeller(source, { firstName: 'Twofold' });
    const people = source
      .getRepository(User)
      .createQueryBuilder('u')
      .leftJoinAndSelect('u.roles', 'role')
      .where('u.firstName = :name', { name: 'Twofold' });
    expect(await countOf(people)).toBe(1);
    const [found] = await windowOf(people, { path: 'u.createdAt', order: 'DESC' }, 0, 10, 1);
    expect([found.id, found.roles?.map(({ roleId }) => roleId).sort()]).toEqual([person.id, [2, 3]]);
    expect(await countOf(query(), 100)).toBe(100);
    expect(await countOf(query())).toBe(ROWS);
  });

  describe('its total', () => {
    let now = 0;
    const totals = (counted: number): Totals => new Totals(counted, () => now);
    const add = () => aProperty(source, { city: 'Denver' });

    it('[CONST-30] is counted anew each time while it is small', async () => {
      const small = totals(100_000);
      const before = await small.of(query(), false);
      await add();
      expect(await small.of(query(), false)).toBe(before + 1);
    });

    it('is exact but kept for ten seconds once it is large, and then counted behind the answer', async () => {
      const large = totals(1000);
      const before = await large.of(query(), false);
      expect(before).toBe(await countOf(query()));
      await add();
      expect(await large.of(query(), false)).toBe(before);
      now += 11_000;
      expect(await large.of(query(), false)).toBe(before);
      await waitFor(async () => expect(await large.of(query(), false)).toBe(before + 1));
      await add();
      now += 121_000;
      expect(await large.of(query(), false)).toBe(before + 2);
    });

    it('ends at the limit for a search', async () => {
      expect(await totals(1000).of(query(), true)).toBe(1000);
      expect(await totals(100_000).of(query(), true)).toBe(await countOf(query()));
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
