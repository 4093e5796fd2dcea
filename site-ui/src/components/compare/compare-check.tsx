import styles from './compare-check.module.css';
import { addCompared, removeCompared, useCompared } from './compared';

interface CompareCheckProps {
  id: number;
  name: string;
}

/** Puts a property beside others [BEYB-48]. */
export function CompareCheck({ id, name }: CompareCheckProps) {
  const compared = useCompared().includes(id);
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={`Compare ${name}`}
        checked={compared}
        onChange={() => (compared ? removeCompared : addCompared)(id)}
      />
      <span>Compare</span>
    </label>
  );
}
