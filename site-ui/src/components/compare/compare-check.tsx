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
      <input type="checkbox" checked={compared} onChange={() => (compared ? removeCompared : addCompared)(id)} />
      <span>
        Compare<span className="hidden-text"> {name}</span>
      </span>
    </label>
  );
}
