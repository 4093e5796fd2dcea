import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DomainError } from '../../common/errors';
import { countOf, countStatement, windowOf } from './list-window';
import { Totals } from './totals';

/** The query of a list in the dialect of ra-data-simple-rest. */
export class ListQueryDto {
  @ApiPropertyOptional({ description: 'JSON: [field, "ASC" or "DESC"]', example: '["id","ASC"]' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sort?: string;
  @ApiPropertyOptional({ description: 'JSON: [first, last], both counted from 0, at most 1000 rows', example: '[0,9]' })
  @IsOptional()
  @IsString()
  @MaxLength(50)
  range?: string;
  @ApiPropertyOptional({ description: 'JSON: field to value', example: '{"id":[1,2]}' })
  @IsOptional()
  @IsString()
  @MaxLength(5000)
  filter?: string;
}

export type FilterValue = string | number | boolean | number[] | string[];
type Apply<Row extends ObjectLiteral> = (query: SelectQueryBuilder<Row>, value: FilterValue) => void;

/** What a domain declares so that the one list mechanism can serve it. */
export interface ListRules<Row extends ObjectLiteral> {
  /** Field on the wire -> property path in the query, for example `p.createdAt`. Nothing else can be sorted by. */
  sortable: Record<string, string>;
  defaultSort: [string, 'ASC' | 'DESC'];
  filterable: Record<string, Apply<Row>>;
  /** Filters that look for a part of a text; what they find is counted up to a limit only. */
  searches?: string[];
}

const totals = new Totals();

export interface Listed<Row> {
  rows: Row[];
  total: number;
  first: number;
}

const MAX_ROWS = 1000;

/**
 * Runs a list query: whitelisted sorting and filters, a bounded range, the total.
 * @throws DomainError('invalid') on a field that is not declared or a value of the wrong form
 */
export async function list<Row extends ObjectLiteral & { id: number }>(
  query: SelectQueryBuilder<Row>,
  request: ListQueryDto,
  rules: ListRules<Row>,
): Promise<Listed<Row>> {
  const [first, last] = range(request.range);
  const [field, order] = sort(request.sort, rules);
  let searched = false;
  for (const [name, value] of Object.entries(filters(request.filter))) {
    const apply = Object.hasOwn(rules.filterable, name) ? rules.filterable[name] : undefined;
    if (!apply) {
      throw wrong('filter', `${name} cannot be filtered by.`);
    }
    if (value === null || value === '') {
      continue;
    }
    apply(query, filterValue(name, value));
    searched ||= rules.searches?.includes(name) ?? false;
  }
  const { total, exact } = await totals.of(
    JSON.stringify(countStatement(query)),
    (most) => countOf(query, most),
    searched,
  );
  const rows = await windowOf(
    query,
    { path: rules.sortable[field], order },
    first,
    last - first + 1,
    exact ? total : undefined,
  );
  return { rows, total, first };
}

/** The parsed query of a list that runs on SQL of its own: a window, a sort by a declared field, declared filters. */
export interface ParsedList {
  first: number;
  count: number;
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: Record<string, FilterValue>;
}

/** @throws DomainError('invalid') like `list` */
export function parseList(
  request: ListQueryDto,
  sortable: string[],
  filterable: string[],
  defaultSort: [string, 'ASC' | 'DESC'],
): ParsedList {
  const [first, last] = range(request.range);
  const [field, order] = sort(request.sort, {
    sortable: Object.fromEntries(sortable.map((name) => [name, name])),
    defaultSort,
  });
  const filter: Record<string, FilterValue> = {};
  for (const [name, value] of Object.entries(filters(request.filter))) {
    if (!filterable.includes(name)) {
      throw wrong('filter', `${name} cannot be filtered by.`);
    }
    if (value !== null && value !== '') {
      filter[name] = filterValue(name, value);
    }
  }
  return { first, count: last - first + 1, sort: { field, order }, filter };
}

/** Writes the header by which the data provider learns the total. */
export function contentRange(
  reply: FastifyReply,
  resource: string,
  listed: { first: number; total: number; rows: unknown[] },
): void {
  const last = listed.rows.length ? listed.first + listed.rows.length - 1 : listed.first;
  void reply.header('Content-Range', `${resource} ${listed.first}-${last}/${listed.total}`);
}

const wrong = (field: string, message: string): DomainError =>
  new DomainError('invalid', message, [{ field, message }]);

function parse(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong(field, `${field} is not JSON.`);
  }
}

function range(text?: string): [number, number] {
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

function sort(
  text: string | undefined,
  rules: Pick<ListRules<ObjectLiteral>, 'sortable' | 'defaultSort'>,
): [string, 'ASC' | 'DESC'] {
  if (!text) {
    return rules.defaultSort;
  }
  const value = parse('sort', text);
  const [field, order] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof field !== 'string' || !Object.hasOwn(rules.sortable, field)) {
    throw wrong('sort', `Sorting by ${String(field)} is not offered.`);
  }
  if (order !== 'ASC' && order !== 'DESC') {
    throw wrong('sort', 'The order is ASC or DESC.');
  }
  return [field, order];
}

function filters(text?: string): Record<string, unknown> {
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

/** Escapes what LIKE would read as a wildcard. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The words of a search box, each of which has to be found somewhere in the record; more than eight narrow nothing. */
export const searchWords = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, 8);
