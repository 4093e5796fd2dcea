import { Icon, type IconName } from './icon';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  /** What is chosen by them. */
  label: string;
  choices: readonly (readonly [value: Value, label: string, icon?: IconName])[];
  chosen: Value;
  onChoose: (value: Value) => void;
  className?: string;
}

/** Two or three ways to look at the same thing, one of which is on. */
export function Segments<Value extends string>({ label, choices, chosen, onChoose, className }: SegmentsProps<Value>) {
  return (
    <div className={`${styles.segments} ${className ?? ''}`} role="group" aria-label={label}>
      {choices.map(([value, text, icon]) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {icon && <Icon name={icon} size={16} />} {text}
        </button>
      ))}
    </div>
  );
}
