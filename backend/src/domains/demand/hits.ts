import { PropertyStatus, Stage, UserStatus } from '@stowbridge/contract/ids';
import type { HitReason } from '@stowbridge/contract/saved-searches';
import type { EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import type { AnyEvent } from '../../platform/events/event-handler';
import { lastChangeOf } from '../properties/prices/price-history';
import { OPEN } from '../properties/visibility.sql';
import { finds } from './finds.sql';

/** What is to be told of a property. */
interface News {
  propertyId: number;
  reason: HitReason;
  /** The row of the price's history that is the news; null of what is new. */
  priceId: string | null;
}

const REDUCED = `select c.id from ${lastChangeOf('$1')} c where c.price < c.before`;
const BACK = `
  select (select id from property_prices where property_id = p.id order by id desc limit 1) id
  from properties p where p.id = $1 and p.active and p.status_id = ${PropertyStatus.ForSale}`;

/** What an event is news of, as things are now; undefined where nobody is told. */
export async function newsOf(event: AnyEvent, manager: EntityManager): Promise<News | undefined> {
  const priceNews = async (reason: HitReason, text: string, propertyId: number): Promise<News | undefined> => {
    const [row] = await sql<{ id: string | null }>(manager, { text, values: [propertyId] });
    return row?.id ? { propertyId, reason, priceId: row.id } : undefined;
  };
  switch (event.name) {
    case 'property.published':
      return { propertyId: event.payload.propertyId, reason: 'new', priceId: null };
    case 'property.repriced':
      return priceNews('price', REDUCED, event.payload.propertyId);
    case 'deal.moved': {
      const { propertyId, fromStatusId, toStatusId } = event.payload;
      const isFall = fromStatusId === Stage.Accepted && toStatusId !== Stage.Sold;
      return isFall && propertyId !== null ? priceNews('back', BACK, propertyId) : undefined;
    }
    default:
      return undefined;
  }
}

/** Who is told of a property `o` at all: nobody who was rejected, and no seller of their own. */
const READER = `u.status_id <> ${UserStatus.Rejected} and o.seller_id is distinct from u.id`;

/**
 * Which saved searches find a property, out of all of them, with whether anybody is told: what is paused or silent only notes it.
 * @public for bench/alerts.mjs
 */
export const FINDING = `
  select s.id, p.id "propertyId", s.frequency <> 'never' and coalesce(s.paused_until <= now(), true) waits
  from public_properties p join properties o on o.id = p.id, saved_searches s join users u on u.id = s.user_id
  where p.id = $1 and ${OPEN} and ${READER} and ${finds('(select t.tsv from search_texts t where t.property_id = $1)')}`;

const NOTE_SEARCHES = `
  insert into search_hits (saved_search_id, property_id, waits, reason, price_id)
  select f.*, $2, $3::bigint from (${FINDING}) f order by f.id on conflict do nothing`;

const NOTE_FAVOURITES = `
  insert into favourite_hits (favourite_id, reason, price_id)
  select f.id, $2, $3::bigint from favourites f join users u on u.id = f.user_id join properties o on o.id = f.property_id
  where f.property_id = $1 and $3::bigint is not null and ${READER}
  order by f.id on conflict do nothing`;

/**
 * Notes which searches find the property, and who keeps it; what was noted before is not noted again. In one order: two
 * workers that note the same would wait for each other in a circle.
 */
export async function noteHits(manager: EntityManager, { propertyId, reason, priceId }: News): Promise<void> {
  for (const text of [NOTE_SEARCHES, NOTE_FAVOURITES]) {
    await manager.query(text, [propertyId, reason, priceId]);
  }
}
