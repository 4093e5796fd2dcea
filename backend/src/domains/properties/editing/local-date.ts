import { isDay } from '@stowbridge/contract/days';
import { Transform } from 'class-transformer';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const ENTERED = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/;
/** Stands for what was given and is no date; every rule refuses it. */
export const NO_DATE = 'no date';

/** A calendar date as YYYY-MM-DD from the forms' MM-dd-yyyy [CONST-54] or from ISO; null when nothing is given. */
function calendarDate(given: unknown): string | null {
  if (given === undefined || given === null || given === '') {
    return null;
  }
  if (typeof given !== 'string') {
    return NO_DATE;
  }
  const iso = ISO.exec(given.trim());
  const entered = ENTERED.exec(given.trim());
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : entered
      ? [entered[3], entered[1], entered[2]]
      : ['', '', ''];
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return year >= '1900' && isDay(text) ? text : NO_DATE;
}

/** Reads a field of a body by `calendarDate`. */
export const AsCalendarDate = (): PropertyDecorator => Transform(({ value }) => calendarDate(value));
