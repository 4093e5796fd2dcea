/** Criteria as they are typed, in the back office and on the site: one list of what is asked, each a must or a wish. */

import {
  type Condition,
  conditionProblem,
  CRITERION_RANGES,
  type CriterionKind,
  isRangeKind,
  type RangeKind,
  TOO_MANY_WISHES,
  twiceProblem,
  type Weight,
  type Wish,
  WISHES_MAX,
} from './criteria';
import { priceProblem, toNumber } from './rules';

/** How much something counts: 0 for what a property must have, else the weight of a wish. */
export type Counting = 0 | Weight;

/** What is said of each way to count. */
export const COUNTINGS: readonly { id: Counting; name: string }[] = [
  { id: 0, name: 'Must have' },
  { id: 5, name: 'Wish, weight 5 (most)' },
  { id: 4, name: 'Wish, weight 4' },
  { id: 3, name: 'Wish, weight 3' },
  { id: 2, name: 'Wish, weight 2' },
  { id: 1, name: 'Wish, weight 1 (least)' },
];

/** One thing that is asked, as it is typed; what belongs to other kinds is not read. */
export interface AskedRow {
  kind: CriterionKind;
  counts: Counting;
  from: string;
  to: string;
  ids: number[];
  area: string;
}

/** Most characters of an end of a range. */
export const endLength = 15;

/** What stands at an end of a range. */
export const unitOf = (kind: RangeKind): '$' | '%' | undefined => UNITS[kind];
const UNITS: Partial<Record<RangeKind, '$' | '%'>> = {
  price: '$',
  noi: '$',
  pricePerSqft: '$',
  capRate: '%',
  occupancy: '%',
  climateShare: '%',
};

export const newRow = (kind: CriterionKind, counts: Counting = 0): AskedRow => ({
  kind,
  counts,
  from: '',
  to: '',
  ids: [],
  area: '',
});

const endText = (kind: RangeKind, end: number | null | undefined): string =>
  end === null || end === undefined
    ? ''
    : kind === 'yearBuilt'
      ? String(end)
      : end.toLocaleString('en-US', { maximumFractionDigits: CRITERION_RANGES[kind].decimals });

const rowOf = ({ kind, from, to, ids, area }: Condition, counts: Counting): AskedRow => ({
  ...newRow(kind, counts),
  ...(isRangeKind(kind) ? { from: endText(kind, from), to: endText(kind, to) } : { ids: ids ?? [], area: area ?? '' }),
});

/** What is stored, as it is typed. */
export const rowsOf = (must: Condition[], nice: Wish[]): AskedRow[] => [
  ...must.map((condition) => rowOf(condition, 0)),
  ...nice.map((wish) => rowOf(wish, wish.weight as Weight)),
];

function conditionOf({ kind, from, to, ids, area }: AskedRow): Condition {
  if (isRangeKind(kind)) {
    return { kind, from: toNumber(from), to: toNumber(to) };
  }
  return kind === 'area' ? { kind, area } : { kind, ids };
}

/** The rows as they are sent. */
export const askedOf = (rows: AskedRow[]): { must: Condition[]; nice: (Condition & { weight: Weight })[] } => ({
  must: rows.filter(({ counts }) => counts === 0).map(conditionOf),
  nice: rows.flatMap((row) => (row.counts === 0 ? [] : [{ ...conditionOf(row), weight: row.counts }])),
});

/** What is wrong with one row. */
export const rowProblem = (row: AskedRow): string | undefined => conditionProblem(conditionOf(row));

/** The first thing that is wrong with the rows. */
export function rowsProblem(rows: AskedRow[]): string | undefined {
  const { must, nice } = askedOf(rows);
  return (
    rows.map(rowProblem).find((problem) => problem) ??
    twiceProblem(must) ??
    (nice.length > WISHES_MAX ? TOO_MANY_WISHES : undefined)
  );
}

/** What is wrong with whole dollars that may be left out. */
export const dollarsProblem = (text: string, invalid: string): string | undefined =>
  text.trim() && priceProblem(text, invalid) ? invalid : undefined;
