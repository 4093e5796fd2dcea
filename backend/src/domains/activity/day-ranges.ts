import { Day, daysBetween, plusDays } from './calendar';

/** Lengths in days of the day ranges for which views and keywords are summed; each is a multiple of the one before. */
export const DAY_RANGE_LENGTHS = [1, 4, 16, 64] as const;
/** Those of a length lie edge to edge from this day on. */
const EPOCH: Day = '1970-01-01';

/** The first day of the day range of `span` days in which a day lies, in SQL. */
export const startOfDayRange = (day: string, span: string): string => `${day} - (${day} - date '${EPOCH}') % ${span}`;

/** The day ranges of the days asked for: `days[i]` is the first of `spans[i]` days. */
export interface DayRanges {
  spans: number[];
  days: Day[];
}

/** The fewest day ranges that are exactly the days from one to the other, both included: some twenty for a year. */
export function dayRangesOf(from: Day, to: Day): DayRanges {
  const ranges: DayRanges = { spans: [], days: [] };
  let [start, left] = [daysBetween(EPOCH, from) - 1, daysBetween(from, to)];
  while (left > 0) {
    const span = DAY_RANGE_LENGTHS.findLast((length) => start % length === 0 && length <= left) ?? 1;
    ranges.spans.push(span);
    ranges.days.push(plusDays(EPOCH, start));
    [start, left] = [start + span, left - span];
  }
  return ranges;
}
