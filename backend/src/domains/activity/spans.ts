import { Day, daysBetween, plusDays } from './calendar';

/** Lengths in days of the pieces for which views and keywords are summed; each is a multiple of the one before. */
export const SPANS = [1, 4, 16, 64] as const;
/** Pieces of a length lie edge to edge from this day on. */
const EPOCH: Day = '1970-01-01';

/** The first day of the piece of `span` days in which a day lies, in SQL. */
export const startOfSpan = (day: string, span: string): string => `${day} - (${day} - date '${EPOCH}') % ${span}`;

/** The pieces of a range: `days[i]` is the first of `spans[i]` days. */
export interface Pieces {
  spans: number[];
  days: Day[];
}

/** The fewest pieces that are exactly the days from one to the other, both included: some twenty for a year. */
export function piecesOf(from: Day, to: Day): Pieces {
  const pieces: Pieces = { spans: [], days: [] };
  let [start, left] = [daysBetween(EPOCH, from) - 1, daysBetween(from, to)];
  while (left > 0) {
    const span = SPANS.findLast((length) => start % length === 0 && length <= left) ?? 1;
    pieces.spans.push(span);
    pieces.days.push(plusDays(EPOCH, start));
    [start, left] = [start + span, left - span];
  }
  return pieces;
}
