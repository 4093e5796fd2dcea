import { DataSource } from 'typeorm';
import { namedQuery } from '../database/named-query';
import { largest } from './largest.queries';
import { piecesOf } from './spans';
import type { DateRange } from './date-range';

/** How far down each piece is read before the next attempt: far enough nearly always, and at last to its end. */
export const DEPTHS = [16, 256, 2_147_483_647] as const;

interface Found {
  label: string | null;
  count: number;
  floor: number;
}

export interface Largest {
  label: string;
  count: number;
}

/**
 * The keys with the largest sums of a range. The sum of a key that no attempt has seen is at most the sum of the
 * counts at which reading stopped: what is larger than that is the answer, else the next attempt reads further down.
 * @param what `views` labels by the property's name, `keywords` by the keyword
 */
export async function largestOf(source: DataSource, what: keyof typeof largest, { from, to }: DateRange, zone: string, limit: number): Promise<Largest[]> {
  const { spans, days } = piecesOf(from, to);
  for (const depth of DEPTHS) {
    const rows = await namedQuery<Found & Record<string, unknown>>(source, `report-largest-${what}`, largest[what], [from, to, zone, spans, days, limit, depth]);
    const { floor } = rows[0];
    const found = rows.filter((row): row is Found & Largest & Record<string, unknown> => row.label !== null);
    if (floor === 0 || (found[limit - 1]?.count ?? 0) > floor) return found.map(({ label, count }) => ({ label, count }));
  }
  throw new Error('Reading to the end leaves nothing out.');
}
