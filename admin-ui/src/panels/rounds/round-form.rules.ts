import { roundLengths, type RoundKind } from '@stowbridge/contract/rounds';
import { lengthOf } from '@stowbridge/contract/rules';
import { dueErrors, momentTyped } from '../../components/due';
import { toTypedDay, toWireDate } from '../../dates';
import type { Round } from './round';

/** By when offers are due, as it is typed. */
export interface DueForm {
  /** MM-dd-yyyy */
  dueAt: string;
  /** HH:mm at the office; empty for the end of the day. */
  dueTime: string;
}

export interface RoundForm extends DueForm {
  kind: RoundKind;
  sealed: boolean;
  instructions: string;
}

export const firstRound: RoundForm = { kind: 'call', dueAt: '', dueTime: '17:00', sealed: false, instructions: '' };

const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const dueForm = ({ dueAt, timed }: Round, timeZone: string): DueForm => ({
  dueAt: toTypedDay(dueAt, timeZone),
  dueTime: timed ? clock(timeZone).format(new Date(dueAt)) : '',
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

export function roundErrors(form: Partial<RoundForm>, timeZone: string): Partial<Record<keyof RoundForm, string>> {
  const long = lengthOf((form.instructions ?? '').trim()) > roundLengths.instructions;
  return {
    ...dueFormErrors(form, timeZone),
    ...(long && { instructions: `At most ${roundLengths.instructions} characters` }),
  };
}

/** As it is sent: a moment, or a day at whose end offers are due. */
export const dueTyped = ({ dueAt, dueTime }: DueForm, timeZone: string): string =>
  (dueTime ? momentTyped({ day: dueAt, time: dueTime }, timeZone) : toWireDate(dueAt)) ?? '';
