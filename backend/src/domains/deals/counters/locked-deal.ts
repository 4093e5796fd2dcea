import type { StageId } from '@stowbridge/contract/ids';
import { canBeAnswered } from '@stowbridge/contract/stages';
import type { TermsKind } from '@stowbridge/contract/turns';
import type { EntityManager } from 'typeorm';
import { changedMeanwhile, DomainError, notFound } from '../../../platform/common/errors';
import { OfferTerms } from '../deal.entity';
import { notAtStage } from '../deals.rules';

/** A deal and its newest terms, which nobody else changes meanwhile. */
export interface LockedDeal {
  id: number;
  propertyId: number | null;
  buyerId: number | null;
  sellerId: number | null;
  stage: StageId;
  newest: OfferTerms | null;
  /** By the clock of the database. */
  lapsed: boolean;
}

const DEAL = `
  select d.id, d.property_id "propertyId", d.buyer_id "buyerId", p.seller_id "sellerId", d.deal_status_id stage,
         coalesce((select answer_by <= now() from offer_terms where deal_id = d.id order by version desc limit 1), false) lapsed
  from deals d left join properties p on p.id = d.property_id where d.id = $1`;

/**
 * Locks a deal in the order of all who change one: the property first, so that the moves on it take turns.
 * @param isAllowed who has nothing to do with the deal locks nothing
 * @throws DomainError('not-found') for a deal that is not there, or not theirs
 */
export async function lockDeal(
  manager: EntityManager,
  dealId: number,
  isAllowed: (deal: Pick<LockedDeal, 'buyerId' | 'sellerId'>) => boolean,
): Promise<LockedDeal> {
  const read = async (): Promise<Omit<LockedDeal, 'newest'>> => {
    const [deal] = await manager.query<Omit<LockedDeal, 'newest'>[]>(DEAL, [dealId]);
    if (!deal || !isAllowed(deal)) {
      throw notFound('The offer');
    }
    return deal;
  };
  const { propertyId } = await read();
  if (propertyId !== null) {
    await manager.query('select 1 from properties where id = $1 for update', [propertyId]);
  }
  await manager.query('select 1 from deals where id = $1 for update', [dealId]);
  const deal = await read();
  if (deal.propertyId !== propertyId) {
    throw changedMeanwhile('The offer has been changed by someone else meanwhile. Please try again.');
  }
  return { ...deal, newest: await newestTerms(manager, dealId) };
}

export const newestTerms = (manager: EntityManager, dealId: number): Promise<OfferTerms | null> =>
  manager.findOne(OfferTerms, { where: { dealId }, order: { version: 'DESC' } });

const WHAT_IS_NEW: Record<TermsKind, (terms: OfferTerms) => string> = {
  offer: () => 'The buyer has offered other terms',
  counter: ({ authorSide }) => (authorSide === 'seller' ? 'The seller has countered' : 'The office has countered'),
  agreed: () => 'The buyer has agreed',
};

/**
 * The newest terms of an open deal, which must be those that are answered.
 * @throws DomainError('changed') or DomainError('stage') with how it stands now
 */
export function requireNewest({ stage, newest }: LockedDeal, version: number | undefined): OfferTerms {
  if (!canBeAnswered(stage) || !newest) {
    throw notAtStage(stage);
  }
  if (version !== undefined && newest.version !== version) {
    const message = `${WHAT_IS_NEW[newest.kind](newest)} meanwhile: version ${newest.version} is the newest. Please look at it again.`;
    throw new DomainError('changed', message, [{ field: 'version', code: 'invalid', message }]);
  }
  return newest;
}
