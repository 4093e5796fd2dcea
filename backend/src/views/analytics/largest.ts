import type { Replicas } from '../../platform/database/replicas';
import { sql } from '../../platform/database/sql';
import { largest, largestOfAll } from './largest.queries';
import { piecesOf } from '../../domains/activity/spans';
import type { DateRange } from './date-range';

/**
 * How far down each piece is read before the next attempt: far enough nearly always.
 * @public for bench/charts.mjs
 */
export const DEPTHS = [16, 256] as const;

interface Found {
  key: string | number | null;
  label: string | null;
  count: number;
  floor: number;
}

export interface Largest {
  /** The id of the property, or the keyword. */
  key: string | number;
  label: string;
  count: number;
}

/**
 * The keys with the largest sums of a range. The sum of a key that no attempt has seen is at most the sum of the
 * counts at which reading stopped: what is larger than that is the answer, else the next attempt reads further down,
 * and the last adds up everything.
 * @param what `views` labels by the property's name, `keywords` by the keyword
 */
export async function largestOf(
  replicas: Replicas,
  what: keyof typeof largest,
  { from, to }: DateRange,
  zone: string,
  limit: number,
  depths: readonly number[] = DEPTHS,
): Promise<Largest[]> {
  const { spans, days } = piecesOf(from, to);
  const values = [from, to, zone, spans, days, limit];
  const read = (name: string, text: string, more: number[]) =>
    sql<Found>(replicas, { name, text, values: [...values, ...more] });
  for (const depth of depths) {
    const rows = await read(`report-largest-${what}`, largest[what], [depth]);
    const { floor } = rows[0];
    if (floor === 0 || (rows[limit - 1]?.count ?? 0) > floor) {
      return labelled(rows);
    }
  }
  return labelled(await read(`report-largest-of-all-${what}`, largestOfAll[what], []));
}

/** Without the row that stands for nothing found. */
const labelled = (rows: Found[]): Largest[] =>
  rows
    .filter((row): row is Found & Largest => row.label !== null)
    .map(({ key, label, count }) => ({ key, label, count }));
