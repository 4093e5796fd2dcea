import { openTestDatabase, type OpenTestDatabase } from '../../../test/test-database';
import { sql } from './sql';

describe('sql', () => {
  let database: OpenTestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('keeps the plan of a named statement within a transaction, too', async () => {
    await database.source.transaction(async (manager) => {
      for (const n of [1, 2]) {
        expect(await sql(manager, { name: 'a sum', text: 'select $1::int + 1 n', values: [n] })).toEqual([
          { n: n + 1 },
        ]);
      }
      expect(
        await sql(manager, { text: `select name from pg_prepared_statements where name = 'a sum'`, values: [] }),
      ).toEqual([{ name: 'a sum' }]);
    });
  });

  it('is a part of the transaction, and is refused as other statements of it', async () => {
    const statement = { text: `select 'none'::int where $1::int > 0`, values: [1] };
    for (const name of [undefined, 'no number']) {
      await expect(
        database.source.transaction((manager) => sql(manager, { name, ...statement })),
      ).rejects.toMatchObject({
        driverError: { code: '22P02' },
      });
    }
    const title = 'Taken back';
    await expect(
      database.source.transaction(async (manager) => {
        const text = 'insert into store_types (name) values ($1) returning name';
        expect(await sql(manager, { name: 'a type', text, values: [title] })).toEqual([{ name: title }]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await sql(database.source, { text: 'select from store_types where name = $1', values: [title] })).toEqual(
      [],
    );
  });
});
