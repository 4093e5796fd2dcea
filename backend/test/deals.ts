import { DataSource } from 'typeorm';
import { Deal } from '../src/domains/deals/deal.entity';
import { Property } from '../src/domains/properties/editing/property.entity';

/** A deal of this buyer on this property at a stage, without terms or history. */
export function aDeal(
  source: DataSource,
  property: Pick<Property, 'id' | 'name'>,
  buyerId: number,
  dealStatusId: number,
): Promise<Deal> {
  return source.getRepository(Deal).save({
    dealName: 'An offer',
    propertyId: property.id,
    propertyName: property.name,
    buyerId,
    dealStatusId,
    statusAt: new Date(),
  } as Deal);
}

/** The first version of the terms of a deal, given by this person, and until when they can be answered. */
export const someTerms = (
  source: DataSource,
  dealId: number,
  byId: number,
  answerBy: Date | null = null,
): Promise<unknown> =>
  source.query(
    `with terms as (
       insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, created_by_id, answer_by)
       values ($1, 1, 3900000, 'N', 'C', 'Cash', 2, 2, $2, $3))
     update deals set submitted_at = now() where id = $1`,
    [dealId, byId, answerBy],
  );

/** An offer of somebody without an account, as the office submits it on /api/v1. */
export const offlineOffer = (propertyId: number, more: object = {}) => ({
  propertyId,
  price: 3_900_000,
  earnestMoneyDeposit: 2.5,
  diligencePeriodId: 2,
  closingDays: 45,
  loiName: 'Robin Tester',
  loiCompanyName: 'Test Storage LLC',
  sourceOfFinancing: 'Cash',
  offlineBuyerFirstName: 'Olga',
  offlineBuyerEmail: 'olga@example.com',
  offlineBuyerCity: 'Boulder',
  offlineBuyerStateId: 6,
  ...more,
});
