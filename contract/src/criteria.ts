/** What a buyer buys: conditions that a property must meet, and weighted wishes; and why a property matches, in words. */

import { AREA_INVALID, parseArea } from './area';
import { mayKeep } from './dates';
import { FIGURE_NAMES, type FigureName, SEARCH_FIGURES } from './search-figures';

export const criteriaNameLength = 80;
/** So many of the buyers whom a new listing matches are counted: more takes long and tells no more. */
export const MATCHES_COUNTED = 100;
/** Most criteria of a person. */
export const CRITERIA_MAX = 20;
export const TOO_MANY_CRITERIA = `There are ${CRITERIA_MAX} criteria already. Please delete one first.`;
/** Most wishes of one of them. */
export const WISHES_MAX = 20;
export const TOO_MANY_WISHES = `At most ${WISHES_MAX} wishes`;
export const WEIGHTS = [1, 2, 3, 4, 5] as const;
export type Weight = (typeof WEIGHTS)[number];
export const WEIGHT_INVALID = 'Weight must be 1 to 5';
export const BUDGET_INVALID = 'Budget is invalid';
export const EQUITY_INVALID = 'Equity is invalid';
/** The days after which criteria hold no more. */
export const CRITERIA_DAYS = { exchangeDeadline: '1031 deadline', activeUntil: 'Active until' } as const;
export type CriteriaDay = keyof typeof CRITERIA_DAYS;

interface RangeRules {
  label: string;
  min: number;
  max: number;
  decimals: 0 | 2;
}

/** What is asked for from and to a figure, both included. */
export const CRITERION_RANGES = {
  price: { label: 'Price', min: 0, max: 999_999_999_999, decimals: 0 },
  sqft: { label: 'Rentable sq. ft', min: 0, max: 100_000_000, decimals: 0 },
  ...SEARCH_FIGURES,
} as const satisfies Record<'price' | 'sqft' | FigureName, RangeRules>;
export type RangeKind = keyof typeof CRITERION_RANGES;
export const RANGE_KINDS = ['price', 'sqft', ...FIGURE_NAMES] as const satisfies readonly RangeKind[];

/** What must be one of several; their ids are those of the lookups. */
export const CRITERION_LISTS = { states: 'States', types: 'Property types' } as const;
export type ListKind = keyof typeof CRITERION_LISTS;
export const LIST_KINDS = ['states', 'types'] as const;
/** Most entries of one. */
const LIST_MAX = 60;

export const CRITERION_KINDS = [...RANGE_KINDS, ...LIST_KINDS, 'area'] as const;
export type CriterionKind = (typeof CRITERION_KINDS)[number];

/** One thing that is asked of a property. */
export interface Condition {
  kind: CriterionKind;
  from?: number | null;
  to?: number | null;
  ids?: number[] | null;
  /** As `areaText` writes it. */
  area?: string | null;
}

export interface Wish extends Condition {
  weight: number;
}

export const isRangeKind = (kind: string): kind is RangeKind => Object.hasOwn(CRITERION_RANGES, kind);
export const isListKind = (kind: string): kind is ListKind => Object.hasOwn(CRITERION_LISTS, kind);

export const criterionLabel = (kind: CriterionKind): string =>
  isRangeKind(kind) ? CRITERION_RANGES[kind].label : isListKind(kind) ? CRITERION_LISTS[kind] : 'Area';

const isGiven = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

function isFigure(kind: RangeKind, value: number): boolean {
  const { min, max, decimals } = CRITERION_RANGES[kind];
  return value >= min && value <= max && Number(value.toFixed(decimals)) === value;
}

function isWhole({ kind, from, to, ids, area }: Condition): boolean {
  if (isRangeKind(kind)) {
    const ends = [from, to].filter(isGiven);
    const [low = NaN, high = low] = ends;
    return !isGiven(ids) && !isGiven(area) && ends.every((end) => isFigure(kind, end)) && low <= high;
  }
  if (isGiven(from) || isGiven(to)) {
    return false;
  }
  return isListKind(kind)
    ? !isGiven(area) && isGiven(ids) && ids.length > 0 && ids.length <= LIST_MAX && new Set(ids).size === ids.length
    : !isGiven(ids) && isGiven(area) && parseArea(area) !== undefined;
}

/** What is wrong with a condition: it asks nothing, its ends are crossed, or it says what another kind says [BEYB-62]. */
export const conditionProblem = (condition: Condition): string | undefined =>
  isWhole(condition)
    ? undefined
    : condition.kind === 'area'
      ? AREA_INVALID
      : `${criterionLabel(condition.kind)} is invalid`;

