import { formatTypedAmount, formatWhole } from '../../lib/format';
import styles from './range-filter.module.css';
import { useFollowing } from '../../components/use-following';

export interface RangeFilterProps {
  legend: string;
  unit: string;
  limit: number;
  step: number;
  from: number | undefined;
  to: number | undefined;
  onChange: (from: number | undefined, to: number | undefined) => void;
}

const amountOf = (text: string) => Number(text.replace(/\D/g, '').slice(0, 9));

/**
 * Two bounds, typed or dragged ([SRCH-14], [SRCH-15]). A bound at the end of its range is no bound. Bounds that were
 * entered the wrong way round change places.
 */
export function RangeFilter({ legend, unit, limit, step, from, to, onChange }: RangeFilterProps) {
  const [low, setLow] = useFollowing(from ?? 0);
  const [high, setHigh] = useFollowing(to ?? limit);
  const commit = (first: number, second: number) => {
    const [bottom, top] = [Math.min(first, second, limit), Math.min(Math.max(first, second), limit)];
    setLow(bottom);
    setHigh(top);
    onChange(bottom === 0 ? undefined : bottom, top === limit ? undefined : top);
  };
  const sliding = (label: string, value: number, set: (value: number) => void) => (
    <input
      type="range"
      min={0}
      max={limit}
      step={step}
      value={value}
      aria-label={`${legend}, ${label}`}
      aria-valuetext={`${formatWhole(value)} ${unit}`}
      onChange={(event) => set(Number(event.target.value))}
      onPointerUp={() => commit(low, high)}
      onKeyUp={() => commit(low, high)}
    />
  );
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        <Bound
          label="No less than"
          amount={low}
          placeholder="0"
          empty={0}
          onCommit={(amount) => commit(amount, high)}
        />
        <Bound
          label="No more than"
          amount={high}
          placeholder={formatWhole(limit)}
          empty={limit}
          onCommit={(amount) => commit(low, amount)}
        />
      </div>
      <div className={styles.slider}>
        <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" rx="2" />
          <rect x={(Math.min(low, high) / limit) * 100} width={(Math.abs(high - low) / limit) * 100} height="4" />
        </svg>
        {sliding('no less than', low, setLow)}
        {sliding('no more than', high, setHigh)}
      </div>
    </fieldset>
  );
}

interface BoundProps {
  label: string;
  amount: number;
  placeholder: string;
  /** The amount that means 'no bound'. */
  empty: number;
  onCommit: (amount: number) => void;
}

function Bound({ label, amount, placeholder, empty, onCommit }: BoundProps) {
  const [text, setText] = useFollowing(amount === empty ? '' : formatWhole(amount));
  const commit = () => onCommit(text.trim() ? amountOf(text) : empty);
  return (
    <label>
      {label}
      <input
        className="figures"
        inputMode="numeric"
        value={text}
        placeholder={placeholder}
        maxLength={13}
        onChange={(event) => setText(formatTypedAmount(event.target.value))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          }
        }}
      />
    </label>
  );
}
