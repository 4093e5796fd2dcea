import { dueIn } from '@stowbridge/contract/dates';
import type { CommissionSide, Side } from '@stowbridge/contract/turns';
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

/** No mail holds terms that are sealed, not even to their buyer: the office keeps a copy of each. */
export interface SealedOffer extends Pick<Offer, 'deal' | 'isRevised'> {
  terms: null;
  /** In words. */
  sealedUntil: string;
}

export type AnyOffer = Offer | SealedOffer;

type Submitted = EventMap['offer.submitted'];
type Version = Pick<Submitted, 'dealId' | 'version'>;

const offerWith =
  (find: typeof findDeal) =>
  async ({ dealId, version }: Version, context: MailContext): Promise<AnyOffer | undefined> => {
    const [deal, terms] = [await find({ dealId }, context), await findTerms(dealId, version, context)];
    if (!deal || !terms) {
      return undefined;
    }
    const due = terms.answerBy && dueIn(context.timeZone)(new Date(terms.answerBy));
    const isRevised = version > 1;
    const { until, ...said } = terms;
    return until === null
      ? { deal, terms: said, isRevised, due }
      : { deal, terms: null, isRevised, sealedUntil: dueIn(context.timeZone)(until) };
  };

export const findOffer = offerWith(findDeal);
export const findOfferByTrueName = offerWith(findDealByTrueName);

/** For mails that are of no use without the terms, and of facts that wait until they are unsealed. */
const unsealed =
  (find: typeof findOffer) =>
  async (fact: Version, context: MailContext): Promise<Offer | undefined> => {
    const offer = await find(fact, context);
    return offer?.terms ? offer : undefined;
  };

export const findTermsOf = unsealed(findOffer);
export const findTermsByTrueName = unsealed(findOfferByTrueName);

async function findTerms(
  dealId: number,
  version: number,
  { read }: MailContext,
): Promise<(Terms & { until: Date | null }) | undefined> {
  const [row] = await read<
    Omit<Terms, 'price' | 'earnestMoneyDeposit'> & { price: string; earnestMoneyDeposit: string; until: Date | null }
  >(
    `select t.price, t.loi_name "loiName", t.loi_company_name "loiCompanyName", p.name "diligencePeriod",
            t.earnest_money_deposit "earnestMoneyDeposit", t.source_of_financing "sourceOfFinancing", t.author_side "authorSide",
            t.closing_days "closingDays", t.hard_deposit_days "hardDepositDays", t.exclusivity_days "exclusivityDays", t.commission_by "commissionBy",
            t.contingencies, t.message, t.answer_by "answerBy", t.binding_on_agreement "bindingOnAgreement",
            ${sealedUntil('d')} until
     from offer_terms t join deals d on d.id = t.deal_id join diligence_periods p on p.id = t.diligence_period_id where t.deal_id = $1 and t.version = $2`,
    [dealId, version],
  );
  return row && { ...row, price: Number(row.price), earnestMoneyDeposit: Number(row.earnestMoneyDeposit) };
}

const days = (count: number | null): string | null =>
  count === null ? null : `${count} ${count === 1 ? 'day' : 'days'}`;

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
export const termRows = (offer: AnyOffer, ...first: [string, string][]): Block => ({
  rows: [
    ...first,
    ['Property', offer.deal.propertyName],
    ...(offer.terms ? rowsOf(offer) : [['Terms', `Sealed until ${offer.sealedUntil}`] as [string, string]]),
  ],
});

const rowsOf = (offer: Offer): [string, string][] => [
  ['Offer price', dollars(offer.terms.price)],
  ['LOI name', offer.terms.loiName],
  ['LOI company', offer.terms.loiCompanyName],
  ['Diligence period', offer.terms.diligencePeriod],
  ['Earnest money deposit', `${offer.terms.earnestMoneyDeposit}%`],
  ['Source of financing', offer.terms.sourceOfFinancing],
  ...moreRows(offer),
];

export const offerWord = ({ isRevised }: AnyOffer): string => (isRevised ? 'revised offer' : 'offer');

export const offerSample = ({ dealId, propertyId }: SampleIds): Submitted => ({ dealId, propertyId, version: 1 });
