import { SetMetadata } from '@nestjs/common';
import { isDay } from '@stowbridge/contract/days';
import { invalid } from '../../common/errors';
import {
  fromDate,
  fromDay,
  fromMoment,
  isThere,
  oneOf,
  oneOfNumbers,
  untilDate,
  untilDay,
  untilMoment,
} from './filters';
import type { FilterValue, ListField, Order, Taken } from './rules';

const LIST_RULES = 'list-rules';

/** What of the rules of a list says what may be asked of it. */
export interface Offered<Given extends object = never> {
  fields: Record<string, ListField<Given>>;
  defaultSort: [string, Order];
}

/** Names the rules by which an operation lists: the document says by them what may be asked. */
export const Lists = <Given extends object>(rules: Offered<Given>): MethodDecorator => SetMetadata(LIST_RULES, rules);

export const rulesOf = (handler: object): Offered | undefined =>
  Reflect.getMetadata(LIST_RULES, handler) as Offered | undefined;

/** How a filter is called in an address: `createdAt[gte]` for the field `createdAt_gte`. */
export const parameterOf = (name: string): string => name.replace(/_(gte|lte)$/, '[$1]');

const LARGEST = 2_147_483_647;
const MOST_IDS = 1000;
const LONGEST = 300;

const TAKEN = new Map<unknown, Taken>([
  [isThere, 'flag'],
  [fromDay, 'day'],
  [untilDay, 'day'],
  [fromDate, 'day'],
  [untilDate, 'day'],
  [fromMoment, 'moment'],
  [untilMoment, 'moment'],
  [oneOfNumbers, 'numbers'],
]);

/** What the parameter of a filter holds. */
export function takenBy<Given extends object>({ takes, filter, type }: ListField<Given>): Taken {
  const taken = takes ?? TAKEN.get(filter);
  if (taken) {
    return taken;
  }
  switch (type) {
    case 'int':
    case 'smallint':
    case 'bigint':
      return (filter as unknown) === oneOf ? 'numbers' : 'number';
    case 'boolean':
      return 'flag';
    default:
      return 'text';
  }
}

/**
 * The value of a filter from an address; undefined where it is empty.
 * @throws DomainError('invalid') when it is no such value
 */
export function valueOf<Given extends object>(
  name: string,
  given: unknown,
  field: ListField<Given>,
): FilterValue | undefined {
  const taken = takenBy(field);
  if (Array.isArray(given) && taken !== 'numbers') {
    throw invalid(`${name} is given twice.`, name, 'duplicate');
  }
  const text = [given].flat().join(',');
  return text === '' ? undefined : READ[taken](name, text);
}

const refused = (name: string, what: string): never => {
  throw invalid(`${name} must be ${what}.`, name);
};
const isWhole = (text: string): boolean => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= LARGEST;

const READ: Record<Taken, (name: string, text: string) => FilterValue> = {
  text: (name, text) => (text.length <= LONGEST ? text : refused(name, `at most ${LONGEST} characters`)),
  flag: (name, text) => (/^(?:true|false)$/.test(text) ? text === 'true' : refused(name, 'true or false')),
  number: (name, text) => (isWhole(text) ? Number(text) : refused(name, 'a whole number')),
  numbers: (name, text) => {
    const parts = text.split(',');
    return parts.length <= MOST_IDS && parts.every(isWhole)
      ? parts.map(Number)
      : refused(name, `a whole number, or up to ${MOST_IDS} with commas between them`);
  },
  day: (name, text) => (isDay(text) ? text : refused(name, 'a day as YYYY-MM-DD')),
  // Its filter says what a moment is.
  moment: (_, text) => text,
};
