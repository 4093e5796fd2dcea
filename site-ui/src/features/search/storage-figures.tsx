import {
  FIGURE_NAMES,
  type FigureName,
  type FigureRange,
  isRange,
  rangeProblem,
  readFigure,
  SEARCH_FIGURES,
} from '@stowbridge/contract/search-figures';
import { isSearchDay } from '@stowbridge/contract/search-address';
import { useId, useState, type KeyboardEvent } from 'react';
import { useFollowing } from '../../components/use-following';
import bar from './filter-bar.module.css';
import type { FilterFieldProps } from './filter-fields';
import range from './range-filter.module.css';
import styles from './storage-figures.module.css';

const UNITS: Partial<Record<FigureName, string>> = {
  capRate: 'percent',
  pricePerSqft: 'dollars',
  noi: 'dollars a year',
  occupancy: 'percent of the area',
  climateShare: 'percent of the area',
};

/** What storage is bought on, and what is new; only what is public of a property can be found by it. */
export function StorageFigures({ filters, onChange }: Omit<FilterFieldProps, 'lookup'>) {
  return (
    <section className={styles.figures} aria-labelledby="storage-figures">
      <h3 id="storage-figures">Storage figures</h3>
      {FIGURE_NAMES.map((name) => (
        <FigureFields
          key={name}
          name={name}
          from={filters[`${name}From`]}
          to={filters[`${name}To`]}
          onChange={({ from, to }) => onChange({ [`${name}From`]: from, [`${name}To`]: to })}
        />
      ))}
      <DayField label="Listed since" day={filters.listedSince} onChange={(listedSince) => onChange({ listedSince })} />
      <DayField
        label="Price reduced since"
        day={filters.reducedSince}
        onChange={(reducedSince) => onChange({ reducedSince })}
      />
      <label className={bar.check}>
        <input
          type="checkbox"
          checked={filters.expansion ?? false}
          onChange={(event) => onChange({ expansion: event.target.checked || undefined })}
        />
        Only with room for expansion
      </label>
    </section>
  );
}

const onEnter = (commit: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') {
    event.preventDefault();
    commit();
  }
};

/** Whether what was typed is refused, until something else is stored: then that is shown, and there is nothing to refuse. */
function useRefusal(stored: string): [boolean, (refused: boolean) => void] {
  const [refusedAt, setRefusedAt] = useState<string>();
  return [refusedAt === stored, (refused) => setRefusedAt(refused ? stored : undefined)];
}

interface FigureProps extends FigureRange {
  name: FigureName;
  onChange: (range: FigureRange) => void;
}

/** Searched when both fields are left or Enter is pressed; what is no range is said here and not searched [BEYB-15]. */
function FigureFields({ name, from, to, onChange }: FigureProps) {
  const problemId = useId();
  const [low, setLow] = useFollowing(from?.toString() ?? '');
  const [high, setHigh] = useFollowing(to?.toString() ?? '');
  const [refused, refuse] = useRefusal(`${from} ${to}`);
  const problem = refused ? rangeProblem(name) : undefined;
  const { label, decimals, ...figure } = SEARCH_FIGURES[name];
  const read = (text: string) => (text.trim() ? readFigure(name, text.replace(/[$,%\s]/g, '')) : undefined);
  const commit = () => {
    const given = { from: read(low), to: read(high) };
    refuse(!isRange(given));
    if (isRange(given) && (given.from !== from || given.to !== to)) {
      onChange(given);
    }
  };
  const field = (end: string, text: string, setText: (text: string) => void) => (
    <label>
      {end}
      <input
        className="figures"
        inputMode={decimals ? 'decimal' : 'numeric'}
        maxLength={13}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onEnter(commit)}
      />
    </label>
  );
  return (
    <fieldset
      className={range.range}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || commit()}
    >
      <legend className={range.legend}>{[label, UNITS[name]].filter(Boolean).join(', in ')}</legend>
      <div className={range.fields}>
        {field('No less than', low, setLow)}
        {!('openEnd' in figure) && field('No more than', high, setHigh)}
      </div>
      <Problem id={problemId} text={problem} />
    </fieldset>
  );
}

const Problem = ({ id, text }: { id: string; text: string | undefined }) =>
  text && (
    <p id={id} role="alert" className={styles.problem}>
      {text}
    </p>
  );

interface DayProps {
  label: string;
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** Taken when the field is left: a year that is being typed is a day long ago. */
function DayField({ label, day = '', onChange }: DayProps) {
  const problemId = useId();
  const [text, setText] = useFollowing(day);
  const [refused, refuse] = useRefusal(day);
  const problem = refused ? `${label} is invalid` : undefined;
  const commit = () => {
    const taken = text === '' || isSearchDay(text);
    refuse(!taken);
    if (taken && text !== day) {
      onChange(text || undefined);
    }
  };
  return (
    <div className={styles.field}>
      <label className={bar.label}>
        {label}
        <input
          type="date"
          className={styles.day}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && problemId}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
          onKeyDown={onEnter(commit)}
        />
      </label>
      <Problem id={problemId} text={problem} />
    </div>
  );
}
