import { dueIn } from '@stowbridge/contract/dates';
import { sealedUntil } from '../../domains/deals/rounds/sealed.sql';
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
  /** Null while they are sealed: a mail outlasts its reader's discretion, and the office keeps a copy of each. */
  terms: Terms | null;
  /** When they can be read; null where they can be. */
  sealedUntil: string | null;
  isRevised: boolean;
}

type Submitted = EventMap['offer.submitted'];

const offerWith =
  (find: typeof findDeal) =>
  async ({ dealId, version }: Submitted, context: MailContext): Promise<Offer | undefined> => {
    const [deal, terms] = [await find({ dealId }, context), await findTerms(dealId, version, context)];
    if (!deal || !terms) {
      return undefined;
    }
    const { until, ...said } = terms;
    const isSealed = until !== null;
    return {
      deal,
      terms: isSealed ? null : said,
      sealedUntil: isSealed ? dueIn(context.timeZone)(until) : null,
      isRevised: version > 1,
    };
  };

export const findOffer = offerWith(findDeal);
export const findOfferByTrueName = offerWith(findDealByTrueName);

async function findTerms(
  dealId: number,
  version: number,
  { read }: MailContext,
): Promise<(Terms & { until: Date | null }) | undefined> {
  const [row] = await read<
    Omit<Terms, 'price' | 'earnestMoneyDeposit'> & { price: string; earnestMoneyDeposit: string; until: Date | null }
  >(
    `select t.price, t.loi_name "loiName", t.loi_company_name "loiCompanyName", p.name "diligencePeriod",
            t.earnest_money_deposit "earnestMoneyDeposit", t.source_of_financing "sourceOfFinancing", ${sealedUntil('d.property_id')} until
     from offer_terms t join deals d on d.id = t.deal_id join diligence_periods p on p.id = t.diligence_period_id where t.deal_id = $1 and t.version = $2`,
    [dealId, version],
  );
  return row && { ...row, price: Number(row.price), earnestMoneyDeposit: Number(row.earnestMoneyDeposit) };
}

/** The terms, below what the reader is told before them. */
export const termRows = ({ deal, terms, sealedUntil: until }: Offer, ...first: [string, string][]): Block => ({
  rows: [
    ...first,
    ['Property', deal.propertyName],
    ...(terms ? rowsOf(terms) : [['Terms', `Sealed until ${until}`] as [string, string]]),
  ],
});

const rowsOf = (terms: Terms): [string, string][] => [
  ['Offer price', dollars(terms.price)],
  ['LOI name', terms.loiName],
  ['LOI company', terms.loiCompanyName],
  ['Diligence period', terms.diligencePeriod],
  ['Earnest money deposit', `${terms.earnestMoneyDeposit}%`],
  ['Source of financing', terms.sourceOfFinancing],
];

export const offerWord = ({ isRevised }: Offer): string => (isRevised ? 'revised offer' : 'offer');

export const offerSample = ({ dealId, propertyId }: SampleIds): Submitted => ({ dealId, propertyId, version: 1 });
