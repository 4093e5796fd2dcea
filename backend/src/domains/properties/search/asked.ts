import type { Bounds } from '@stowbridge/contract/bounds';
import { FIGURE_NAMES, type FigureName } from '@stowbridge/contract/search-figures';
import { areaAsText, within } from './area';
import { LISTED, OPEN, PRICE_REDUCED_AT, PUBLIC_PRICE } from '../visibility.sql';
import { throughIndex } from './keyword.queries';
import type { SearchFilter } from './search';

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

type End = `${FigureName}${'From' | 'To'}`;

/** What a filter may ask, but for its keyword: its letter in the names of statements, and as what type it is compared. */
const NAMES = {
  stateId: ['s', 'smallint'],
  storeTypeId: ['t', 'smallint'],
  city: ['c', 'text'],
  priceFrom: ['p', 'bigint'],
  priceTo: ['P', 'bigint'],
  includeUnpriced: ['u', 'boolean'],
  areaFrom: ['a', 'int'],
  areaTo: ['A', 'int'],
  statusIds: ['i', 'smallint[]'],
  listedSince: ['l', 'timestamptz'],
  reducedSince: ['r', 'timestamptz'],
  expansionOnly: ['e', 'boolean'],
  south: ['b', 'float8'],
  west: ['', 'float8'],
  north: ['', 'float8'],
  east: ['', 'float8'],
  area: ['d', 'polygon[]'],
  areaEdges: ['D', 'lseg[]'],
} as const;

/** What criteria ask besides: one of several. No search asks it. */
const LISTS = { stateIds: ['', 'smallint[]'], storeTypeIds: ['', 'smallint[]'] } as const;

export type AskedName = keyof typeof NAMES | keyof typeof LISTS | End;

/** Every name of a search, for whoever keeps what is asked. */
export const ASKED_NAMES: AskedName[] = [
  ...(Object.keys(NAMES) as (keyof typeof NAMES)[]),
  ...FIGURE_NAMES.flatMap((name): End[] => [`${name}From`, `${name}To`]),
];

export const letterAndType = (name: AskedName): readonly [letter: string, type: string] =>
  name in NAMES
    ? NAMES[name as keyof typeof NAMES]
    : name in LISTS
      ? LISTS[name as keyof typeof LISTS]
      : [`(${name})`, FIGURES[name.replace(/(From|To)$/, '') as FigureName][1]];

/** The values of a filter by these names; what is not asked for is left out. */
export type Asked = Partial<Record<AskedName, unknown>>;

/** From the beginning of a day in UTC on. */
const since = (day: string | undefined): string | undefined => day && `${day}T00:00:00Z`;

/** What a search asks. */
export function askedOf(filter: SearchFilter, bounds?: Bounds): Asked {
  const figures = FIGURE_NAMES.flatMap((name) => [
    [`${name}From`, filter.figures?.[name]?.from],
    [`${name}To`, filter.figures?.[name]?.to],
  ]);
  return Object.fromEntries(
    Object.entries({
      stateId: filter.stateId || undefined,
      storeTypeId: filter.storeTypeId || undefined,
      city: filter.city?.toLowerCase() || undefined,
      priceFrom: filter.priceFrom || undefined,
      priceTo: filter.priceTo,
      includeUnpriced: filter.includeUnpriced || undefined,
      areaFrom: filter.areaFrom || undefined,
      areaTo: filter.areaTo,
      statusIds: filter.statusIds?.length ? filter.statusIds : undefined,
      ...(Object.fromEntries(figures) as Asked),
      listedSince: since(filter.listedSince),
      reducedSince: since(filter.reducedSince),
      expansionOnly: filter.expansionOnly || undefined,
      ...within(bounds, filter.area),
      ...areaAsText(filter.area),
    } satisfies Asked).filter(([, value]) => value !== undefined),
  );
}

/** Who asks: one search by its values, or all that are saved and all criteria by their columns. */
export interface Asker {
  /** What is asked for under this name, as a condition; undefined where it is known that it is not. */
  ask(name: AskedName, sentence: (at: string) => string): string | undefined;
}

const askedFor = (conditions: (string | undefined)[]): string[] =>
  conditions.filter((condition) => condition !== undefined);

/*
 * What a filter asks of a property, as conditions on `p`, a row of `public_properties`: the one place that says what a
 * filter finds, for the pages of the search, its totals, its map, and for those that are saved.
 */

/** @param state the column of the state, as an index shall see it */
export const placeAsked = (by: Asker, state = 'p.state_id'): string[] =>
  askedFor([
    by.ask('stateId', (at) => `${state} = ${at}`),
    by.ask('storeTypeId', (at) => `p.store_type_id = ${at}`),
    by.ask('city', (at) => `lower(p.city) = ${at}`),
  ]);

/** As criteria ask it. */
export const oneOfAsked = (by: Asker): string[] =>
  askedFor([
    by.ask('stateIds', (at) => `p.state_id = any(${at})`),
    by.ask('storeTypeIds', (at) => `p.store_type_id = any(${at})`),
  ]);

