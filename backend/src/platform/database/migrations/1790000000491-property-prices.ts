import type { MigrationInterface, QueryRunner } from 'typeorm';

const PUBLIC = 'active and status_id in (1, 2, 3) and alternate_price_option_id is null and price > 0';

const TABLE = [
  // Without references to properties: what was asked for one is kept when it is deleted.
  `create table property_prices (
    id bigint generated always as identity not null constraint property_prices_pk primary key,
    property_id integer not null,
    at timestamptz not null,
    price bigint,
    alternate_price_option_id smallint,
    status_id smallint not null,
    active boolean not null,
    actor_id integer constraint property_prices_actor_id_fk references users(id) on delete restrict
  )`,
  'create index property_prices_of on property_prices (property_id, id)',
  'create trigger property_prices_append_only before update or delete on property_prices for each row execute function refuse_change()',
  'create trigger property_prices_not_emptied before truncate on property_prices for each statement execute function refuse_change()',
];

const COLUMNS = [
  ['price', 'price', 'bigint'],
  ['alternate_price_option_id', 'alternatePriceOptionId', 'smallint'],
  ['status_id', 'statusId', 'smallint'],
  ['active', 'active', 'boolean'],
] as const;

/** A deal names the status that it brings about as `from` and `to`; everything else what was before and after. */
const logged = (side: 'before' | 'after', field: string): string =>
  field === 'statusId'
    ? `coalesce(detail->'${side}'->'statusId', case when action = 'property.status-changed' then detail->'${side === 'before' ? 'from' : 'to'}' end)`
    : `detail->'${side}'->'${field}'`;

/**
 * What a column was after a row of the log: as that row or the last one before it says, else as the next one says that it
 * was until then, else as it is now.
 */
const valueAt = (column: string, field: string, type: string): string => `
  (coalesce(
    (select ${logged('after', field)} from price_changes c where c.property_id = m.property_id and c.id <= m.log_id and ${logged('after', field)} is not null order by c.id desc limit 1),
    (select ${logged('before', field)} from price_changes c where c.property_id = m.property_id and c.id > m.log_id and ${logged('before', field)} is not null order by c.id limit 1),
    to_jsonb(p.${column})) #>> '{}')::${type} ${column}`;

const BACKFILL = [
  `create temp table price_changes on commit drop as
    select id, subject_id property_id, created_at, action, actor_id, detail from audit_log
    where subject_type = 'property' and (${COLUMNS.map(([, field]) => `${logged('after', field)} is not null`).join(' or ')})
      and exists (select from properties p where p.id = subject_id)`,
  'create index on price_changes (property_id, id)',
  'analyze price_changes',
  `insert into property_prices (property_id, at, price, alternate_price_option_id, status_id, active, actor_id)
    select property_id, at, price, alternate_price_option_id, status_id, active, actor_id
    from (
      select *, lag(row(price, alternate_price_option_id, status_id, active)) over (partition by property_id order by log_id) is distinct from
        row(price, alternate_price_option_id, status_id, active) changed
      from (
        select m.property_id, m.log_id, m.at, m.actor_id, ${COLUMNS.map(([column, field, type]) => valueAt(column, field, type)).join(', ')}
        from (
          select id property_id, 0::bigint log_id, created_at at, null::int actor_id from properties p
            where not exists (select from price_changes c where c.property_id = p.id and c.action = 'property.created')
          union all
          select property_id, id, created_at, (select u.id from users u where u.id = c.actor_id) from price_changes c) m
        join properties p on p.id = m.property_id) s) t
    where changed order by log_id, property_id`,
  `update properties p set repriced_at = c.at, price_reduced_at = case when c.price < c.was then c.at end
    from (select distinct on (property_id) property_id, at, price, was
      from (select id, property_id, at, price, lag(price) over (partition by property_id order by id) was from property_prices where ${PUBLIC}) h
      where price <> was order by property_id, id desc) c
    where c.property_id = p.id`,
  'drop table price_changes',
];

/** What was asked for a property, and when; what was asked before is read from the audit log. */
export class PropertyPrices1790000000491 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLE, ...BACKFILL]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    // With their trigger on the table; whoever needs them makes them anew.
    await runner.query('drop function if exists make_listing_texts, refresh_listing_texts cascade');
    await runner.query('drop table property_prices');
  }
}
