import type { PropertyProfileDto } from '@stowbridge/api';
import { CAP_RATE_DECIMALS } from '@stowbridge/contract/decimals';
import {
  BUILDING,
  CLIMATE,
  INCOME,
  OCCUPANCY,
  SIZE,
  siteLabel,
  type PropertyField,
} from '@stowbridge/contract/property-fields';
import pairs from '../../components/pairs.module.css';
import { priceText } from '../../components/price-text';
import { Section } from '../../components/section';
import { formatAddress, formatDate, formatDecimal, formatMoney, formatPercent, formatWhole } from '../../lib/format';
import { propertyStage } from '../../lib/property-status';
import styles from './details.module.css';

type Row = [label: string, value: string | null | undefined | false];

const FORMATS: Record<Exclude<PropertyField['kind'], 'percent'>, (value: number) => string> = {
  dollars: formatMoney,
  count: formatWhole,
  decimal: formatDecimal,
  year: String,
  text: String,
};

function textOf(field: PropertyField, value: number): string {
  if (field.kind === 'percent') {
    return formatPercent(value, field.decimals);
  }
  return FORMATS[field.kind](value) + (field.unit === 'acres' ? ' acres' : '');
}

const rowsOf = (fields: readonly PropertyField[], profile: object): Row[] =>
  fields.map((field) => {
    const value = (profile as Record<string, number | null>)[field.wire];
    return [siteLabel(field), value ? textOf(field, value) : null];
  });

/** The rows of the details table, only those that say something. */
export function detailRows(profile: PropertyProfileDto): [label: string, value: string][] {
  const rows: Row[] = [
    ['Status', propertyStage(profile.StatusID, profile.Status).label],
    ['Ask price', priceText(profile)],
    ['Address', formatAddress(profile)],
    ['Property type', profile.StoreType],
    ...rowsOf(SIZE, profile),
    ['Room for expansion', profile.IsRoomForExpansion === null ? null : profile.IsRoomForExpansion ? 'Yes' : 'No'],
    ...rowsOf([...BUILDING, ...CLIMATE, ...OCCUPANCY, ...INCOME], profile),
    ['Cap rate', profile.CapRate ? formatPercent(profile.CapRate, CAP_RATE_DECIMALS) : null],
    ['Offers due', profile.OffersDueDate ? `${formatDate(profile.OffersDueDate)}, ${profile.OffersDueZone}` : null],
    ['Date listed', profile.CreatedDate && formatDate(profile.CreatedDate)],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** [PROF-05] */
export function Details({ profile }: { profile: PropertyProfileDto }) {
  return (
    <Section title="Details">
      <dl className={`${pairs.pairs} ${styles.details} figures`}>
        {detailRows(profile).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
