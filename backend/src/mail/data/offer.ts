import type { EventMap } from '../../platform/events/events';
import { dueIn } from '@stowbridge/contract/dates';
import type { CommissionSide, Side } from '@stowbridge/contract/turns';
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
  authorSide: Side;
  closingDays: number | null;
  hardDepositDays: number | null;
  exclusivityDays: number | null;
  commissionBy: CommissionSide | null;
  contingencies: string | null;
  message: string | null;
  answerBy: Date | null;
  bindingOnAgreement: boolean;
}

export interface Offer {
  deal: Deal;
  terms: Terms;
  isRevised: boolean;
  /** By when the terms are to be answered, in words. */
  due: string | null;
}

type Submitted = EventMap['offer.submitted'];
type Version = Pick<Submitted, 'dealId' | 'version'>;

const offerWith =
  (find: typeof findDeal) =>
  async ({ dealId, version }: Version, context: MailContext): Promise<Offer | undefined> => {
    const [deal, terms] = [await find({ dealId }, context), await findTerms(dealId, version, context)];
    if (!deal || !terms) {
      return undefined;
    }
    const due = terms.answerBy && dueIn(context.timeZone)(new Date(terms.answerBy));
    return { deal, terms, isRevised: version > 1, due };
  };

export const findOffer = offerWith(findDeal);
export const findOfferByTrueName = offerWith(findDealByTrueName);

async function findTerms(dealId: number, version: number, { read }: MailContext): Promise<Terms | undefined> {
  const [row] = await read<
    Omit<Terms, 'price' | 'earnestMoneyDeposit'> & { price: string; earnestMoneyDeposit: string }
  >(
    `select t.price, t.loi_name "loiName", t.loi_company_name "loiCompanyName", p.name "diligencePeriod",
            t.earnest_money_deposit "earnestMoneyDeposit", t.source_of_financing "sourceOfFinancing", t.author_side "authorSide",
            t.closing_days "closingDays", t.hard_deposit_days "hardDepositDays", t.exclusivity_days "exclusivityDays", t.commission_by "commissionBy",
            t.contingencies, t.message, t.answer_by "answerBy", t.binding_on_agreement "bindingOnAgreement"
     from offer_terms t join diligence_periods p on p.id = t.diligence_period_id where t.deal_id = $1 and t.version = $2`,
    [dealId, version],
  );
  return row && { ...row, price: Number(row.price), earnestMoneyDeposit: Number(row.earnestMoneyDeposit) };
}

const days = (count: number | null): string | null => count === null ? null : `${count} ${count === 1 ? 'day' : 'days'}`;

/** What terms can say besides. */
const moreRows = ({ terms, due }: Offer): [string, string][] =>
  (
    [
      ['Closing', days(terms.closingDays)],
      ['Hard deposit', days(terms.hardDepositDays)],
      ['Exclusivity', days(terms.exclusivityDays)],
      ['Commission paid by', terms.commissionBy],
      ['Contingencies', terms.contingencies],
      ['Message', terms.message],
      ['Answer by', due],
    ] as [string, string | null][]
  ).filter((row): row is [string, string] => row[1] !== null);

/** The terms, below what the reader is told before them. */
export const termRows = (offer: Offer, ...first: [string, string][]): Block => {
  const { deal, terms } = offer;
  const rows: [string, string][] = [
    ...first,
    ['Property', deal.propertyName],
    ['Offer price', dollars(terms.price)],
    ['LOI name', terms.loiName],
    ['LOI company', terms.loiCompanyName],
    ['Diligence period', terms.diligencePeriod],
    ['Earnest money deposit', `${terms.earnestMoneyDeposit}%`],
    ['Source of financing', terms.sourceOfFinancing],
    ...moreRows(offer),
  ];
  return { rows };
};

export const offerWord = ({ isRevised }: Offer): string => (isRevised ? 'revised offer' : 'offer');

export const offerSample = ({ dealId, propertyId }: SampleIds): Submitted => ({ dealId, propertyId, version: 1 });
