import { CAP_RATE_DECIMALS, OCCUPANCY_DECIMALS } from '@stowbridge/contract/decimals';
import { milesBetween, type Point } from '@stowbridge/contract/distance';
import { priceText } from '../../components/price-text';
import {
  formatCents,
  formatCity,
  formatDate,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatWhole,
} from '../../lib/format';
import { propertyStage } from '../../lib/property-status';
import type { Compared } from './load-comparison';

export interface Row {
  label: string;
  /** One for each property; empty where it has no value. */
  texts: string[];
  differs: boolean;
}

const percent = (value: number | null, decimals: number) => value !== null && formatPercent(value, decimals);

function milesText({ Latitude, Longitude, IsConfidential }: Compared, place: Point): string {
  if (Latitude === null || Longitude === null) {
    return '';
  }
  const miles = milesBetween(place, { latitude: Latitude, longitude: Longitude });
  // Where a confidential one lies is told about only.
  return IsConfidential
    ? `About ${formatWhole(Math.round(miles))} miles`
    : `${formatDecimal(Math.round(miles * 10) / 10)} miles`;
}

const FIGURES: [label: string, text: (property: Compared) => string | null | false | 0][] = [
  ['Price', priceText],
  ['Status', ({ StatusID, Status }) => propertyStage(StatusID, Status).label],
  ['Property type', ({ StoreType }) => StoreType],
  ['Location', formatCity],
  ['Cap rate', ({ CapRate }) => percent(CapRate, CAP_RATE_DECIMALS)],
  ['Price / NRSF', ({ PricePerSQFT }) => PricePerSQFT && formatCents(PricePerSQFT)],
  ['NOI', ({ NOI }) => NOI && formatMoney(NOI)],
  ['NRSF', ({ RentableSQFT }) => RentableSQFT && formatWhole(RentableSQFT)],
  ['Occupancy by area', ({ PhysicalOccupancyArea: area }) => percent(area, OCCUPANCY_DECIMALS)],
  ['Occupancy by units', ({ PhysicalOccupancyUnits: units }) => percent(units, OCCUPANCY_DECIMALS)],
  ['Units', ({ UnitCount }) => UnitCount && formatWhole(UnitCount)],
  ['Year built', ({ YearBuilt }) => YearBuilt && String(YearBuilt)],
  ['Land area', ({ Acerage }) => Acerage && `${formatDecimal(Acerage)} acres`],
  ['Offers due', ({ OffersDueDate: day, OffersDueZone }) => day && `${formatDate(day)}, ${OffersDueZone}`],
];

/** What is compared, in this order; a row in which no property has a value is left out [BEYB-49] [BEYB-50] [BEYB-51]. */
export function rowsOf(properties: Compared[], place: (Point & { name: string }) | null): Row[] {
  const all = place
    ? [...FIGURES, [`From ${place.name}`, (property: Compared) => milesText(property, place)] as const]
    : FIGURES;
  return all
    .map(([label, text]) => ({ label, texts: properties.map((property) => text(property) || '') }))
    .filter(({ texts }) => texts.some(Boolean))
    .map((row) => ({ ...row, differs: new Set(row.texts).size > 1 }));
}
