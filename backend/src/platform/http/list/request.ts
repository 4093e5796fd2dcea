import { DomainError, invalid } from '../../common/errors';
import { parameterOf, valueOf } from './parameters';
import { noPlace, type Place } from './place';
import type { ListQueryDto } from './resource-list';
import type { FilterValue, ListField, Order } from './rules';

const MAX_ROWS = 1000;
/** Rows of a page where nothing is said. */
const FEW_ROWS = 10;

/** The query of a list: a window, a sort by a declared field, declared filters. */
export interface ParsedRequest {
  first: number;
  count: number;
  sort: [string, Order];
  filter: Record<string, FilterValue>;
  /** It was asked by names, so that its pages follow one another. */
  follows: boolean;
  /** Where the page before it ended. */
  place?: Place;
}

type Fields<Given extends object> = Record<string, ListField<Given>>;

/** @throws DomainError('invalid') on a field that is not declared or a value of the wrong form */
export function parseRequest<Given extends object>(
  request: ListQueryDto,
  fields: Fields<Given>,
  defaultSort: [string, Order],
): ParsedRequest {
  const { sort, range, filter, orderBy, limit, cursor, filters = {} } = request;
  const inJson = [sort, range, filter].some((part) => part !== undefined);
  const byName = [orderBy, limit, cursor].some((part) => part !== undefined) || Object.keys(filters).length > 0;
  if (inJson && byName) {
    throw new DomainError('invalid', 'sort, range and filter go with no other way to ask for a list.');
  }
  return inJson ? parsedJson({ sort, range, filter }, fields, defaultSort) : parsedNames(request, fields, defaultSort);
}

/** In the dialect of the back office, as JSON. */
function parsedJson<Given extends object>(
  request: Pick<ListQueryDto, 'sort' | 'range' | 'filter'>,
  fields: Fields<Given>,
  defaultSort: [string, Order],
): ParsedRequest {
  const [first, last] = rangeOf(request.range);
  const filter: Record<string, FilterValue> = {};
  for (const [name, value] of Object.entries(filtersOf(request.filter))) {
    if (!Object.hasOwn(fields, name) || !isOffered(fields[name])) {
      throw noFilter(
        'filter',
        name,
        Object.keys(fields).filter((one) => isOffered(fields[one])),
      );
    }
    if (value !== null && value !== '') {
      filter[name] = filterValue(name, value);
    }
  }
  return { first, count: last - first + 1, sort: sortOf(request.sort, fields, defaultSort), filter, follows: false };
}

/** By the names of the fields, with a place to go on from. */
function parsedNames<Given extends object>(
  { orderBy, limit, place, filters = {} }: ListQueryDto,
  fields: Fields<Given>,
  defaultSort: [string, Order],
): ParsedRequest {
  const known = new Map(
    Object.keys(fields)
      .filter((name) => isOffered(fields[name]))
      .map((name) => [parameterOf(name), name] as const),
  );
  const filter: Record<string, FilterValue> = {};
  for (const [given, text] of Object.entries(filters)) {
    const name = known.get(given);
    if (name === undefined) {
      throw noFilter(given, given, [...known.keys()]);
    }
    const value = valueOf(given, text, fields[name]);
    if (value !== undefined) {
      filter[name] = value;
    }
  }
  const asked = orderBy === undefined ? undefined : orderOf(orderBy, fields);
  const sort = asked ?? (place ? orderOfPlace(place, fields, defaultSort) : defaultSort);
  if (place && (place.sort !== sort[0] || place.order !== sort[1])) {
    throw wrong('cursor', 'This cursor belongs to another order.');
  }
  return { first: place?.first ?? 0, count: Number(limit ?? FEW_ROWS), sort, filter, follows: true, place };
}

const isOffered = <Given extends object>({ filter, callsOnly }: ListField<Given>): boolean =>
  filter !== undefined && !callsOnly;

const noFilter = (field: string, name: string, offered: string[]): DomainError =>
  wrong(
    field,
    `${name} cannot be filtered by; ${offered.length > 0 ? `offered are ${offered.join(', ')}` : 'nothing is'}.`,
  );

function orderOf<Given extends object>(orderBy: string, fields: Fields<Given>): [string, Order] {
  const down = orderBy.startsWith('-');
  return sortBy([down ? orderBy.slice(1) : orderBy, down ? 'DESC' : 'ASC'], fields, 'orderBy');
}

/** A cursor of another list names an order that this one does not have. */
function orderOfPlace<Given extends object>(
  { sort, order }: Place,
  fields: Fields<Given>,
  [name]: [string, Order],
): [string, Order] {
  return sort === name || (Object.hasOwn(fields, sort) && fields[sort].sort) ? [sort, order] : noPlace();
}

const wrong = (field: string, message: string): DomainError => invalid(message, field);

function parse(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong(field, `${field} is not JSON.`);
  }
}

function rangeOf(text?: string): [number, number] {
  if (!text) {
    return [0, FEW_ROWS - 1];
  }
  const value = parse('range', text);
  if (
    !Array.isArray(value) ||
    value.length !== 2 ||
    !value.every((part) => Number.isInteger(part) && part >= 0 && part <= 100_000_000)
  ) {
    throw wrong('range', 'range must be [first, last].');
  }
  const [first, last] = value as [number, number];
  if (last < first || last - first >= MAX_ROWS) {
    throw wrong('range', `range must hold 1 to ${MAX_ROWS} rows.`);
  }
  return [first, last];
}

function sortOf<Given extends object>(
  text: string | undefined,
  fields: Fields<Given>,
  defaultSort: [string, Order],
): [string, Order] {
  if (!text) {
    return defaultSort;
  }
  const value = parse('sort', text);
  return sortBy(Array.isArray(value) ? (value as unknown[]) : [], fields);
}

/** @throws DomainError('invalid') on a field by which the list is not sorted, or another order than ASC and DESC */
export function sortBy<Given extends object>(
  [field, order]: unknown[],
  fields: Fields<Given>,
  parameter = 'sort',
): [string, Order] {
  if (typeof field !== 'string' || !Object.hasOwn(fields, field) || !fields[field].sort) {
    const offered = Object.keys(fields).filter((name) => fields[name].sort);
    throw wrong(parameter, `Sorting by ${String(field)} is not offered; offered are ${offered.join(', ')}.`);
  }
  if (order !== 'ASC' && order !== 'DESC') {
    throw wrong('sort', 'The order is ASC or DESC.');
  }
  return [field, order];
}

function filtersOf(text?: string): Record<string, unknown> {
  if (!text) {
    return {};
  }
  const value = parse('filter', text);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw wrong('filter', 'filter must be an object.');
  }
  return value as Record<string, unknown>;
}

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;

function filterValue(name: string, value: unknown): FilterValue {
  if (typeof value === 'boolean' || isNumber(value) || isText(value)) {
    return value;
  }
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MAX_ROWS &&
    (value.every(isNumber) || value.every(isText))
  ) {
    return value;
  }
  throw wrong('filter', `${name} has a value of the wrong form.`);
}