/** What is wrong with such a day: it has passed, and is not the one that is stored [BEYB-62]. */
export const dayProblem = (
  day: CriteriaDay,
  given: string | null,
  stored: string | null | undefined,
  timeZone: string,
): string | undefined => (mayKeep(given, stored, timeZone) ? undefined : `${CRITERIA_DAYS[day]} cannot be in the past`);

/** What is wrong with several that a property must have together: a kind is asked for twice. */
export function twiceProblem(must: Condition[]): string | undefined {
  const twice = must.find(({ kind }, n) => must.findIndex((other) => other.kind === kind) !== n);
  return twice && `${criterionLabel(twice.kind)} can be asked for once`;
}

/** Whether a property matches; `unknown` where it lacks a figure that it must have, and nothing else speaks against it. */
export const VERDICTS = ['match', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const REASON_KINDS = [...CRITERION_KINDS, 'budget'] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** One condition or wish, and how the property stands to it. */
export interface Reason {
  kind: ReasonKind;
  from: number | null;
  to: number | null;
  ids: number[] | null;
  area: string | null;
  /** Null for what a property must have. */
  weight: number | null;
  /** The property's figure, or the id of its state or type; null where it has none, and of an area. */
  value: number | null;
  /** Null where the property has no figure. */
  holds: boolean | null;
}

/** What the lookups call the ids. */
export interface CriterionNames {
  state: (id: number) => string;
  type: (id: number) => string;
}

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
const dollars = (value: number): string => `$${number(value)}`;

/** How a figure of a kind is written, alone and after what is said of the property. */
const FIGURES: Record<RangeKind | 'budget', { end: (value: number) => string; said: (value: string) => string }> = {
  price: { end: dollars, said: (value) => value },
  budget: { end: dollars, said: (value) => value },
  sqft: { end: number, said: (value) => `${value} NRSF` },
  capRate: { end: number, said: (value) => `${value}% cap` },
  pricePerSqft: { end: dollars, said: (value) => `${value} per sq. ft` },
  noi: { end: dollars, said: (value) => `${value} NOI` },
  occupancy: { end: (value) => `${number(value)}%`, said: (value) => `occupancy ${value}` },
  units: { end: number, said: (value) => `${value} units` },
  yearBuilt: { end: String, said: (value) => `built ${value}` },
  climateShare: { end: (value) => `${number(value)}%`, said: (value) => `climate ${value}` },
};

const isFigureKind = (kind: ReasonKind): kind is RangeKind | 'budget' => Object.hasOwn(FIGURES, kind);

function reasonWord({ kind, from, to, value, holds }: Reason, names: CriterionNames): string {
  if (kind === 'states' || kind === 'types') {
    return names[kind === 'states' ? 'state' : 'type'](value ?? 0);
  }
  if (!isFigureKind(kind)) {
    return 'in the area';
  }
  const { end, said } = FIGURES[kind];
  const figure = said(end(value ?? 0));
  if (kind === 'budget') {
    return `${figure} of ${end(to ?? 0)} budget`;
  }
  if (isGiven(from) && isGiven(to)) {
    return `${figure} in ${end(from)}-${end(to)}`;
  }
  // What an open end asks is only said where it is missed.
  return holds ? figure : isGiven(from) ? `${figure} of ${end(from)}` : `${figure} over ${end(to ?? 0)}`;
}

const unknownWord = (kind: ReasonKind): string =>
  kind === 'budget' ? 'price' : criterionLabel(kind).replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** Why a property matches: `6.4% cap in 6-8, Texas, 40,000 NRSF; not: climate 30% of 50%` [BEYB-54]. */
export function reasonWords(reasons: Reason[], names: CriterionNames): string {
  const words = (holds: boolean) =>
    reasons.filter((reason) => reason.holds === holds).map((reason) => reasonWord(reason, names));
  const unknown = reasons.filter(({ holds }) => holds === null).map(({ kind }) => unknownWord(kind));
  return [['', words(true)] as const, ['not: ', words(false)] as const, ['unknown: ', [...new Set(unknown)]] as const]
    .filter(([, said]) => said.length > 0)
    .map(([title, said]) => title + said.join(', '))
    .join('; ');
}

/** A condition in words, for a list: `Cap rate 6-8`, `States: Texas, Florida`. */
export function conditionWords({ kind, from, to, ids }: Condition, names: CriterionNames): string {
  if (isListKind(kind)) {
    const name = kind === 'states' ? names.state : names.type;
    return (ids ?? []).map(name).join(', ');
  }
  if (!isRangeKind(kind)) {
    return 'A drawn area';
  }
  const { end } = FIGURES[kind];
  const range =
    isGiven(from) && isGiven(to)
      ? `${end(from)}-${end(to)}`
      : isGiven(from)
        ? `from ${end(from)}`
        : `up to ${end(to ?? 0)}`;
  return `${criterionLabel(kind)} ${range}`;
}
