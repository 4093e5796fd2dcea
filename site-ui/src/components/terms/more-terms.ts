import { termsLengths } from '@stowbridge/contract/fields';
import { momentAt } from '@stowbridge/contract/dates';
import { COMMISSION_SIDES, TERM_DAYS, type CommissionSide } from '@stowbridge/contract/turns';
import type { TermsVersionDto } from '@stowbridge/api';
import { atMost, type Rule, type Values } from '../../forms/rules';

const days =
  (label: string): Rule =>
  (typed) => {
    const count = Number(typed);
    const { least, most } = TERM_DAYS;
    return !typed.trim() || (Number.isInteger(count) && count >= least && count <= most)
      ? undefined
      : `${label} is a number of days from ${least} to ${most}`;
  };

/** Terms that may be left open. */
export const moreRules = {
  ClosingDays: days('Closing'),
  HardDepositDays: days('Hard Deposit'),
  ExclusivityDays: days('Exclusivity'),
  CommissionBy: () => undefined,
  Contingencies: atMost(termsLengths.contingencies, 'Contingencies'),
  Message: atMost(termsLengths.message, 'Message'),
  AnswerBy: () => undefined,
} satisfies Record<string, Rule>;

export type MoreField = keyof typeof moreRules;

/** What a form holds at first: the terms of a version; its message and its date are of that version alone. */
export const typedMore = (version: TermsVersionDto): Omit<Values<MoreField>, 'Message' | 'AnswerBy'> => ({
  ClosingDays: String(version.closingDays ?? ''),
  HardDepositDays: String(version.hardDepositDays ?? ''),
  ExclusivityDays: String(version.exclusivityDays ?? ''),
  CommissionBy: version.commissionBy ?? '',
  Contingencies: version.contingencies ?? '',
});

const given = (typed: string): string | undefined => typed.trim() || undefined;
const count = (typed: string): number | undefined => (typed.trim() ? Number(typed) : undefined);

/** What was typed, as the API takes it; what is open is left out. */
export const moreTerms = (values: Values<MoreField>, timeZone: string) => ({
  closingDays: count(values.ClosingDays),
  hardDepositDays: count(values.HardDepositDays),
  exclusivityDays: count(values.ExclusivityDays),
  commissionBy: COMMISSION_SIDES.find((side): side is CommissionSide => side === values.CommissionBy),
  contingencies: given(values.Contingencies),
  message: given(values.Message),
  answerBy: values.AnswerBy ? momentAt(timeZone, values.AnswerBy).toISOString() : undefined,
});
