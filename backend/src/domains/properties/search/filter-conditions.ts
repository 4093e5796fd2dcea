import type { Bounds } from '@stowbridge/contract/bounds';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { FIGURE_NAMES, type FigureName } from '@stowbridge/contract/search-figures';
import { CLOSED, LISTED, OPEN, PRICE_REDUCED_AT, PUBLIC_PRICE } from '../visibility.sql';
import type { KeywordPlan } from './keyword.queries';
import type { SearchFilter } from './search';

/**
 * What a filter asks of a property, as conditions on `p`, a row of `public_properties`: the one place that says what a
 * filter finds, for the pages of the search, its totals and its map.
 */
export class Parts {
  readonly values: unknown[] = [];
  readonly conditions = [LISTED];
  /** Two conditions of which one must hold; none can be true of the same property. */
  either?: readonly [string, string];
  shape = '';
  /** Whether all that is found is few enough to be put in order for a page, and counted with it. */
  few = false;
  /** Whether what is found may be nearly everything or nearly nothing, so that each question needs a plan of its own. */
  planned = false;

  add(letter: string, condition: (parameter: string) => string, value: unknown): void {
    this.conditions.push(this.condition(letter, condition, value));
  }

  condition(letter: string, condition: (parameter: string) => string, value: unknown): string {
    this.shape += letter;
    return condition(this.value(value));
  }

  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** All of them as one condition. */
  get where(): string {
    return [...this.conditions, ...(this.either ? [`(${this.either.join(' or ')})`] : [])].join(' and ');
  }

  /** The same as one condition, or two that nothing fulfils both of, each of which an index can serve. */
  get branches(): string[] {
    return this.either ? this.either.map((one) => [...this.conditions, one].join(' and ')) : [this.where];
  }
}

/** The figures as the view has them, and what they are compared as. */
export const FIGURES: Record<FigureName, readonly [column: string, type: string]> = {
  capRate: ['p.cap_rate', 'numeric'],
  pricePerSqft: ['p.price_per_sqft', 'numeric'],
  noi: ['p.noi', 'bigint'],
  occupancy: ['p.physical_occupancy_area', 'numeric'],
  units: ['p.unit_count', 'int'],
  yearBuilt: ['p.year_built', 'smallint'],
  climateShare: ['p.climate_controlled_share', 'numeric'],
};

/** The conditions of a filter; each that is set adds its letter to the shape. */
export function filterParts(filter: SearchFilter, keyword?: KeywordPlan): Parts {
  const parts = new Parts();
  if (filter.stateId) {
    // Beside ids no index of a whole state is read.
    const state = keyword?.way === 'index' ? '+p.state_id' : 'p.state_id';
    parts.add('s', (at) => `${state} = ${at}::smallint`, filter.stateId);
  }
  if (filter.storeTypeId) {
    parts.add('t', (at) => `p.store_type_id = ${at}::smallint`, filter.storeTypeId);
  }
  if (filter.city) {
    parts.add('c', (at) => `lower(p.city) = ${at}`, filter.city.toLowerCase());
  }
  addPrice(parts, filter);
  if (filter.areaFrom) {
    parts.add('a', (at) => `p.rentable_sqft >= ${at}::int`, filter.areaFrom);
  }
  if (filter.areaTo !== undefined) {
    parts.add('A', (at) => `p.rentable_sqft <= ${at}::int`, filter.areaTo);
  }
  addStatuses(parts, filter.statusIds);
  addFigures(parts, filter);
  if (keyword) {
    addKeyword(parts, keyword, filter.stateId);
  }
  return parts;
}

/** Closed ones alone are named as such: they are together at the end of the indexes, and nobody walks there past all others. */
function addStatuses(parts: Parts, statuses: number[] | undefined): void {
  if (!statuses?.length) {
    return;
  }
  if (isClosedAlone(statuses)) {
    parts.shape += 'x';
    parts.conditions.push(CLOSED);
  } else {
    parts.add('i', (at) => `p.status_id = any(${at}::smallint[])`, statuses);
  }
}

export const isClosedAlone = (statuses: number[] | undefined): boolean =>
  statuses?.length === 1 && statuses[0] === PropertyStatus.Closed;

