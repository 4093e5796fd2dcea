import type { Place } from './place';
import type { FilterValue, ListRules, Order } from './rules';

/** What a request asks of a list, as parts of its statements. */
export interface Asked {
  where: string[];
  /** The joins that the conditions need. */
  joins: string[];
  values: unknown[];
  /** A part of a text is looked for. */
  searched: boolean;
  /** Values of the request are among the values. */
  narrowed: boolean;
}

/** Which ids are read, and in which order. */
export interface Cut {
  sql: string;
  order: Order;
  /** Says where the rows without a value come; left out where there are none. */
  nulls?: 'first' | 'last';
  first: number;
  count: number;
  /** The join that `sql` needs. */
  join?: string;
  /** Only rows which have something there, or only those which have not. */
  joined?: boolean;
}

/** The part of the rules that the statements are made from. */
type Rules<Given extends object> = Pick<ListRules<unknown, Given>, 'table' | 'as' | 'joins' | 'fields' | 'where'>;

/** @throws DomainError('invalid') for a value of the wrong form */
export function askedOf<Given extends object>(
  rules: Rules<Given>,
  filter: Record<string, FilterValue>,
  given: Given,
): Asked {
  const asked: Asked = { where: [], joins: [], values: [], searched: false, narrowed: false };
  const at = (value: unknown): string => `$${asked.values.push(value)}`;
  if (rules.where) {
    asked.where.push(`(${rules.where(at, given)})`);
  }
  const besides = asked.values.length;
  for (const [name, value] of Object.entries(filter)) {
    const { sql, type, join, search, filter: conditionOf } = rules.fields[name];
    const condition = conditionOf?.(value, at, { name, sql, type }, given);
    if (condition !== undefined) {
      asked.where.push(condition);
      // A filter of its own may do without the join of its field.
      asked.joins.push(...(join && condition.includes(`${join}.`) ? [join] : []));
      asked.searched ||= search ?? false;
    }
  }
  asked.narrowed = asked.values.length > besides;
  return asked;
}

/**
 * Counts what is asked for, no further than to `most`.
 * @param join only what has something there
 */
export function countText<Given extends object>(
  rules: Rules<Given>,
  asked: Asked,
  most?: number,
  join?: string,
): string {
  const found = `${fromText(rules, asked, join, true)} ${whereText(asked.where)}`;
  return most === undefined
    ? `select count(*)::int total ${found}`
    : `select count(*)::int total from (select 1 ${found} limit ${most}) found`;
}

/** Counts what is asked for and adds up `sum`, for each value of `by`. */
export function sumsText<Given extends object>(rules: Rules<Given>, asked: Asked, by: string, sum: string): string {
  const [group, added] = [rules.fields[by], rules.fields[sum]];
  return `select ${group.sql} "${by}", count(*)::int count, coalesce(sum(${added.sql}), 0)::float8 "${sum}" ${fromText(rules, asked)} ${whereText(asked.where)} group by 1 order by 1`;
}

/**
 * Reads the ids of a window, which an index can answer: without the joins that only add to what is read of a row. Ties
 * are put in the order of the ids.
 */
export function idsText<Given extends object>(rules: Rules<Given>, asked: Asked, cut: Cut): string {
  const { sql, order, nulls, first, count, join, joined } = cut;
  const id = `${rules.as}.id`;
  const where = joined === false ? [...asked.where, `${join}.id is null`] : asked.where;
  // Named only where it matters: an index of a column that is never null has no place for nulls.
  // What has the same row there stays together: of a name that many have, one has few rows.
  const ties = [...(join && joined ? [`${join}.id`] : []), ...(sql === id ? [] : [id])];
  const by = [`${sql} ${order}${nulls ? ` nulls ${nulls}` : ''}`, ...ties.map((tie) => `${tie} ${order}`)].join(', ');
  return `select ${id} ${fromText(rules, asked, join, joined)} ${whereText(where)} order by ${by} limit ${count} offset ${first}`;
}

/**
 * The ids that a text reads, each with the version of its row. Around the text, so that only what it answers is looked up
 * in the table: before that an index alone can answer, and rows are passed over.
 */
export const withVersions = ({ table }: { table: string }, ids: string): string =>
  `select page.*, (select v.xmin::text from ${table} v where v.id = page.id) version from (${ids}) page`;

/** Which rows follow which place. */
export interface Following {
  sort: [string, Order];
  count: number;
  place?: Place;
}

/**
 * Reads the ids that follow a place, with what they are sorted by: one more than are wanted says that there are more. What
 * is compared with a column has its type without being told; those without a value come last, as in other windows.
 */
export function followingText<Given extends object>(
  rules: Rules<Given>,
  asked: Asked,
  { sort: [name, order], count, place }: Following,
): { text: string; values: unknown[] } {
  const { sql, nullable, join } = rules.fields[name];
  const id = `${rules.as}.id`;
  const values = [...asked.values];
  const at = (value: unknown): string => `$${values.push(value)}`;
  const beyond = order === 'ASC' ? '>' : '<';
  const after = (from: Place): string => {
    if (sql === id) {
      return `${id} ${beyond} ${at(from.id)}`;
    }
    if (from.key === null) {
      return `(${sql}) is null and ${id} ${beyond} ${at(from.id)}`;
    }
    const further = `(${sql}, ${id}) ${beyond} (${at(from.key)}, ${at(from.id)})`;
    return nullable ? `(${further} or (${sql}) is null)` : further;
  };
  const where = place ? [...asked.where, after(place)] : asked.where;
  const by = [`${sql} ${order}${nullable ? ' nulls last' : ''}`, ...(sql === id ? [] : [`${id} ${order}`])];
  const text = `select ${id} id, (${sql})::text key ${fromText(rules, asked, join)} ${whereText(where)} order by ${by.join(', ')} limit ${count + 1}`;
  return { text, values };
}

function fromText<Given extends object>(
  { table, as, joins = {} }: Rules<Given>,
  asked: Asked,
  join?: string,
  joined?: boolean,
): string {
  const needed = Object.entries(joins).filter(([name]) => name === join || asked.joins.includes(name));
  const texts = needed.map(([name, text]) => (name === join && joined ? text.replace(/^left /, '') : text));
  return [`from ${table} ${as}`, ...texts].join(' ');
}

const whereText = (where: string[]): string => (where.length > 0 ? `where ${where.join(' and ')}` : '');
