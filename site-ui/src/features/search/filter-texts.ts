import type { PropertyLookupDto } from '@stowbridge/api';
import type { Filters } from '@stowbridge/contract/search-address';
import { type FigureName, SEARCH_FIGURES } from '@stowbridge/contract/search-figures';
import { formatCents, formatDate, formatMoney, formatPercent, formatWhole } from '../../lib/format';
import { propertyStage } from '../../lib/property-status';
import { setFilters, type FilterParts } from './filters';

type Write = (amount: number) => string;

/** `Cap rate: 6% to 7%`, `Cap rate: 6%+`, `Cap rate: Up to 7%`; nothing where it is open both ways. */
function rangeText(name: string, from: number | undefined, to: number | undefined, write: Write): string | undefined {
  if (from === undefined && to === undefined) {
    return undefined;
  }
  return `${name}: ${
    to === undefined
      ? `${write(from ?? 0)}+`
      : from === undefined
        ? `Up to ${write(to)}`
        : `${write(from)} to ${write(to)}`
  }`;
}

export const priceText = ({ priceFrom, priceTo }: Filters) => rangeText('Price', priceFrom, priceTo, formatMoney);
export const areaText = ({ areaFrom, areaTo }: Filters) => rangeText('Area', areaFrom, areaTo, formatWhole);

const FORMATS: Record<FigureName, Write> = {
  capRate: formatPercent,
  pricePerSqft: formatCents,
  noi: formatMoney,
  occupancy: formatPercent,
  units: formatWhole,
  yearBuilt: String,
  climateShare: formatPercent,
};

const nameIn = (rows: { ID: number; Name: string }[], id: number | undefined, unknown: string) =>
  rows.find(({ ID }) => ID === id)?.Name ?? unknown;

function textOf([part]: FilterParts, filters: Filters, { states, storeTypes }: PropertyLookupDto): string {
  switch (part) {
    case 'state':
      return nameIn(states, filters.state, 'State');
    case 'type':
      return nameIn(storeTypes, filters.type, 'Type');
    case 'city':
      return filters.city;
    case 'status':
      return (filters.status ?? []).map((id) => propertyStage(id).label).join(', ');
    case 'priceFrom':
      return priceText(filters) ?? '';
    case 'areaFrom':
      return areaText(filters) ?? '';
    case 'listedSince':
      return `Listed since ${formatDate(filters.listedSince ?? '')}`;
    case 'reducedSince':
      return `Price reduced since ${formatDate(filters.reducedSince ?? '')}`;
    case 'expansion':
      return 'Room for expansion';
    case 'area':
      return 'Drawn area';
    default: {
      const name = part.slice(0, -'From'.length) as FigureName;
      return rangeText(SEARCH_FIGURES[name].label, filters[part], filters[`${name}To`], FORMATS[name]) ?? '';
    }
  }
}

/** What each filter that is set says, and what clears it. */
export const filterTexts = (filters: Filters, lookup: PropertyLookupDto): { parts: FilterParts; text: string }[] =>
  setFilters(filters).map((parts) => ({ parts, text: textOf(parts, filters, lookup) }));
