import type { DataSource } from 'typeorm';
import type { Replicas } from '../../database/replicas';
import type { Window } from './paging.dto';
import { sql } from '../../database/sql';
import { Reading } from './reading';
import { parseRequest, sortBy } from './request';
import type { Listed, ListQueryDto } from './resource-list';
import type { FilterValue, ListRules } from './rules';
import { askedOf, sumsText } from './statements';

/** What a list is given besides the request; left out where its rules need nothing. */
type Besides<Given extends object> = object extends Given ? [] : [given: Given];

/** What is looked for by name; what is empty is not asked for. */
export type Filters = Record<string, FilterValue | null | undefined>;

/**
 * One page of a list of /api/v1: declared sorting and filters, a bounded range or what follows a place, the total.
 * @throws DomainError('invalid') on a field that is not declared or a value of the wrong form
 */
export async function list<Row, Given extends object, Source extends DataSource | Replicas>(
  source: Source,
  request: ListQueryDto,
  rules: ListRules<Row, Given, Source>,
  ...[given]: Besides<Given>
): Promise<Listed<Row>> {
  const { filter, follows, place, ...window } = parseRequest(request, rules.fields, rules.defaultSort);
  const etags = rules.versioned && new Map<number, string>();
  const reading = new Reading(source, rules, filter, given as Given, { etags });
  if (request.uncounted) {
    return { ...(await reading.following({ ...window, place })), total: 0, first: window.first, etags };
  }
  if (!follows) {
    return { ...(await reading.page(window, () => reading.total())), first: window.first, etags };
  }
  const [{ total }, page] = await Promise.all([reading.total(), reading.following({ ...window, place })]);
  return { ...page, total, first: window.first, etags };
}

/** One page of a call of the documents, in the default order; its total is counted exactly each time [CONST-30]. */
export function pageOf<Row, Given extends object, Source extends DataSource | Replicas>(
  source: Source,
  window: Window,
  filters: Filters,
  rules: ListRules<Row, Given, Source>,
  ...[given]: Besides<Given>
): Promise<{ rows: Row[]; total: number }> {
  const reading = new Reading(source, rules, asked(filters), given as Given);
  return reading.page({ ...window, sort: rules.defaultSort }, async () => ({
    total: await reading.count(),
    exact: true,
  }));
}

/**
 * How many rows the filter of a request finds for each value of the field `by`, and what their `sum` adds up to.
 * @throws DomainError('invalid') on a field that is not declared or a value of the wrong form
 */
export function sumsOf<Sums extends object, Given extends object>(
  source: DataSource | Replicas,
  { filter }: Pick<ListQueryDto, 'filter'>,
  rules: ListRules<unknown, Given>,
  [by, sum]: [by: string, sum: string],
  ...[given]: Besides<Given>
): Promise<Sums[]> {
  const request = parseRequest({ filter }, rules.fields, rules.defaultSort);
  const asked = askedOf(rules, request.filter, given as Given);
  return sql<Sums>(source, { text: sumsText(rules, asked, by, sum), values: asked.values });
}

/** The row with this id; undefined when the list has none. */
export async function rowOf<Row, Given extends object, Source extends DataSource | Replicas>(
  source: Source,
  id: number,
  rules: ListRules<Row, Given, Source>,
  ...[given]: Besides<Given>
): Promise<Row | undefined> {
  const [row] = await new Reading(source, rules, { id }, given as Given).window({
    first: 0,
    count: 1,
    sort: rules.defaultSort,
  });
  return row;
}

/** The rows of these ids, in their order. */
export function rowsOf<Row, Given extends object, Source extends DataSource | Replicas>(
  source: Source,
  ids: number[],
  rules: ListRules<Row, Given, Source>,
  ...[given]: Besides<Given>
): Promise<Row[]> {
  return new Reading(source, rules, {}, given as Given).rowsOf(ids);
}

/**
 * At most so many ids, for files whose rows are read in batches.
 * @param sort a field by which the list is sorted and the order, such as `name ASC`
 * @throws DomainError('invalid') when the list is not sorted so
 */
export function idsOf<Row, Given extends object, Source extends DataSource | Replicas>(
  source: Source,
  { most, sort }: { most: number; sort?: string },
  filters: Filters,
  rules: ListRules<Row, Given, Source>,
  ...[given]: Besides<Given>
): Promise<number[]> {
  return new Reading(source, rules, asked(filters), given as Given).ids(
    most,
    sort === undefined ? rules.defaultSort : sortBy(sort.split(' '), rules.fields),
  );
}

/**
 * The ids that a request finds, at most so many and without its range, for files whose rows are read in batches.
 * @throws DomainError('invalid') on a field that is not declared or a value of the wrong form
 */
export async function idsFound<Row, Given extends object, Source extends DataSource | Replicas>(
  source: Source,
  { sort, filter }: Pick<ListQueryDto, 'sort' | 'filter'>,
  most: number,
  rules: ListRules<Row, Given, Source>,
  ...[given]: Besides<Given>
): Promise<number[]> {
  const parsed = parseRequest({ sort, filter }, rules.fields, rules.defaultSort);
  return new Reading(source, rules, parsed.filter, given as Given).ids(most, parsed.sort);
}

const asked = (filters: Filters): Record<string, FilterValue> =>
  Object.fromEntries(
    Object.entries(filters).filter(
      (entry): entry is [string, FilterValue] => entry[1] !== undefined && entry[1] !== null && entry[1] !== '',
    ),
  );