/** `includeUnpriced` lets the open ones without a public price through whatever the bounds are. */
export const UNPRICED = `${OPEN} and ${PUBLIC_PRICE} is null`;

/**
 * A hidden price is within no bounds. A public range is within them where it reaches into them [BEYB-89]: no property
 * fulfils both.
 */
export const priceAsked = (by: Asker): { figure: string[]; guidance: string } => ({
  figure: askedFor([
    by.ask('priceFrom', (at) => `${PUBLIC_PRICE} >= ${at}`),
    by.ask('priceTo', (at) => `${PUBLIC_PRICE} <= ${at}`),
  ]),
  guidance: [
    'p.guidance_low is not null',
    OPEN,
    ...askedFor([
      by.ask('priceFrom', (at) => `p.guidance_high >= ${at}`),
      by.ask('priceTo', (at) => `p.guidance_low <= ${at}`),
    ]),
  ].join(' and '),
});

export const sizeAsked = (by: Asker): string[] =>
  askedFor([
    by.ask('areaFrom', (at) => `p.rentable_sqft >= ${at}`),
    by.ask('areaTo', (at) => `p.rentable_sqft <= ${at}`),
    by.ask('statusIds', (at) => `p.status_id = any(${at})`),
  ]);

/** By figures, and by what is new: of what is closed nothing of it is told, so that none of it is found [BEYB-09]. */
export const figuresAsked = (by: Asker): string[] =>
  askedFor([
    ...FIGURE_NAMES.flatMap((name) => [
      by.ask(`${name}From`, (at) => `${FIGURES[name][0]} >= ${at}`),
      by.ask(`${name}To`, (at) => `${FIGURES[name][0]} <= ${at}`),
    ]),
    by.ask('listedSince', (at) => `p.listed_at >= ${at}`),
    by.ask('reducedSince', (at) => `${PRICE_REDUCED_AT} >= ${at} and p.price_reduced_at is not null`),
    by.ask('expansionOnly', () => 'p.room_for_expansion'),
  ]);

/** Only what is in a part of the map. */
export const boundsAsked = (by: Asker): string[] =>
  askedFor([
    by.ask('south', (at) => `p.latitude >= ${at}`),
    by.ask('north', (at) => `p.latitude <= ${at}`),
    by.ask('west', (at) => `p.longitude >= ${at}`),
    by.ask('east', (at) => `p.longitude <= ${at}`),
  ]);

const PLACE = `point(round(p.longitude * '1e5'::float8), round(p.latitude * '1e5'::float8))`;

/**
 * Only what is in a drawn area, counted in whole hundred-thousandths of a degree as `isInArea` does it: Postgres takes
 * what is a millionth beside an edge for being on it. Its own operator finds what a ring winds around, which is what is
 * odd, but for an area whose edges meet: there they are counted. Postgres guesses that one in a thousand is in a polygon,
 * and of a CASE that it is half: of the area's box it is about that.
 */
export const areaAsked = (by: Asker): string[] =>
  askedFor([
    by.ask('area', (at) => `case when ${PLACE} <@ any(${at}) then true end`),
    by.ask(
      'areaEdges',
      (
        at,
      ) => `(select bool_or(side = 0 and y between least(y1, y2) and greatest(y1, y2) and x between least(x1, x2) and greatest(x1, x2))
        or count(*) filter (where (y1 > y) <> (y2 > y) and (side > 0) = (y2 > y1)) % 2 = 1
        from (select *, (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) side from (select place[0] x, place[1] y, (e[0])[0] x1, (e[0])[1] y1, (e[1])[0] x2, (e[1])[1] y2
          from unnest(${at}) e, (select ${PLACE} place) here) c) c)`,
    ),
  ]);

/** What a saved search keeps of a keyword: a full-text query; undefined without a word. */
export const keptKeyword = (keyword: string | undefined): string | undefined => throughIndex(keyword)?.text;

const WORDS = '(select t.tsv from search_texts t where t.property_id = p.id)';

/**
 * SQL for whether the search `s` finds `p`, where `s` holds what `askedOf` and `keptKeyword` say of a search in columns of
 * these names, null where it does not ask.
 *
 * @param column tells the column of a name
 * @param words SQL for the words of `p`, where they can be read once for all searches
 */
export function findsSaved(column: (name: AskedName | 'keyword') => string, words = WORDS): string {
  const by: Asker = {
    ask: (name, sentence) => `(${column(name)} is null or ${sentence(column(name))})`,
  };
  const { figure, guidance } = priceAsked(by);
  const openOnly: string[] = [];
  const figures = figuresAsked({
    ask: (name, sentence) => {
      openOnly.push(column(name));
      return by.ask(name, sentence);
    },
  });
  return [
    LISTED,
    ...placeAsked(by),
    `(${figure.join(' and ')} or ${column('includeUnpriced')} and ${UNPRICED} or ${guidance})`,
    ...sizeAsked(by),
    ...figures,
    `(${OPEN} or num_nonnulls(${openOnly.join(', ')}) = 0)`,
    ...boundsAsked(by),
    ...areaAsked(by),
    `(${column('keyword')} is null or ${words} @@ ${column('keyword')}::tsquery)`,
  ].join(' and ');
}
