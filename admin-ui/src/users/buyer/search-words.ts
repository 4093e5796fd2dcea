import { filtersOf, type Filters } from '@stowbridge/contract/search-address';
import { FIGURE_NAMES, SEARCH_FIGURES, type FigureName } from '@stowbridge/contract/search-figures';
import { longDay, money, moneyAndCents, number, percent } from '../../components/format';
import { nameOf, type Lookups } from '../../components/lookups/use-lookups';

type Write = (figure: number) => string;

/** `Cap rate: 6% to 8%`, `Units: 300 or more`, `NOI: up to $400,000`; nothing where it is open both ways. */
function range(
  label: string,
  from: number | undefined,
  to: number | undefined,
  write: Write,
  open = 'or more',
): string[] {
  if (to === undefined) {
    return from === undefined ? [] : [`${label}: ${write(from)} ${open}`];
  }
  return [`${label}: ${from === undefined ? `up to ${write(to)}` : `${write(from)} to ${write(to)}`}`];
}

const FORMATS: Record<FigureName, Write> = {
  capRate: percent,
  pricePerSqft: moneyAndCents,
  noi: money,
  occupancy: percent,
  units: number,
  yearBuilt: String,
  climateShare: percent,
};

const figures = (filters: Filters): string[] =>
  FIGURE_NAMES.flatMap((name) =>
    range(
      SEARCH_FIGURES[name].label,
      filters[`${name}From`],
      filters[`${name}To`],
      (value) => FORMATS[name](value),
      name === 'yearBuilt' ? 'or later' : undefined,
    ),
  );

/** What the address of a search asks for, each filter in words. */
export function searchWords(address: string, { states, storeTypes, propertyStatuses }: Lookups): string[] {
  const filters = filtersOf(address);
  if (!filters) {
    return [];
  }
  const { keyword, state, city, type, status, priceFrom, priceTo, areaFrom, areaTo, listedSince, reducedSince } =
    filters;
  return [
    keyword && `“${keyword}”`,
    nameOf(states, state),
    city,
    nameOf(storeTypes, type),
    (status ?? []).map((id) => nameOf(propertyStatuses, id)).join(', '),
    ...range('Price', priceFrom, priceTo, money),
    filters.pricedOnly && 'With a price',
    ...range('Area', areaFrom, areaTo, (area) => number(area, ' sq. ft')),
    ...figures(filters),
    listedSince && `Listed since ${longDay(listedSince)}`,
    reducedSince && `Price reduced since ${longDay(reducedSince)}`,
    filters.expansion && 'Room for expansion',
    filters.bounds && 'A part of the map',
  ].filter((words): words is string => Boolean(words));
}