/** Only what is in a part of the map. */
export function addBounds(parts: Parts, bounds: Bounds | undefined): void {
  if (!bounds) {
    return;
  }
  const { south, west, north, east } = bounds;
  parts.add('b', (at) => `p.latitude >= ${at}::float8`, south);
  for (const [column, sign, value] of [
    ['latitude', '<=', north],
    ['longitude', '>=', west],
    ['longitude', '<=', east],
  ] as const) {
    parts.conditions.push(`p.${column} ${sign} ${parts.value(value)}::float8`);
  }
}

/**
 * A hidden price is within no bounds; `includeUnpriced` lets the open ones through whatever the bounds are. A public range
 * is within them where it reaches into them [BEYB-89].
 */
function addPrice(parts: Parts, { priceFrom, priceTo, includeUnpriced }: SearchFilter): void {
  const figure: string[] = [];
  const range: string[] = [];
  if (priceFrom) {
    const from = parts.condition('p', (at) => `${at}::bigint`, priceFrom);
    figure.push(`${PUBLIC_PRICE} >= ${from}`);
    range.push(`p.guidance_high >= ${from}`);
  }
  if (priceTo !== undefined) {
    const to = parts.condition('P', (at) => `${at}::bigint`, priceTo);
    figure.push(`${PUBLIC_PRICE} <= ${to}`);
    range.push(`p.guidance_low <= ${to}`);
  }
  if (figure.length === 0) {
    return;
  }
  if (includeUnpriced) {
    parts.shape += 'u';
    parts.conditions.push(`(${figure.join(' and ')} or ${OPEN} and ${PUBLIC_PRICE} is null)`);
  } else {
    parts.either = [figure.join(' and '), `p.guidance_low is not null and ${OPEN} and ${range.join(' and ')}`];
  }
}

/** By figures, and by what is new: of what is closed nothing of it is told, so that none of it is found [BEYB-09]. */
function addFigures(parts: Parts, filter: SearchFilter): void {
  const before = parts.conditions.length;
  for (const name of FIGURE_NAMES) {
    const { from, to } = filter.figures?.[name] ?? {};
    const [column, type] = FIGURES[name];
    if (from !== undefined) {
      parts.add(`(${name}`, (at) => `${column} >= ${at}::${type}`, from);
    }
    if (to !== undefined) {
      parts.add(`${name})`, (at) => `${column} <= ${at}::${type}`, to);
    }
  }
  if (filter.listedSince) {
    parts.add('l', (at) => `p.listed_at >= ${at}::timestamptz`, `${filter.listedSince}T00:00:00Z`);
  }
  if (filter.reducedSince) {
    parts.add('r', (at) => `${PRICE_REDUCED_AT} >= ${at}::timestamptz`, `${filter.reducedSince}T00:00:00Z`);
    parts.conditions.push('p.price_reduced_at is not null');
  }
  if (filter.expansionOnly) {
    parts.shape += 'e';
    parts.conditions.push('p.room_for_expansion');
  }
  if (parts.conditions.length > before) {
    parts.planned = true;
    parts.conditions.push(OPEN);
  }
}

/** The code of a state is among a property's words: the index finds fewer when it is told. */
const andCode = (at: string): string =>
  ` || (select ' & ' || quote_literal(lower(code)) from states where id = ${at}::smallint)`;

/**
 * In a state the hits are few and looked up by their ids: an array, since Postgres would join a list with all of the
 * state. Elsewhere it chooses by the words themselves whether to collect them or to walk.
 */
function addKeyword(parts: Parts, { way, text }: KeywordPlan, stateId: number | undefined): void {
  if (way === 'none') {
    parts.conditions.push('false');
  }
  if (way === 'index' && stateId) {
    parts.few = true;
    // The shape has the letter of the state already.
    const state = parts.condition('', andCode, stateId);
    parts.add(
      'k',
      (at) =>
        `p.id = any(array(select property_id from search_texts where tsv @@ (select ${at}::text${state})::tsquery))`,
      text,
    );
  }
  if (way === 'index' && !stateId) {
    parts.add('k', (at) => `p.id in (select property_id from search_texts where tsv @@ ${at}::text::tsquery)`, text);
  }
  // As a value and not as an EXISTS, which Postgres would turn into a join with the whole table.
  if (way === 'walk') {
    parts.add(
      'w',
      (at) => `(select t.tsv @@ ${at}::text::tsquery from search_texts t where t.property_id = p.id)`,
      text,
    );
  }
}
