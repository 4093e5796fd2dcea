import type { PropertyLookupDto } from '@stowbridge/api';
import { inShort } from '@stowbridge/contract/guidance';
import { searchNameLength } from '@stowbridge/contract/saved-searches';
import type { Filters } from '@stowbridge/contract/search-address';
import { FIGURE_NAMES, type FigureName, type FigureRange } from '@stowbridge/contract/search-figures';
import { formatCents, formatDate, formatDecimal, formatWhole } from '../../../lib/format';
import { propertyStage } from '../../../lib/property-status';

type Write = (amount: number) => string;

/** `6-8%`, `6%+`, `up to 8%`; empty where it is open both ways. */
function span({ from, to }: FigureRange, write: Write, unit = ''): string {
  if (to === undefined) {
    return from === undefined ? '' : `${write(from)}${unit}+`;
  }
  return from === undefined ? `up to ${write(to)}${unit}` : `${write(from)}-${write(to)}${unit}`;
}

const FIGURES: Record<FigureName, { write: Write; unit?: string; phrase: (span: string) => string }> = {
  capRate: { write: formatDecimal, unit: '%', phrase: (range) => `${range} cap` },
  pricePerSqft: { write: formatCents, phrase: (range) => `${range} per sq. ft` },
  noi: { write: inShort, phrase: (range) => `${range} NOI` },
  occupancy: { write: formatDecimal, unit: '%', phrase: (range) => `${range} occupied` },
  units: { write: formatWhole, phrase: (range) => `${range} units` },
  yearBuilt: { write: String, phrase: (range) => `built ${range}` },
  climateShare: { write: formatDecimal, unit: '%', phrase: (range) => `${range} climate` },
};

function figureOf(filters: Filters, name: FigureName): string {
  const { write, unit, phrase } = FIGURES[name];
  const range = span({ from: filters[`${name}From`], to: filters[`${name}To`] }, write, unit);
  return range && phrase(range);
}

/** A name for a search from what it asks [BEYB-18]: `Drive-up in Texas, 6-8% cap`; what makes it too long is left out. */
export function suggestedName(filters: Filters, { storeTypes, states }: PropertyLookupDto): string {
  const type = storeTypes.find(({ ID }) => ID === filters.type)?.Name;
  const state = states.find(({ ID }) => ID === filters.state)?.Name;
  const place = [filters.keyword && `“${filters.keyword}”`, filters.city, state];
  const where = place.filter(Boolean).join(', ');
  const area = span({ from: filters.areaFrom, to: filters.areaTo }, formatWhole);
  const others = [
    filters.bounds && 'part of the map',
    (filters.status ?? []).map((id) => propertyStage(id).label).join(' or '),
    span({ from: filters.priceFrom, to: filters.priceTo }, inShort),
    area && `${area} sq. ft`,
    ...FIGURE_NAMES.map((name) => figureOf(filters, name)),
    filters.listedSince && `listed since ${formatDate(filters.listedSince)}`,
    filters.reducedSince && `reduced since ${formatDate(filters.reducedSince)}`,
    filters.expansion && 'room for expansion',
  ].filter((text): text is string => Boolean(text));
  const what = type ?? (where || others.length > 0 ? 'Properties' : 'All properties');
  return others.reduce(
    (name, other) => (`${name}, ${other}`.length > searchNameLength ? name : `${name}, ${other}`),
    (where ? `${what} in ${where}` : what).slice(0, searchNameLength),
  );
}
