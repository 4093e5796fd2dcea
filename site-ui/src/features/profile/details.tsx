import type { StoreProfile } from '../../api/profile';
import { priceText } from '../../components/price-text';
import { Section } from '../../components/section';
import { formatAddress, formatDate, formatDecimal, formatMoney, formatPercent, formatWhole } from '../../format';
import { propertyStage } from '../../property-status';
import styles from './details.module.css';

/** The rows of the details table, only those that say something. */
function detailRows(profile: StoreProfile): [label: string, value: string][] {
  const percent = (value: number | null | undefined) => (value ? formatPercent(value) : null);
  const rows: [string, string | null | undefined | false][] = [
    ['Status', propertyStage(profile.StatusID, profile.Status).label],
    ['Ask price', priceText(profile)],
    ['Address', formatAddress(profile)],
    ['Property type', profile.StoreType],
    ['Rentable square feet', profile.RentableSQFT !== null && formatWhole(profile.RentableSQFT)],
    ['Acreage', profile.Acerage !== null && formatDecimal(profile.Acerage)],
    ['Room for expansion', profile.IsRoomForExpansion === null ? null : profile.IsRoomForExpansion ? 'Yes' : 'No'],
    ['Units', profile.UnitCount ? formatWhole(profile.UnitCount) : null],
    ['Year built', profile.YearBuilt ? String(profile.YearBuilt) : null],
    ['Climate controlled', percent(profile.ClimateControlledShare)],
    ['Occupancy, by units', percent(profile.PhysicalOccupancyUnits)],
    ['Occupancy, by area', percent(profile.PhysicalOccupancyArea)],
    ['Economic occupancy', percent(profile.EconomicOccupancy)],
    ['Net operating income', profile.NOI ? formatMoney(profile.NOI) : null],
    ['Cap rate', percent(profile.CapRate)],
    ['Earnest money deposit', percent(profile.EarnestMoneyDeposit)],
    ['Offers due', profile.OffersDueDate ? `${formatDate(profile.OffersDueDate)}, ${profile.OffersDueZone}` : null],
    ['Date listed', profile.CreatedDate && formatDate(profile.CreatedDate)],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** [PROF-05] */
export function Details({ profile }: { profile: StoreProfile }) {
  return (
    <Section title="Details">
      <dl className={`${styles.details} figures`}>
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
