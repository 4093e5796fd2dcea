import type { EventMap } from '../../platform/events/events';
import type { Block } from '../layout';
import type { MailContext } from '../mail-context';
import type { SampleIds } from '../mail-definition';
import { type Deal, dollars, findDeal, findDealByTrueName } from './deal';

interface Terms {
  price: number;
  loiName: string;
  loiCompanyName: string;
  diligencePeriod: string;
  earnestMoneyDeposit: number;
  sourceOfFinancing: string;
}

export interface Offer {
  deal: Deal;
  terms: Terms;
  isRevised: boolean;
}

type Submitted = EventMap['offer.submitted'];

const offerWith =
  (find: typeof findDeal) =>
  async ({ dealId, version }: Submitted, context: MailContext): Promise<Offer | undefined> => {
    const [deal, terms] = [await find({ dealId }, context), await findTerms(dealId, version, context)];
    return deal && terms && { deal, terms, isRevised: version > 1 };
  };

export const findOffer = offerWith(findDeal);
export const findOfferByTrueName = offerWith(findDealByTrueName);

async function findTerms(dealId: number, version: number, { read }: MailContext): Promise<Terms | undefined> {
  const [row] = await read<
    Omit<Terms, 'price' | 'earnestMoneyDeposit'> & { price: string; earnestMoneyDeposit: string }
  >(
    `select t.price, t.loi_name "loiName", t.loi_company_name "loiCompanyName", p.name "diligencePeriod",
            t.earnest_money_deposit "earnestMoneyDeposit", t.source_of_financing "sourceOfFinancing"
     from offer_terms t join diligence_periods p on p.id = t.diligence_period_id where t.deal_id = $1 and t.version = $2`,
    [dealId, version],
  );
  return row && { ...row, price: Number(row.price), earnestMoneyDeposit: Number(row.earnestMoneyDeposit) };
}

/** The terms, below what the reader is told before them. */
export const termRows = ({ deal, terms }: Offer, ...first: [string, string][]): Block => ({
  rows: [
    ...first,
    ['Property', deal.propertyName],
    ['Offer price', dollars(terms.price)],
    ['LOI name', terms.loiName],
    ['LOI company', terms.loiCompanyName],
    ['Diligence period', terms.diligencePeriod],
    ['Earnest money deposit', `${terms.earnestMoneyDeposit}%`],
    ['Source of financing', terms.sourceOfFinancing],
  ],
});

export const offerWord = ({ isRevised }: Offer): string => (isRevised ? 'revised offer' : 'offer');

export const offerSample = ({ dealId, propertyId }: SampleIds): Submitted => ({ dealId, propertyId, version: 1 });
