import type { TermsVersionDto } from '@stowbridge/api';
import { formatMoney, formatPercent, formatSpan } from '../../lib/format';
import type { Reader } from './turn-line';

const days = (count: number | null) => (count === null ? null : formatSpan(count, 'days'));

/** What each term is called and how it reads; null where it is not set. */
const TERMS: readonly (readonly [string, (version: TermsVersionDto) => string | null])[] = [
  ['Price', ({ price }) => formatMoney(price)],
  ['Earnest money', ({ earnestMoneyDeposit }) => formatPercent(earnestMoneyDeposit)],
  ['Diligence', ({ diligencePeriod }) => diligencePeriod],
  ['Closing', ({ closingDays }) => days(closingDays)],
  ['Deposit goes hard', ({ hardDepositDays }) => days(hardDepositDays)],
  ['Exclusivity', ({ exclusivityDays }) => days(exclusivityDays)],
  ['Commission paid by', ({ commissionBy }) => commissionBy],
  ['Financing', ({ sourceOfFinancing }) => sourceOfFinancing],
  ['Name', ({ loiName }) => loiName],
  ['Company', ({ loiCompanyName }) => loiCompanyName],
  ['Contingencies', ({ contingencies }) => contingencies],
];

export interface Term {
  label: string;
  value: string;
  /** What it was in the version before, where that differs. */
  before?: string;
}

const notSet = 'not set';

/** The terms of a version that are set, or were in the version before. */
export function termsOf(version: TermsVersionDto, before: TermsVersionDto | undefined): Term[] {
  return TERMS.flatMap(([label, say]) => {
    const value = say(version);
    const old = before ? say(before) : value;
    return value === null && old === null
      ? []
      : [{ label, value: value ?? notSet, ...(old !== value && { before: old ?? notSet }) }];
  });
}

/** Who said it, and what it was. */
export function titleOf({ kind, authorSide, answersVersion, loiName }: TermsVersionDto, reader: Reader): string {
  const who = authorSide === reader ? 'You' : authorSide === 'buyer' ? loiName : `The ${authorSide}`;
  switch (kind) {
    case 'counter':
      return `${who} countered`;
    case 'agreed':
      return authorSide === 'office'
        ? `The office recorded that ${loiName} agreed to version ${answersVersion}`
        : `${who} agreed to version ${answersVersion}`;
    default:
      return authorSide === 'office' ? `The office recorded the offer of ${loiName}` : `${who} offered`;
  }
}
