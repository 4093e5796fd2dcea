import { FEWEST_DEALS } from '@stowbridge/contract/pipeline';

/** So many deals took so many days. */
interface Days {
  value: number;
  count: number;
}

/** How many days something took, of so many deals; null where those are too few to say. */
export interface Durations {
  count: number;
  median: number | null;
  percentile80: number | null;
}

export function durationsOf(days: Days[]): Durations {
  const sorted = days.toSorted((one, other) => one.value - other.value);
  const count = days.reduce((sum, one) => sum + one.count, 0);
  const known = count >= FEWEST_DEALS;
  return {
    count,
    median: known ? percentile(sorted, count, 0.5) : null,
    percentile80: known ? percentile(sorted, count, 0.8) : null,
  };
}

/** Between two deals it lies on the line from the one to the other, as in spreadsheets and in Postgres; to a tenth of a day. */
function percentile(sorted: Days[], count: number, share: number): number {
  const place = share * (count - 1);
  const [below, above] = [valueAt(sorted, Math.floor(place)), valueAt(sorted, Math.ceil(place))];
  return Math.round(10 * (below + (above - below) * (place - Math.floor(place)))) / 10;
}

/** The days of the deal at this place, from 0. */
function valueAt(sorted: Days[], place: number): number {
  let before = 0;
  return sorted.find(({ count }) => (before += count) > place)?.value ?? 0;
}
