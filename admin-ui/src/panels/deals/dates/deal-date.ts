import type { DealDateDto } from '@stowbridge/api';
import { taskLengths } from '@stowbridge/contract/closing';
import { toNumber } from '@stowbridge/contract/rules';
import { withSeparators } from '../../../components/numbers';
import { isTypedDate, toTypedDate, toWireDate } from '../../../dates';
import type { Tone } from '../../../theme/tokens';

export type DealDate = DealDateDto;

export const datesKey = (dealId: number) => ['deal-dates', dealId] as const;

export const dateTones: Record<DealDate['state'], Tone> = {
  done: 'success',
  late: 'danger',
  next: 'accent',
  ahead: 'neutral',
  'not set': 'neutral',
};

/** What is typed of a date; days as MM-dd-yyyy. */
export interface DateForm {
  dueOn: string;
  doneOn: string;
  amount: string;
  note: string;
}

/** @param doneOn YYYY-MM-DD, offered where it is not done yet */
export const dateForm = (date: DealDate, doneOn: string | null = null): DateForm => ({
  dueOn: toTypedDate(date.dueOn),
  doneOn: toTypedDate(date.doneOn ?? doneOn),
  amount: withSeparators(date.amount),
  note: date.note ?? '',
});

/** The first thing wrong with each field. */
export const dateErrors = ({ dueOn, doneOn, amount, note }: DateForm): Partial<Record<keyof DateForm, string>> => ({
  ...(dueOn && !isTypedDate(dueOn) ? { dueOn: 'Due date is invalid' } : {}),
  ...(doneOn && !isTypedDate(doneOn) ? { doneOn: 'Done on is invalid' } : {}),
  ...(amount && !Number.isInteger(toNumber(amount)) ? { amount: 'Amount is invalid' } : {}),
  ...(note.length > taskLengths.note ? { note: 'Note is too long' } : {}),
});

export const dateBody = ({ dueOn, doneOn, amount, note }: DateForm) => ({
  dueOn: toWireDate(dueOn),
  doneOn: toWireDate(doneOn),
  amount: toNumber(amount) ?? null,
  note: note.trim() || null,
});
