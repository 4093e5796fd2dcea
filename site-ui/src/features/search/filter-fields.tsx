import type { PropertyLookupDto } from '@stowbridge/api';
import type { Filters } from '@stowbridge/contract/search-address';
import styles from './filter-bar.module.css';
import { useFollowing } from '../../components/use-following';

export interface FilterFieldProps {
  filters: Filters;
  lookup: PropertyLookupDto;
  onChange: (change: Partial<Filters>) => void;
}

/** What both arrangements of the filters need: `total` says how many results they leave. */
export interface FiltersProps extends FilterFieldProps {
  total: number;
}

/** [SRCH-11] */
export function TypeSelect({ filters, lookup, onChange }: FilterFieldProps) {
  return (
    <select
      className={filters.type ? `${styles.select} ${styles.active}` : styles.select}
      aria-label="Store type"
      value={filters.type ?? ''}
      onChange={(event) => onChange({ type: Number(event.target.value) || undefined })}
    >
      <option value="">Any type</option>
      {lookup.storeTypes.map(({ ID, Name }) => (
        <option key={ID} value={ID}>
          {Name}
        </option>
      ))}
    </select>
  );
}

/** [SRCH-12] */
export function StateSelect({ filters, lookup, onChange }: FilterFieldProps) {
  return (
    <select
      className={filters.state ? `${styles.select} ${styles.active}` : styles.select}
      aria-label="State"
      value={filters.state ?? ''}
      onChange={(event) => onChange({ state: Number(event.target.value) || undefined })}
    >
      <option value="">Any state</option>
      {lookup.states.map(({ ID, Name }) => (
        <option key={ID} value={ID}>
          {Name}
        </option>
      ))}
    </select>
  );
}

/** What is chosen, in short. */
export const statusLabel = ({ status }: Filters) => ({
  text: status ? `Status (${status.length})` : 'Status',
  active: status !== undefined,
});

/** [SRCH-13] Searched when the field is left or Enter is pressed, not at every key. */
export function CityField({ filters, onChange }: Omit<FilterFieldProps, 'lookup'>) {
  const [text, setText] = useFollowing(filters.city);
  const commit = () => {
    if (text.trim() !== filters.city) {
      onChange({ city: text.trim() });
    }
  };
  return (
    <input
      className={`${styles.input} ${styles.city} ${filters.city ? styles.active : ''}`}
      aria-label="City"
      placeholder="City"
      maxLength={100}
      autoComplete="address-level2"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
