import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { markerOf } from '../domains/properties/search/map.service';
import { cardOf } from '../domains/properties/search/search.queries';
import { sql } from '../platform/database/sql';
import { profileOf } from '../views/profile/profile.queries';

/** So many texts are made in one transaction when all are made anew. */
const BATCH = 5000;

const EVERY = ['insert', 'update', 'delete'] as const;
type Change = (typeof EVERY)[number];

const BROKER = ['first_name', 'last_name', 'position', 'position_id', 'phone_number', 'email', 'agent_location_id'];
const differs = (columns: string[]): string =>
  `(${columns.map((column) => `c.${column}`).join(', ')}) is distinct from (${columns.map((column) => `w.${column}`).join(', ')})`;
const naming = (key: string, columns = ['name']): string =>
  `select p.id from properties p join changed c on c.id = p.${key} join was w on w.id = c.id where ${differs(columns)}`;

/** Which properties a change concerns: `changed` holds the rows after it, or those that are gone; `was` those before it. */
const CONCERNED: [table: string, changes: readonly Change[], ids: string][] = [
  [
    'properties',
    ['insert', 'update'],
    'select id from changed where active or exists (select from listing_texts where property_id = id)',
  ],
  ['property_images', EVERY, 'select property_id from changed'],
  ['property_agents', EVERY, 'select property_id from changed'],
  ['documents', EVERY, 'select property_id from changed'],
  ['offer_rounds', EVERY, 'select property_id from changed'],
  ['property_prices', ['insert'], 'select property_id from changed'],
  [
    'users',
    ['update'],
    `select a.property_id from property_agents a join changed c on c.id = a.user_id join was w on w.id = c.id where ${differs(BROKER)}`,
  ],
  [
    'positions',
    ['update'],
    'select a.property_id from property_agents a join users u on u.id = a.user_id join changed c on c.id = u.position_id join was w on w.id = c.id where c.name <> w.name',
  ],
  ['states', ['update'], naming('state_id', ['code', 'name'])],
  ['store_types', ['update'], naming('store_type_id')],
  ['property_statuses', ['update'], naming('status_id')],
  ['price_alternatives', ['update'], naming('alternate_price_option_id')],
];

const TABLES: Record<Change, string> = {
  insert: 'new table as changed',
  update: 'old table as was new table as changed',
  delete: 'old table as changed',
};

const TRIGGERS = CONCERNED.flatMap(([table, changes, ids]) =>
  changes.map((change) => {
    const name = `${table}_listing_texts_${change}`;
    return {
      table,
      name,
      text: `
  create or replace trigger ${name} after ${change} on ${table} referencing ${TABLES[change]}
    for each statement execute function refresh_listing_texts('${ids}');`,
    };
  }),
);

/**
 * Who changes the same property waits until the other has ended, and then finds what it wrote. Planning takes ten times as
 * long as making one text, so that it is planned once per connection.
 */
const DEFINITION = `
  create or replace function make_listing_texts(ids int[]) returns void language plpgsql
    set timezone = 'UTC' set plan_cache_mode = 'force_generic_plan' as $make$
  begin
    perform from properties where id = any(ids) order by id for no key update;
    ids := array(select l.id from properties l where l.id = any(ids) and (l.active or exists (select from listing_texts t where t.property_id = l.id)));
    if cardinality(ids) = 0 then
      return;
    end if;
    delete from listing_texts t using properties l where t.property_id = any(ids) and l.id = t.property_id and not l.active;
    insert into listing_texts (property_id, card, marker, profile, listed_at)
    select l.id, c.card, m.marker, r.profile, r."listedAt"
    from properties l cross join lateral (${cardOf('l.id')}) c cross join lateral (${markerOf('l.id')}) m cross join lateral (${profileOf('l.id', 'false', 'false', 'false', 'false')}) r
    where l.id = any(ids)
    on conflict (property_id) do update set card = excluded.card, marker = excluded.marker, profile = excluded.profile, listed_at = excluded.listed_at;
  end $make$;
  create or replace function refresh_listing_texts() returns trigger language plpgsql as $refresh$
  declare ids int[];
  begin
    execute format('select array(%s)', tg_argv[0]) into ids;
    if cardinality(ids) > 0 then
      perform make_listing_texts(ids);
    end if;
    return null;
  end $refresh$;${TRIGGERS.map(({ text }) => text).join('')}`;

const FINGERPRINT = createHash('sha256').update(DEFINITION).digest('hex');

/**
 * Defines how the finished texts of published properties are kept, and makes all of them anew where the definition is
 * another than that of the last release. Run again, it does what is left.
 */
export async function defineListingTexts(source: DataSource): Promise<void> {
  const [{ fingerprint, newest }] = await sql<{ fingerprint: string | null; newest: number }>(source, {
    text: `select obj_description(to_regprocedure('make_listing_texts(int[])')) fingerprint, (select coalesce(max(id), 0) from properties) newest`,
    values: [],
  });
  if (fingerprint === FINGERPRINT) {
    return;
  }
  await source.transaction((manager) => manager.query(DEFINITION));
  for (let first = 1; first <= newest; first += BATCH) {
    await source.transaction((manager) => makeTexts(manager, first, first + BATCH - 1));
  }
  await source.transaction((manager) => manager.query(`comment on function make_listing_texts is '${FINGERPRINT}'`));
}

/** Runs statements in a transaction. */
interface Manager {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

const makeTexts = (manager: Manager, first: number, last: number): Promise<unknown> =>
  manager.query('select make_listing_texts(array(select id from properties where active and id between $1 and $2))', [
    first,
    last,
  ]);

/** A large import, in one transaction: the texts are made once, at its end. */
export async function withTextsAtTheEnd(manager: Manager, work: () => Promise<void>): Promise<void> {
  const all = (what: 'disable' | 'enable'): string =>
    TRIGGERS.map(({ table, name }) => `alter table ${table} ${what} trigger ${name}`).join(';');
  await manager.query(all('disable'));
  await work();
  await manager.query(all('enable'));
  await makeTexts(manager, 1, 2 ** 31 - 1);
}
