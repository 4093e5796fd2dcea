import { noFilters, type Sort } from '@stowbridge/contract/search-address';
import { Suspense, useState, type ReactNode } from 'react';
import { Combobox } from '../../components/combobox';
import { Disclosure } from '../../components/disclosure';
import { Icon } from '../../components/icon';
import { useOpenSuggestion, useSuggestions } from '../../components/property-suggest';
import { Segments } from '../../components/segments';
import { formatWhole } from '../../lib/format';
import styles from './filter-bar.module.css';
import { CityField, StateSelect, statusLabel, TypeSelect, type FiltersProps } from './filter-fields';
import { countFilters, sortOptions } from './filters';
import { areaText, priceText } from './filter-texts';
import { useFollowing } from '../../components/use-following';
import { late, lateExtra } from '../../components/late';
import { useMounted } from '../../components/use-mounted';

const FilterPanel = late(() => import('./filter-panel'));
const SaveSearch = lateExtra(() => import('./save/save-search'));

const views = [
  ['list', 'List', 'grid'],
  ['map', 'Map', 'map'],
] as const;

/**
 * [SRCH-10] to [SRCH-17] What is asked first in one row, all filters behind one button. [FSITE-28] It stays below the header:
 * on a phone only the row with filters, order and count does.
 */
export function FilterBar(props: FiltersProps) {
  const { filters, total, onChange } = props;
  const [sheet, setSheet] = useState(false);
  const count = countFilters(filters);
  const mounted = useMounted();
  const panel = (name: 'status' | 'price' | 'area' | 'sheet') => (
    <Suspense>
      <FilterPanel {...props} panel={name} onClose={() => setSheet(false)} />
    </Suspense>
  );
  return (
    <div className={styles.bar}>
      <div className={`container ${styles.row}`} role="search">
        <div className={styles.first}>
          <KeywordField keyword={filters.keyword} onSearch={(keyword) => onChange({ keyword })} />
          <Segments
            label="View"
            choices={views}
            chosen={filters.view}
            onChoose={(view) => onChange({ view })}
            className={styles.toggle}
          />
        </div>
        <div className={styles.second}>
          <div className={styles.wideOnly}>
            <StateSelect {...props} />
            <CityField {...props} />
            <TypeSelect {...props} />
            <Range label={statusLabel(filters)}>{panel('status')}</Range>
            <Range label={{ text: 'Price', active: priceText(filters) !== undefined }}>{panel('price')}</Range>
            <Range label={{ text: 'Area', active: areaText(filters) !== undefined }}>{panel('area')}</Range>
          </div>
          <button
            type="button"
            className={count ? `${styles.trigger} ${styles.active}` : styles.trigger}
            onClick={() => setSheet(true)}
            aria-haspopup="dialog"
          >
            <Icon name="filter" size={18} /> Filters{count > 0 && ` (${count})`}
          </button>
          <SortSelect sort={filters.sort} onChange={(sort) => onChange({ sort })} />
          {/* Its room is kept, so that nothing moves when it comes. */}
          <div className={styles.save}>
            {mounted && (
              <Suspense>
                <SaveSearch {...props} />
              </Suspense>
            )}
          </div>
          <p role="status" className={`figures ${styles.count}`}>
            {formatWhole(total)} {total === 1 ? 'result' : 'results'}
          </p>
        </div>
      </div>
      {sheet && panel('sheet')}
    </div>
  );
}

function KeywordField({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const [text, setText] = useFollowing(keyword);
  const { options } = useSuggestions(text === keyword ? '' : text);
  const open = useOpenSuggestion();
  return (
    <div className={styles.keyword}>
      <Icon name="search" />
      <Combobox
        label="Keyword"
        placeholder="City, state, ZIP or name"
        value={text}
        options={options}
        onType={setText}
        onPick={({ suggestion }) =>
          suggestion.Type === 'Property' && suggestion.StoreID ? open(suggestion) : onSearch(suggestion.Name)
        }
        onEnter={() => onSearch(text.trim())}
        inputClassName={styles.input}
      />
    </div>
  );
}

function Range({ label, children }: { label: { text: string; active: boolean }; children: ReactNode }) {
  return (
    <Disclosure
      late
      className={styles.range}
      buttonClassName={label.active ? `${styles.trigger} ${styles.active}` : styles.trigger}
      panelClassName={styles.panel}
      label={
        <>
          {label.text} <Icon name="down" size={14} />
        </>
      }
    >
      {children}
    </Disclosure>
  );
}

function SortSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  return (
    <select
      className={styles.select}
      aria-label="Sort"
      title={sort === noFilters.sort ? 'Newest first; closed last' : undefined}
      value={sort}
      onChange={(event) => onChange(event.target.value as Sort)}
    >
      {sortOptions.map(({ value, label }) => (
        <option key={value} value={value}>
          {value === noFilters.sort ? 'Sort: Default' : label}
        </option>
      ))}
    </select>
  );
}
