import { sealedTables } from '../../platform/audit/sealed';
import { aBuyer, aProperty, aSeller } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/test-database';
import { DECLARATION } from './declaration';
import { columnsOf, type Held, keptOf, parametersOf, type Person } from './held';
import { NOBODYS } from './held-accounts';

/** By its name such a column leads to a person or holds what one is called or reached by. */
const PERSONAL =
  /^(user|seller|buyer|visitor|actor|author|asker|assignee|owner)_id$|_by_id$|(^|_)(e?mail|first_name|last_name|phone|phone_number|recipient|user_agent|actor_name|loi_name)$/;

interface Column {
  table: string;
  name: string;
  /** Whether it references users. */
  person: boolean;
}

const COLUMNS = `
  select c.relname "table", a.attname "name", exists (select from pg_constraint k
    where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = 'users'::regclass and a.attnum = any(k.conkey)) person
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1, a.attnum`;

/** Everything that is said of columns of a table. */
const declared = (held: Held): string[] => [
  ...new Set([...columnsOf(held.export), ...columnsOf(held.scrub), ...keptOf(held)]),
];

/** What is wrong with the declaration, a sentence each. */
function faults(columns: Column[], declaration: ReadonlyMap<string, Held>): string[] {
  const tables = new Map<string, Column[]>();
  for (const column of columns) {
    tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  }
  const found: string[] = [];
  for (const [table, its] of tables) {
    const held = declaration.get(table);
    const silent = held ? its.filter(({ name }) => !declared(held).includes(name)) : its;
    if (!held && !NOBODYS.includes(table)) {
      found.push(`${table} is not declared`);
    }
    for (const { name, person } of silent) {
      if (person || PERSONAL.test(name) || held?.whose) {
        found.push(`nothing is said of ${table}.${name}`);
      }
    }
  }
  for (const [table, held] of declaration) {
    const its = (tables.get(table) ?? []).map(({ name }) => name);
    found.push(
      ...declared(held)
        .filter((name) => !its.includes(name))
        .map((name) => `there is no ${table}.${name}`),
    );
    // Given and kept is one thing to say, and so is given and gone: whatever is given and not kept goes.
    const scrubbed = columnsOf(held.scrub);
    const twice = [...scrubbed, ...keptOf(held), ...columnsOf(held.export).filter((name) => scrubbed.includes(name))];
    found.push(
      ...twice
        .filter((name, at) => twice.indexOf(name) !== at)
        .map((name) => `two things are said of ${table}.${name}`),
    );
  }
  return [
    ...found,
    ...NOBODYS.filter((table) => !tables.has(table)).map((table) => `there is no ${table}`),
    ...NOBODYS.filter((table) => declaration.has(table)).map((table) => `${table} is somebody's and nobody's`),
  ];
}

