import { KEYWORDS } from './content/keywords';
import { DAY, type PropertyRow } from './plan';
import { Random } from './random';

export interface ActivityRow {
  at: Date;
  kind: 1 | 2 | 3;
  propertyId: number | null;
  keyword: string | null;
}

const [SEARCH, SESSION, VIEW] = [1, 2, 3] as const;
const DAYS = 365;
/** Sunday first: brokers and investors browse on working days. */
const WEEK = [0.52, 1.12, 1.2, 1.18, 1.1, 0.98, 0.58] as const;
/** Share of each local hour from 0 to 23. */
const HOURS = [2, 1, 1, 1, 1, 2, 5, 10, 17, 22, 24, 23, 20, 21, 22, 20, 17, 14, 12, 13, 15, 14, 9, 5] as const;
/** The office lies seven hours behind UTC; a shift of an hour in summer does not show. */
const OFFICE_HOURS = 7;

/** How many events fall on each day: growth over the year, a weekly rhythm, quiet holidays and some noise. */
export function eventsPerDay(total: number, anchor: Date, random: Random): number[] {
  const weights = Array.from({ length: DAYS }, (_, i) => {
    const date = new Date(anchor.getTime() - (DAYS - i) * DAY);
    const growth = 0.55 + (i / DAYS) * 0.9;
    const holiday =
      date.getUTCMonth() === 11 && date.getUTCDate() > 22
        ? 0.55
        : date.getUTCMonth() === 6 && date.getUTCDate() === 4
          ? 0.5
          : 1;
    return growth * WEEK[date.getUTCDay()] * holiday * random.between(0.86, 1.14);
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  let given = 0;
  let wanted = 0;
  return weights.map((weight) => {
    wanted += (weight / sum) * total;
    const count = Math.round(wanted) - given;
    given += count;
    return count;
  });
}

/**
 * A year of searches, sessions and views, day by day in order of time, one row at a time: ten million need no more
 * memory than ten. A property is viewed only while it is listed.
 * @param propertyCount ids run from 1; those beyond `known` count as listed all year
 */
export function* makeActivity(
  total: number,
  known: readonly PropertyRow[],
  propertyCount: number,
  anchor: Date,
  seed: number,
): Generator<ActivityRow> {
  const random = new Random(seed).fork('activity');
  const words = [...KEYWORDS, ...known.slice(0, 90).map((property) => property.city.toLowerCase())];
  const perDay = eventsPerDay(total, anchor, random);
  for (let i = 0; i < DAYS; i += 1) {
    const start = anchor.getTime() - (DAYS - i) * DAY + OFFICE_HOURS * 3_600_000;
    for (let k = 0; k < perDay[i]; k += 1) {
      const at = new Date(
        Math.min(
          anchor.getTime() + OFFICE_HOURS * 3_600_000 - 1,
          start + hourOf(random) * 3_600_000 + Math.floor(random.next() * 3_600_000),
        ),
      );
      const roll = random.next();
      const viewed = roll < 0.44 ? viewedProperty(known, propertyCount, at, random) : null;
      if (viewed !== null) {
        yield { at, kind: VIEW, propertyId: viewed, keyword: null };
      } else if (roll < 0.72) {
        yield { at, kind: SEARCH, propertyId: null, keyword: words[Math.floor(random.next() ** 2.1 * words.length)] };
      } else {
        yield { at, kind: SESSION, propertyId: null, keyword: null };
      }
    }
  }
}

const HOUR_SUM = HOURS.reduce((a: number, b) => a + b, 0);

function hourOf(random: Random): number {
  let at = random.next() * HOUR_SUM;
  for (let hour = 0; hour < 24; hour += 1) {
    at -= HOURS[hour];
    if (at < 0) {
      return hour;
    }
  }
  return 23;
}

/** A few properties draw most of the views; the draw is spread over the ids, so that favourites are not just the oldest. */
function viewedProperty(known: readonly PropertyRow[], count: number, at: Date, random: Random): number | null {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const rank = Math.floor(random.next() ** 2 * count);
    const id = ((rank * 7919) % count) + 1;
    const property = known[id - 1];
    if (!property) {
      return id;
    }
    const [from, to] = [property.listedAt?.getTime() ?? Infinity, property.closedAt?.getTime() ?? Infinity];
    if (property.active && at.getTime() >= from && at.getTime() < to) {
      return id;
    }
  }
  return null;
}
