import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { personRows } from '../../../test/person-rows';
import { sealerOf } from '../../../test/evidence';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/test-database';
import { checkSeals } from '../../platform/audit/seal-check';
import { sealedTables } from '../../platform/audit/sealed';
import { withTransaction } from '../../platform/database/transaction';
import { DECLARATION } from './declaration';
import { columnsOf, keptOf, parametersOf, type Person } from './held';
import { type ReleasedFiles, removePerson } from './removal';

type Row = Record<string, unknown>;
type Rows = Map<string, Row>;

/** Where a removal writes what it did, and what hears of it. */
const WRITTEN = ['audit_log', 'suppressed_addresses', 'loose_files', 'changes'];

describe('the removal of a person', () => {
  let database: OpenTestDatabase;
  let released: ReleasedFiles[];
  let before: Map<string, Rows>;
  let after: Map<string, Rows>;
  let theirs: Map<string, string[]>;
  let gone: Person;
  let keys: Map<string, string[]>;

  /** Every row of every table, by its primary key. */
  async function everything(): Promise<Map<string, Rows>> {
    const found = new Map<string, Rows>();
    for (const [table, columns] of keys) {
      const rows = await database.source.query<{ key: string; row: Row }[]>(
        `select concat_ws('|', ${columns.map((column) => `r."${column}"::text`).join(', ')}) "key", to_jsonb(r) "row" from "${table}" r`,
      );
      found.set(table, new Map(rows.map(({ key, row }) => [key, row])));
    }
    return found;
  }

  async function keysOf(person: Person): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for (const [table, { whose }] of DECLARATION) {
      if (whose) {
        const rows = await database.source.query<{ key: string }[]>(
          `select concat_ws('|', ${keys
            .get(table)
            ?.map((column) => `r."${column}"::text`)
            .join(', ')}) "key" from "${table}" r where ${whose}`,
          parametersOf(person),
        );
        found.set(
          table,
          rows.map(({ key }) => key),
        );
      }
    }
    return found;
  }

  const remove = (person: Person): Promise<ReleasedFiles[]> =>
    withTransaction(database.source, (manager) => removePerson(manager, person));

  beforeAll(async () => {
    database = await openTestDatabase();
    const { source } = database;
    keys = new Map(
      (
        await source.query<{ table: string; columns: string[] }[]>(
          `select c.relname "table", array_agg(a.attname::text order by a.attnum) "columns"
           from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
             left join pg_index i on i.indrelid = c.oid and i.indisprimary
           where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
             and c.relname <> 'us_places' -- what towns are called
             and (i.indrelid is null or a.attnum = any(i.indkey)) group by 1`,
        )
      ).map(({ table, columns }) => [table, columns]),
    );
    const seller = await aSeller(source);
    const buyer = await aBuyer(source, {
      firstName: 'Zebulon',
      lastName: 'Quartermain',
      email: 'Zeb@Quartermain.example',
      companyName: 'Quartermain Holdings',
      address1: '1 Quartermain St',
      question: 'Quartermain asks',
      passwordHash: 'Quartermain',
    });
    const other = await aBuyer(source, { firstName: 'Ofelia', email: 'ofelia@other.example' });
    for (const [person, name] of [
      [buyer, 'Quartermain'],
      [other, 'Nightingale'],
    ] as const) {
      const property = await aProperty(source, { sellerId: seller.id });
      const document = await aDocument(source, property.id);
      await personRows(source, {
        person,
        adminId: (await anAdmin(source)).id,
        propertyId: property.id,
        documentId: document.id,
        name,
      });
    }
    await aProperty(source, { sellerId: buyer.id });
    gone = { userId: buyer.id, email: buyer.email };
    await sealerOf(source).seal();
    theirs = await keysOf(gone);
    before = await everything();
    released = await remove(gone);
    after = await everything();
  });
  afterAll(() => database.close());

  it('is tried on rows of every table that has rows of people', () => {
    expect([...theirs].filter(([, rows]) => rows.length === 0)).toEqual([]);
  });

  it('[BEYE-68] leaves nothing of their rows that was to go, and all that was to stay', () => {
    for (const [table, mine] of theirs) {
      const held = DECLARATION.get(table) ?? {};
      const kept = keptOf(held);
      const goes = [...columnsOf(held.export), ...columnsOf(held.scrub)].filter((name) => !kept.includes(name));
      for (const key of mine) {
        const [was, is] = [before.get(table)?.get(key) ?? {}, after.get(table)?.get(key)];
        if (!held.keep) {
          expect([table, is]).toEqual([table, undefined]);
          continue;
        }
        for (const name of kept) {
          expect([table, name, is?.[name]]).toEqual([table, name, was[name]]);
        }
        for (const name of goes) {
          const value = is?.[name];
          expect([table, name, value === null || held.standIns?.[name] !== undefined]).toEqual([table, name, true]);
          expect([table, name, JSON.stringify(value ?? '')]).toEqual([
            table,
            name,
            expect.not.stringMatching(/quartermain|zebulon/i),
          ]);
        }
      }
    }
  });

  it('[BEYE-68] leaves their name and address in what is kept whole alone', () => {
    const named = [...after].flatMap(([table, rows]) =>
      [...rows.values()].some((row) => /quartermain|zebulon/i.test(JSON.stringify(row))) ? [table] : [],
    );
    expect(named.sort()).toEqual(['audit_log', 'ndas']);
    expect(after.get('users')?.get(String(gone.userId))).toMatchObject({
      first_name: 'Former',
      last_name: `buyer ${gone.userId}`,
      email: `former-${gone.userId}@deleted.invalid`,
      status_id: 3,
      password_hash: null,
    });
  });

  it('leaves the rows of everybody else as they are', () => {
    for (const [table, rows] of before) {
      const mine = theirs.get(table) ?? [];
      const of = (all: Rows | undefined): [string, Row][] => [...(all ?? [])].filter(([key]) => !mine.includes(key));
      const left = of(after.get(table)).filter(([key]) => !WRITTEN.includes(table) || rows.has(key));
      expect([table, left]).toEqual([table, of(rows)]);
    }
  });

  it('[BEYA-124] changes no sealed row', () => {
    expect(sealedTables().size).toBeGreaterThan(5);
    for (const table of sealedTables().keys()) {
      const rows = [...(before.get(table) ?? [])];
      expect([table, rows.length > 0]).toEqual([table, true]);
      expect([table, rows.map(([key]) => after.get(table)?.get(key))]).toEqual([table, rows.map(([, row]) => row)]);
    }
  });

  it('[BEYE-69] leaves seals that verify', async () => {
    const found = await checkSeals(database.source);
    expect(found.broken).toBeUndefined();
    expect(found.tables.filter(({ sealed }) => sealed > 0).length).toBeGreaterThan(5);
  });

  it('[BEYC-44] hands over the files of proofs of funds, and keeps letters and certificates', () => {
    expect(released).toEqual([{ area: 'FundsProofs', fileNames: [`proof-${gone.userId}.pdf`] }]);
    expect([...(after.get('loose_files')?.values() ?? [])]).toMatchObject([
      { area: 'FundsProofs', file_name: `proof-${gone.userId}.pdf` },
    ]);
    expect(after.get('offer_letters')).toEqual(before.get('offer_letters'));
    expect(after.get('nda_certificates')).toEqual(before.get('nda_certificates'));
  });

  it('is audited without a name, and done again changes nothing', async () => {
    const entries = [...(after.get('audit_log')?.values() ?? [])].filter(({ action }) => action === 'person.removed');
    expect(entries).toMatchObject([
      { subject_id: gone.userId, subject_name: `Former buyer ${gone.userId}`, actor_id: null, detail: {} },
    ]);
    expect(await remove(gone)).toEqual([]);
    expect(await remove({ ...gone, email: `former-${gone.userId}@deleted.invalid` })).toEqual([]);
    const again = await everything();
    again.get('suppressed_addresses')?.clear();
    after.get('suppressed_addresses')?.clear();
    expect(again).toEqual(after);
  });

  it('finds a visitor by the address alone', async () => {
    const { source } = database;
    const insert = `insert into enquiries (kind, name, phone, email, message) values ('contact', $1, '555', $2, 'Hello') returning id`;
    const [mine] = await source.query<[{ id: number }]>(insert, ['Vera', 'VERA@visitor.example']);
    const [others] = await source.query<[{ id: number }]>(insert, ['Otto', 'otto@visitor.example']);
    await remove({ userId: null, email: 'vera@visitor.example' });
    expect(
      await source.query('select id, name, message from enquiries where id = any($1) order by id', [
        [mine.id, others.id],
      ]),
    ).toEqual([
      { id: mine.id, name: `Former visitor ${mine.id}`, message: '(removed)' },
      { id: others.id, name: 'Otto', message: 'Hello' },
    ]);
  });
});