describe('what tables hold of people', () => {
  let database: OpenTestDatabase;
  const read = (): Promise<Column[]> => database.source.query<Column[]>(COLUMNS);
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('[BEYE-79] is declared for every table and each column of a person', async () => {
    expect(faults(await read(), DECLARATION)).toEqual([]);
  });

  it('[BEYE-79] a new table with a column of a person and no declaration fails', async () => {
    await database.asOwner('create table pets (id int primary key, keeper int references users)');
    await database.asOwner('alter table users add column nickname text');
    await database.asOwner('alter table vendors add column contact_email text, add column friend int references users');
    try {
      expect(faults(await read(), DECLARATION)).toEqual([
        'pets is not declared',
        'nothing is said of pets.keeper',
        'nothing is said of users.nickname',
        'nothing is said of vendors.contact_email',
        'nothing is said of vendors.friend',
      ]);
    } finally {
      await database.asOwner('drop table pets');
      await database.asOwner('alter table users drop column nickname');
      await database.asOwner('alter table vendors drop column contact_email, drop column friend');
    }
  });

  it('names no column that is not there, and says one thing of each', async () => {
    const wrong = new Map([...DECLARATION, ['mail_stops', { scrub: 'user_id gone', keep: { because: 'user_id' } }]]);
    expect(faults(await read(), wrong)).toEqual([
      'there is no mail_stops.gone',
      'two things are said of mail_stops.user_id',
    ]);
  });

  it('finds the rows of a person in each table by a condition that the database takes', async () => {
    for (const [table, { whose }] of DECLARATION) {
      if (whose) {
        const [{ count }] = await database.source.query<[{ count: number }]>(
          `select count(*)::int from "${table}" r where ${whose}`,
          parametersOf({ userId: 0, email: 'nobody@nowhere.example' }),
        );
        expect([table, count]).toEqual([table, 0]);
      }
    }
  });

  it('finds what somebody said and what was said for them, and nothing of the other side', async () => {
    const { source, asOwner } = database;
    const [buyer, other] = [await aBuyer(source, { email: 'Ann@Buyers.example' }), await aBuyer(source)];
    const seller = await aSeller(source);
    const property = await aProperty(source, { seller });
    const deal = await aDeal(source, property, buyer.id, 1);
    await asOwner(
      `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id, property_id, place)
       values ('Mine', 'x', $1, 2, null, 1, $2, 'property'), ('To me', 'x', null, 1, $1, 2, $2, 'property')`,
      [buyer.id, property.id],
    );
    await asOwner(
      `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, author_side, kind, answers_version, created_by_id)
       values ($1, 11, 1, 'N', 'C', 'Cash', 2, 2, 'buyer', 'offer', null, $2), ($1, 12, 2, 'N', 'C', 'Cash', 2, 2, 'seller', 'counter', 11, $3), ($1, 13, 3, 'N', 'C', 'Cash', 2, 2, 'office', 'offer', null, null)`,
      [deal.id, buyer.id, seller.id],
    );
    await asOwner(
      `insert into refused_addresses (address, refused_at, reply) values ('ann@buyers.example', now(), 'full')`,
    );
    await asOwner(
      `insert into enquiries (kind, name, phone, email, message) values ('contact', 'Ann', '5550142200', 'ANN@buyers.example', 'Mine')`,
    );
    const found = async (table: string, column: string, person: Person): Promise<unknown[]> =>
      (
        await source.query<{ value: unknown }[]>(
          `select r.${column} as value from ${table} r where ${DECLARATION.get(table)?.whose} order by 1`,
          parametersOf(person),
        )
      ).map(({ value }) => value);
    const of = ({ id, email }: { id: number; email: string }): Person => ({ userId: id, email });
    expect(await found('messages', 'mail_subject', of(buyer))).toEqual(['Mine']);
    expect(await found('offer_terms', 'version', of(buyer))).toEqual([11, 13]);
    expect(await found('offer_terms', 'version', of(seller))).toEqual([12]);
    expect(await found('refused_addresses', 'address', of(buyer))).toEqual(['ann@buyers.example']);
    expect(await found('enquiries', 'message', of(buyer))).toEqual(['Mine']);
    for (const [table, column] of [
      ['messages', 'id'],
      ['offer_terms', 'id'],
      ['refused_addresses', 'address'],
      ['enquiries', 'id'],
      ['deals', 'id'],
    ]) {
      expect([table, await found(table, column, of(other))]).toEqual([table, []]);
    }
    const visitor = { userId: null, email: 'Ann@Buyers.example' };
    expect(await found('enquiries', 'message', visitor)).toEqual(['Mine']);
    expect(await found('refused_addresses', 'address', visitor)).toEqual(['ann@buyers.example']);
    expect(await found('messages', 'id', visitor)).toEqual([]);
  });

  it('takes nothing from a sealed row', async () => {
    const columns = await read();
    for (const table of sealedTables().keys()) {
      const its = columns.filter((column) => column.table === table).map(({ name }) => name);
      const held = DECLARATION.get(table);
      expect([table, held ? keptOf(held).sort() : NOBODYS.includes(table) && its.sort()]).toEqual([table, its.sort()]);
    }
  });

  it('takes nothing from a table that refuses changes', async () => {
    const rows = await database.source.query<{ table: string }[]>(
      `select distinct t.tgrelid::regclass::text "table" from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where not t.tgisinternal and p.prosrc like '%append-only%' and t.tgtype & 8 = 8 order by 1`,
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { table } of rows) {
      const held = DECLARATION.get(table);
      const goes = held ? declared(held).filter((name) => !keptOf(held).includes(name)) : [];
      expect([table, goes]).toEqual([table, []]);
    }
  });
});
