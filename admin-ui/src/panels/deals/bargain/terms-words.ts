import type { CommissionSide, Side } from '@stowbridge/contract/turns';
import { money, number, percent } from '../../../components/format';
import type { Deal, TermsVersion } from '../../../records/deal';

/** Who pays the commission. */
export const COMMISSION: Record<CommissionSide, string> = { buyer: 'Buyer', seller: 'Seller' };

const days = (count: number | null): string | null =>
  count === null ? null : number(count, count === 1 ? ' day' : ' days');

/** What terms say, each as it is read; null where they say nothing. */
const SAID: [label: string, text: (terms: TermsVersion) => string | null][] = [
  ['Price', ({ price }) => money(price)],
  ['Earnest Money Deposit', ({ earnestMoneyDeposit }) => percent(earnestMoneyDeposit)],
  ['Diligence Period', ({ diligencePeriod }) => diligencePeriod],
  ['Closing', ({ closingDays }) => days(closingDays)],
  ['Hard deposit', ({ hardDepositDays }) => days(hardDepositDays)],
  ['Exclusivity', ({ exclusivityDays }) => days(exclusivityDays)],
  ['Commission paid by', ({ commissionBy }) => commissionBy && COMMISSION[commissionBy]],
  ['Contingencies', ({ contingencies }) => contingencies],
  ['Source of Financing', ({ sourceOfFinancing }) => sourceOfFinancing],
  ['Name', ({ loiName }) => loiName],
  ['Company', ({ loiCompanyName }) => loiCompanyName],
];

export interface Change {
  label: string;
  /** Null where nothing was said. */
  before: string | null;
  after: string | null;
}

/** What terms say otherwise than the ones before them; of the first ones all that they say but the name, which stands with the deal. */
export const changesOf = (terms: TermsVersion, before?: TermsVersion): Change[] =>
  SAID.map(([label, text]) => ({ label, before: before ? text(before) : null, after: text(terms) })).filter(
    (change) => change.before !== change.after && (before || change.label !== 'Name'),
  );

/** Who has written terms. */
export const authorOf = (side: Side, { buyerName }: Pick<Deal, 'buyerName'>): string =>
  ({ buyer: buyerName || 'The buyer', seller: 'The seller', office: 'The office' })[side];
