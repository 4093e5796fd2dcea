import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

export interface ListOrder {
  /** Property path in the query, for example `p.createdAt`, or an expression in parentheses that is never null. */
  path: string;
  order: 'ASC' | 'DESC';
}

/** Beyond this many rows from the start it is worth to count from the end. */
const FAR = 1000;
const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

/**
 * One window of a query: first only the ids, which an index can answer, then the rows of those with all that belongs
 * to them. Ties are put in the order of the ids; what has no value comes last in either direction.
 * @param total how many there are in all, if that is known exactly: windows near the end are then read from there
 */
export async function windowOf<Row extends ObjectLiteral & { id: number }>(
  query: SelectQueryBuilder<Row>,
  order: ListOrder,
  first: number,
  count: number,
  total?: number,
): Promise<Row[]> {
  const ids = await idsOf(query, order, first, count, total);
  if (ids.length === 0) {
    return [];
  }
  const rows = await query.clone().where(`${query.alias}.id = any(:idsOfWindow)`, { idsOfWindow: ids }).getMany();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // One that was deleted in between is gone.
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** How many rows a query finds; no further than to `most`. */
export async function countOf<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  most?: number,
): Promise<number> {
  const [text, values] = countStatement(query, most);
  const [{ total }] = await query.dataSource.query<{ total: number }[]>(text, values);
  return total;
}

/** The statement that counts, which also says whether two queries find the same. */
export function countStatement<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  most?: number,
): [string, unknown[]] {
  const [text, values] = bare(query).select('1', 'one').orderBy().limit(most).getQueryAndParameters();
  return [`select count(*)::int total from (${text}) found`, values];
}

/**
 * A query without the joins that only add to what is read of a row. Postgres leaves such joins out too, but still reads
 * their columns from the table, where an index alone would do.
 * @param path what the rows are sorted by
 */
function bare<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, path = ''): SelectQueryBuilder<Row> {
  const copy = query.clone();
  const text = copy.getQuery();
  const conditions = text.includes(' WHERE ') ? text.slice(text.indexOf(' WHERE ')) : '';
  const decides = (name: string): boolean => path.startsWith(`${name}.`) || conditions.includes(`"${name}".`);
  copy.expressionMap.joinAttributes = copy.expressionMap.joinAttributes.filter(
    ({ isMany, direction, alias }) => !isMany && (direction === 'INNER' || decides(alias.name)),
  );
  return copy;
}

async function idsOf<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  order: ListOrder,
  first: number,
  count: number,
  total?: number,
): Promise<number[]> {
  const joined = query.expressionMap.joinAttributes.find(
    ({ alias, direction }) => direction === 'LEFT' && order.path.startsWith(`${alias.name}.`),
  );
  if (joined) {
    return byJoined(query, order, first, count, joined.alias.name);
  }
  if (total !== undefined && first > FAR && first > total / 2) {
    const left = Math.min(count, total - first);
    if (left <= 0) {
      return [];
    }
    const ids = await ordered(
      query,
      { ...order, order: opposite[order.order] },
      total - first - left,
      left,
      order.order,
    );
    return ids.reverse();
  }
  return ordered(query, order, first, count, order.order);
}

/**
 * Sorted by what another table says, where a row may have nothing there: those that have something first, which can be
 * read along an index of the other table, and then the others.
 */
async function byJoined<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { path, order }: ListOrder,
  first: number,
  count: number,
  alias: string,
): Promise<number[]> {
  const having = query.clone();
  for (const join of having.expressionMap.joinAttributes) {
    if (join.alias.name === alias) {
      join.direction = 'INNER';
    }
  }
  const ids = await ordered(having, { path, order }, first, count, order);
  if (ids.length === count) {
    return ids;
  }
  const before = ids.length > 0 ? first + ids.length : await countOf(having);
  const without = query.clone().andWhere(`${alias}.id is null`);
  return [
    ...ids,
    ...(await ordered(
      without,
      { path: `${query.alias}.id`, order },
      Math.max(0, first - before),
      count - ids.length,
      order,
    )),
  ];
}

/** @param wanted the direction of the list, when the query runs through it from the other end */
async function ordered<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { path, order }: ListOrder,
  first: number,
  count: number,
  wanted: 'ASC' | 'DESC',
): Promise<number[]> {
  const id = `${query.alias}.id`;
  const ids = bare(query, path).select(id, 'id').offset(first).limit(count);
  // Named only where it matters: an index of a column that is never null has no place for nulls.
  if (canBeNull(query, path)) {
    ids.orderBy(path, order, order === wanted ? 'NULLS LAST' : 'NULLS FIRST');
  } else {
    ids.orderBy(path, order);
  }
  if (path !== id) {
    ids.addOrderBy(id, order);
  }
  return (await ids.getRawMany<{ id: number }>()).map((row) => Number(row.id));
}

function canBeNull<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, path: string): boolean {
  if (path.startsWith('(')) {
    return false;
  }
  const [alias, property] = path.split('.');
  const column = query.expressionMap.findAliasByName(alias).metadata.findColumnWithPropertyName(property);
  return column === undefined || column.isNullable;
}
