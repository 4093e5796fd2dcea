import { areaLimit, priceLimit, publicStatuses, type PublicStatus } from '@stowbridge/contract/search-address';
import { propertyStage } from '../../lib/property-status';
import styles from './filter-bar.module.css';
import type { FilterFieldProps } from './filter-fields';
import { RangeFilter } from './range-filter';

/** [FSITE-26] Several at once; none is all of them. */
export function StatusBoxes({ filters, onChange }: Omit<FilterFieldProps, 'lookup'>) {
  const chosen = filters.status ?? [];
  const toggle = (id: PublicStatus) => {
    const status = publicStatuses.filter((one) => (one === id ? !chosen.includes(id) : chosen.includes(one)));
    onChange({ status: status.length > 0 && status.length < publicStatuses.length ? status : undefined });
  };
  return (
    <fieldset className={styles.boxes}>
      <legend>Status</legend>
      {publicStatuses.map((id) => (
        <label key={id} className={styles.check}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {propertyStage(id).label}
        </label>
      ))}
    </fieldset>
  );
}

/** [SRCH-14] A listing without a price is within every bound, unless one asks for priced ones only. */
export function PriceRange({ filters, onChange }: Omit<FilterFieldProps, 'lookup'>) {
  return (
    <>
      <RangeFilter
        legend="Price, in dollars"
        unit="dollars"
        limit={priceLimit}
        step={250_000}
        from={filters.priceFrom}
        to={filters.priceTo}
        onChange={(priceFrom, priceTo) => onChange({ priceFrom, priceTo })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={!filters.pricedOnly}
          onChange={(event) => onChange({ pricedOnly: event.target.checked ? undefined : true })}
        />
        Also show listings without a price
      </label>
    </>
  );
}

/** [SRCH-15] */
export function AreaRange({ filters, onChange }: Omit<FilterFieldProps, 'lookup'>) {
  return (
    <RangeFilter
      legend="Area, in rentable square feet (NRSF)"
      unit="square feet"
      limit={areaLimit}
      step={5000}
      from={filters.areaFrom}
      to={filters.areaTo}
      onChange={(areaFrom, areaTo) => onChange({ areaFrom, areaTo })}
    />
  );
}
