import { isDay } from '@stowbridge/contract/days';
import { fundsAmountLength, fundsAmountProblem } from '@stowbridge/contract/funds';
import { all, required, type Rule } from '../../forms/rules';

export type FundsField = 'Kind' | 'Amount' | 'AsOf' | 'File' | 'Share';

const amount: Rule = Object.assign((typed: string) => fundsAmountProblem(typed.trim()), {
  longest: fundsAmountLength,
});

/** @param file that is chosen, which no rule can read from a text */
export const fundsRules = (file: File | undefined): Record<FundsField, Rule<FundsField>> => ({
  Kind: required('Please choose what it is'),
  Amount: all(required('Amount is required'), amount),
  AsOf: (day) => (isDay(day) ? undefined : 'Please enter the day of which it speaks'),
  File: () => (file ? undefined : 'Please choose the file'),
  Share: () => undefined,
});
