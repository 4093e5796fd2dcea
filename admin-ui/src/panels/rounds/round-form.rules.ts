import { roundLengths, type RoundKind } from '@stowbridge/contract/rounds';
import { lengthOf } from '@stowbridge/contract/rules';
import { dueErrors, momentTyped } from '../../components/due';
import { toTypedDate, toTypedDay, toWireDate } from '../../dates';
import type { Round } from './round';

/** By when offers are due, as it is typed. */
export interface DueForm {
  /** MM-dd-yyyy */
  dueAt: string;
  /** HH:mm at the office; empty for the end of the day. */
  dueTime: string;
}

/** What a round says. */
export interface SaidForm extends DueForm {
  sealed: boolean;
  instructions: string;
}

export interface RoundForm extends SaidForm {
  kind: RoundKind;
}

export const firstRound: RoundForm = { kind: 'call', dueAt: '', dueTime: '17:00', sealed: false, instructions: '' };

const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A day alone ends with the first moment of the next one. */
export const dueForm = ({ dueAt, dueOn, timed }: Round, timeZone: string): DueForm => ({
  dueAt: timed ? toTypedDay(dueAt, timeZone) : toTypedDate(dueOn),
  dueTime: timed ? clock(timeZone).format(new Date(dueAt)) : '',
});

export const saidForm = (round: Round, timeZone: string): SaidForm => ({
  ...dueForm(round, timeZone),
  sealed: round.sealed,
  instructions: round.instructions ?? '',
});

/** The first thing wrong with each field. @param after a moment that it has to come after, too */
export function dueFormErrors(
  { dueAt, dueTime }: Partial<DueForm>,
  timeZone: string,
  after?: string,
): Partial<DueForm> {
  if (!dueAt) {
    return { dueAt: 'Due is required' };
  }
  const typed = { day: dueAt, time: dueTime };
  const { day, time } = dueErrors(typed, timeZone);
  if (day || time) {
    return { ...(day && { dueAt: day }), ...(time && { dueTime: time }) };
  }
  const moment = momentTyped(typed, timeZone);
  return after && moment && new Date(moment) < new Date(after)
    ? { dueAt: 'A round cannot end earlier than it did' }
    : {};
}

export function roundErrors(form: Partial<SaidForm>, timeZone: string): Partial<Record<keyof SaidForm, string>> {
  const long = lengthOf((form.instructions ?? '').trim()) > roundLengths.instructions;
  return {
    ...dueFormErrors(form, timeZone),
    ...(long && { instructions: `At most ${roundLengths.instructions} characters` }),
  };
}

/** As it is sent: a moment, or a day at whose end offers are due. */
export const dueTyped = ({ dueAt, dueTime }: DueForm, timeZone: string): string =>
  (dueTime ? momentTyped({ day: dueAt, time: dueTime }, timeZone) : toWireDate(dueAt)) ?? '';

export const roundTyped = (form: SaidForm, timeZone: string) => ({
  dueAt: dueTyped(form, timeZone),
  sealed: form.sealed,
  instructions: form.instructions.trim() || null,
});
