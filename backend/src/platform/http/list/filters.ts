import { isDay } from '@stowbridge/contract/days';
import { invalid } from '../../common/errors';
import { likeText } from './resource-list';
import type { Filter, FilterValue } from './rules';

/** A part of a text, for `ilike`. */
export const containing = (value: FilterValue): string => `%${likeText(String(value))}%`;

/** Is the value. The id of a lookup is part of the text: there are few, and each has a plan of its own then. */
export const equals: Filter = (value, at, { sql, type }) =>
  type === 'smallint' && Number.isInteger(value)
    ? `${sql} = '${Number(value)}'::smallint`
    : `${sql} = ${at(type === 'text' ? String(value) : value)}`;

/** Is one of the values, or the only one. */
export const oneOf: Filter = (value, at, { sql, type }) => {
  const values = [value].flat();
  return `${sql} = any(${at(type === 'text' ? values.map(String) : values)}::${type}[])`;
};

/** The same for numbers that must be ones. */
export const oneOfNumbers: Filter = (value, at, field, given) => oneOf(numbersOf(field.name, value), at, field, given);

/** Holds the value as a part of it. */
export const contains: Filter = (value, at, { sql }) => `${sql} ilike ${at(containing(value))}`;

/** `true`: there is something; anything else: there is nothing. */
export const isThere: Filter = (value, _, { sql }) => `${sql} is ${value === true ? 'not ' : ''}null`;

/** From the beginning of a day of the time zone. */
export const fromDay: Filter<{ zone: string }> = (value, at, { name, sql }, { zone }) =>
  `${sql} >= ${at(dayOf(name, value))}::date::timestamp at time zone ${at(zone)}`;

/** Until the end of a day of the time zone. */
export const untilDay: Filter<{ zone: string }> = (value, at, { name, sql }, { zone }) =>
  `${sql} < (${at(dayOf(name, value))}::date + 1)::timestamp at time zone ${at(zone)}`;

/** On a day or after it, of what is a day itself. */
export const fromDate: Filter = (value, at, { name, sql }) => `${sql} >= ${at(dayOf(name, value))}::date`;

/** On a day or before it. */
export const untilDate: Filter = (value, at, { name, sql }) => `${sql} <= ${at(dayOf(name, value))}::date`;

/** At a moment or after it; a day alone begins at midnight UTC. */
export const fromMoment: Filter = (value, at, { name, sql }) => `${sql} >= ${at(momentOf(name, value))}::timestamptz`;

/** Before a moment or at it. */
export const untilMoment: Filter = (value, at, { name, sql }) => `${sql} <= ${at(momentOf(name, value))}::timestamptz`;

/** Ids as one number or a list. @throws DomainError('invalid') for anything else */
export function numbersOf(field: string, value: FilterValue): number[] {
  const ids = [value].flat();
  if (ids.some((id) => typeof id !== 'number')) {
    throw invalid(`${field} needs a whole number.`, 'filter');
  }
  return ids as number[];
}

/** A day as YYYY-MM-DD. @throws DomainError('invalid') for anything else, and for a day that there is not */
function dayOf(field: string, value: FilterValue): string {
  const text = String(value);
  if (!isDay(text)) {
    throw invalid(`${field} must be a day as YYYY-MM-DD.`, 'filter');
  }
  return text;
}

const MOMENT = /^([12]\d{3}-\d{2}-\d{2})(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** A moment with its offset, or a day. @throws DomainError('invalid') for anything else */
function momentOf(field: string, value: FilterValue): string {
  const text = String(value);
  const moment = new Date(text);
  if (!isDay(MOMENT.exec(text)?.[1] ?? '') || Number.isNaN(moment.getTime())) {
    const parameter = field.replace(/_(gte|lte)$/, '[$1]');
    throw invalid(`${parameter} must be a moment as YYYY-MM-DDTHH:MM:SSZ.`, parameter);
  }
  return moment.toISOString();
}
