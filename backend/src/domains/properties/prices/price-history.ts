import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/audit/audit';
import { sql } from '../../../platform/database/sql';
import { recordEvent } from '../../../platform/events/outbox';
import { PUBLIC_PRICE } from '../visibility.sql';

/** The rows of `property_prices` at which the public read a figure; `p` is a row of it. */
const PUBLIC_ROWS = `property_prices p where ${PUBLIC_PRICE} is not null`;

/**
 * The public prices of a property, `[{At, Price}]`, each from when it stood there on; what was asked while no figure was
 * public is left out [BEYB-13]. `id` names the property's id, by another alias than `p`.
 */
export const priceHistoryOf = (id: string): string => `
  (select coalesce(json_agg(json_build_object('At', h.at, 'Price', h.price) order by h.id), '[]')
   from (select p.id, p.at, p.price, lag(p.price) over (order by p.id) before from ${PUBLIC_ROWS} and p.property_id = ${id}) h
   where h.price is distinct from h.before)`;

/**
 * The last change of the public price of a property, as a table of at most one row: the `id` of the row of its history, its
 * `price` and the one `before` it, null for the first. `id` names the property's id, by another alias than `p`.
 */
export const lastChangeOf = (id: string): string => `
  (select h.id, h.price, h.before from (select p.id, p.price, lag(p.price) over (order by p.id) before from ${PUBLIC_ROWS} and p.property_id = ${id}) h
   where h.price is distinct from h.before order by h.id desc limit 1)`;

/** Notes what is asked now, where that is something else than before; answers the public figure, and the last one before it. */
const NOTE = `
  with noted as (
    insert into property_prices (property_id, at, price, alternate_price_option_id, status_id, active, actor_id)
    select p.id, clock_timestamp(), p.price, p.alternate_price_option_id, p.status_id, p.active, $2
    from properties p left join lateral (select * from property_prices where property_id = p.id order by id desc limit 1) l on true
    where p.id = $1 and (l.id is null or
      (p.price, p.alternate_price_option_id, p.status_id, p.active) is distinct from (l.price, l.alternate_price_option_id, l.status_id, l.active))
    returning 1)
  select ${PUBLIC_PRICE}::float8 "now", (select p.price::float8 from ${PUBLIC_ROWS} and p.property_id = $1 order by p.id desc limit 1) "before"
  from noted, properties p where p.id = $1`;
/** A statement of its own: one that moves no property has triggers to run all the same. */
const MOVE = `
  update properties set repriced_at = last.at, price_reduced_at = case when $2 then last.at end
  from (select at from property_prices where property_id = $1 order by id desc limit 1) last where id = $1`;

/**
 * Keeps the history of a property's price: called in every transaction that changes the price, its words, the status or
 * whether the property is published, after the change. Only public figures are compared: what happens behind words is
 * neither a reduction nor news [BEYB-12].
 */
export async function notePrice(manager: EntityManager, actor: Actor, propertyId: number): Promise<void> {
  const [noted] = await sql<{ now: number | null; before: number | null }>(manager, {
    name: 'price-noted',
    text: NOTE,
    values: [propertyId, actor.id],
  });
  // The first figure is no other one: it is told of as the listing that it comes with.
  if (noted?.now != null && noted.before != null && noted.now !== noted.before) {
    await manager.query(MOVE, [propertyId, noted.now < noted.before]);
    await recordEvent(manager, 'property.repriced', { propertyId });
  }
}
