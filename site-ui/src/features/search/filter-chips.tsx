import { Icon } from '../../components/icon';
import styles from './filter-chips.module.css';
import type { FilterFieldProps } from './filter-fields';
import { filterTexts } from './filter-texts';
import { without } from './filters';

/** Every filter that is set, each cleared by a press; the chip beside it has the focus then, and after the last one the list. */
export function FilterChips({ filters, lookup, onChange }: FilterFieldProps) {
  const set = filterTexts(filters, lookup);
  return (
    set.length > 0 && (
      <ul className={styles.chips} aria-label="Filters">
        {set.map(({ parts, text }) => (
          <li key={parts[0]}>
            <button
              type="button"
              className="figures"
              onClick={({ currentTarget: { parentElement: chip } }) => {
                const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
                (beside?.firstChild as HTMLElement | undefined)?.focus();
                onChange(without([parts]));
              }}
            >
              <span className="hidden-text">Remove </span>
              {text} <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    )
  );
}
