import { DomainError, invalid } from '../../common/errors';
import type { ListQueryDto } from './resource-list';
import type { FilterValue, ListField, Order } from './rules';

const MAX_ROWS = 1000;

/** The query of a list: a window, a sort by a declared field, declared filters. */
export interface ParsedRequest {
  first: number;
  count: number;
  sort: [string, Order];
  filter: Record<string, FilterValue>;
}

/** @throws DomainError('invalid') on a field that is not declared or a value of the wrong form */
export function parseRequest<Given extends object>(
  request: ListQueryDto,
  fields: Record<string, ListField<Given>>,
  defaultSort: [string, Order],
): ParsedRequest {
  const [first, last] = rangeOf(request.range);
  const sort = sortOf(request.sort, fields, defaultSort);
  const filter: Record<string, FilterValue> = {};
  for (const [name, value] of Object.entries(filtersOf(request.filter))) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field?.filter || field.callsOnly) {
      throw wrong('filter', `${name} cannot be filtered by.`);
    }
    if (value !== null && value !== '') {
      filter[name] = filterValue(name, value);
    }
  }
  return { first, count: last - first + 1, sort, filter };
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
    return [0, 9];
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
  fields: Record<string, ListField<Given>>,
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
  fields: Record<string, ListField<Given>>,
): [string, Order] {
  if (typeof field !== 'string' || !Object.hasOwn(fields, field) || !fields[field].sort) {
    throw wrong('sort', `Sorting by ${String(field)} is not offered.`);
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

function filterValue(name: string, value: unknown): FilterValue {
  if (typeof value === 'boolean') {
    return value;
  }
  if (typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= 2_147_483_647) {
    return value;
  }
  if (typeof value === 'string' && value.length <= 300) {
    return value;
  }
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MAX_ROWS &&
    value.every((item) => Number.isInteger(item) && Math.abs(item) <= 2_147_483_647)
  ) {
    return value as number[];
  }
  throw wrong('filter', `${name} has a value of the wrong form.`);
}
