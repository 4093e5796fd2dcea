import type { EntityManager } from 'typeorm';
import { changedMeanwhile } from '../../platform/common/errors';
import { HELD_TERMS, NEWEST_TERMS } from './counters/turn.sql';
import type { SeenOffer } from './deal';
import { unlessSealed } from './rounds/sealed.sql';

interface Offer {
  property_id: number | null;
  buyer_id: number | null;
  price: string | null;
  version: number | null;
  revised: boolean | null;
  since: Date | null;
}

/** The price of a deal is that of the newest terms that its buyer has made or agreed to, unless an administrator has changed it since. */
const OFFER = `
  select d.property_id, d.buyer_id, ${unlessSealed('d', 'coalesce(d.price, t.price)')} price, n.version,
         t.version > 1 or d.price <> t.price revised, case when d.price <> t.price then d.modified_at else t.created_at end since
  from deals d left join ${NEWEST_TERMS} on true left join ${HELD_TERMS} on true where d.id = $1`;

/**
 * Locks a deal and makes sure that its offer still is the one that was decided on.
 * @throws DomainError('changed') with the offer as it is now
 */
export async function requireSeen(
  manager: EntityManager,
  dealId: number,
  seen: SeenOffer,
  timeZone: string,
): Promise<void> {
  // On its own, so that the terms are read as they are when the lock is held.
  await manager.query('select 1 from deals where id = $1 for update', [dealId]);
  const [offer] = await manager.query<Offer[]>(OFFER, [dealId]);
  const differs = (shown: number | undefined, now: number | null): boolean => shown !== undefined && shown !== now;
  const price = offer.price === null ? null : Number(offer.price);
  if (
    differs(seen.propertyId, offer.property_id) ||
    differs(seen.buyerId, offer.buyer_id) ||
    differs(seen.price, price) ||
    differs(seen.version, offer.version)
  ) {
    throw changedMeanwhile(
      `The offer is ${price === null ? 'without a price' : dollars.format(price)} now${sinceWhen(offer, timeZone)}. Please look at it again.`,
    );
  }
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

function sinceWhen({ revised, since }: Offer, timeZone: string): string {
  if (!since) {
    return '';
  }
  return ` (${revised ? 'revised' : 'submitted'} ${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(since)})`;
}
