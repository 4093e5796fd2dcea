import type { CriteriaBodyDto } from '@stowbridge/api';
import {
  BUDGET_INVALID,
  type CriteriaDay,
  criteriaNameLength,
  dayProblem,
  EQUITY_INVALID,
} from '@stowbridge/contract/criteria';
import { type AskedRow, askedOf, dollarsProblem, rowsProblem } from '@stowbridge/contract/criteria-form';
import { toNumber } from '@stowbridge/contract/rules';
import { all, atMost, required, type Rule, type Values } from '../../forms/rules';

export type CriteriaField = 'Name' | 'Asked' | 'MaxPrice' | 'Equity' | 'ExchangeDeadline' | 'ActiveUntil';

const dollars = (invalid: string): Rule =>
  Object.assign((typed: string) => dollarsProblem(typed, invalid), { longest: 15 });

/** @param stored the days that may stay although they have passed */
export function criteriaRules(
  rows: AskedRow[],
  timeZone: string,
  stored?: Record<CriteriaDay, string | null>,
): Record<CriteriaField, Rule<CriteriaField>> {
  const day = (name: CriteriaDay) => (typed: string) => dayProblem(name, typed || null, stored?.[name], timeZone);
  return {
    Name: all(required('Name is required'), atMost(criteriaNameLength, 'Name')),
    Asked: () => rowsProblem(rows),
    MaxPrice: dollars(BUDGET_INVALID),
    Equity: dollars(EQUITY_INVALID),
    ExchangeDeadline: day('exchangeDeadline'),
    ActiveUntil: day('activeUntil'),
  };
}

/** As it is sent. */
export const criteriaTyped = (
  { Name, MaxPrice, Equity, ExchangeDeadline, ActiveUntil }: Values<CriteriaField>,
  rows: AskedRow[],
): CriteriaBodyDto => ({
  name: Name.trim(),
  ...askedOf(rows),
  maxPrice: toNumber(MaxPrice),
  equity: toNumber(Equity),
  exchangeDeadline: ExchangeDeadline || null,
  activeUntil: ActiveUntil || null,
});
