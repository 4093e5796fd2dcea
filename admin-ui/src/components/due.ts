import { endOfDay, momentOf, toWireDate } from '../dates';

/** By when something is due, as it is typed: MM-dd-yyyy and HH:mm at the office; without a time the day's end. */
export interface DueTyped {
  day?: string;
  time?: string;
}

/** The moment of what is typed, in UTC; null for a day that there is not. */
export function momentTyped({ day, time }: DueTyped, timeZone: string): string | null {
  const wire = toWireDate(day);
  return wire && (time ? momentOf(wire, time, timeZone) : endOfDay(wire, timeZone));
}

/** What is wrong with the day or the time. */
export function dueErrors(typed: DueTyped, timeZone: string, now = new Date()): { day?: string; time?: string } {
  if (typed.time && !/^([01]\d|2[0-3]):[0-5]\d$/.test(typed.time)) {
    return { time: 'Time is invalid' };
  }
  const moment = momentTyped(typed, timeZone);
  if (!moment) {
    return { day: 'Date is invalid' };
  }
  return new Date(moment) > now ? {} : { [typed.time ? 'time' : 'day']: 'This moment has passed' };
}
