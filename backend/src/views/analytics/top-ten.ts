import type { Replicas } from '../../platform/database/replicas';
import { sql } from '../../platform/database/sql';
import { topTen, topTenOfAll } from './top-ten.queries';
import { dayRangesOf } from '../../domains/activity/day-ranges';
import type { DateRange } from '../../domains/activity/date-range';

/**
 * How far down each day range is read before the next attempt: far enough nearly always.
 * @public for bench/charts.mjs
 */
export const DEPTHS = [16, 256] as const;

interface Found {
  key: string | number | null;
  label: string | null;
  count: number;
  floor: number;
}

export interface TopTenRow {
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
export async function topTenOf(
  replicas: Replicas,
  what: keyof typeof topTen,
  { from, to }: DateRange,
  zone: string,
  limit: number,
  depths: readonly number[] = DEPTHS,
): Promise<TopTenRow[]> {
  const { spans, days } = dayRangesOf(from, to);
  const values = [from, to, zone, spans, days, limit];
  const read = (name: string, text: string, more: number[]) =>
    sql<Found>(replicas, { name, text, values: [...values, ...more] });
  for (const depth of depths) {
    const rows = await read(`report-largest-${what}`, topTen[what], [depth]);
    const { floor } = rows[0];
    if (floor === 0 || (rows[limit - 1]?.count ?? 0) > floor) {
      return labelled(rows);
    }
  }
  return labelled(await read(`report-largest-of-all-${what}`, topTenOfAll[what], []));
}

/** Without the row that stands for nothing found. */
const labelled = (rows: Found[]): TopTenRow[] =>
  rows
    .filter((row): row is Found & TopTenRow => row.label !== null)
    .map(({ key, label, count }) => ({ key, label, count }));
