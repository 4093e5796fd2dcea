import { useId } from 'react';
import { Icon } from '../../components/icon';
import formStyles from '../../forms/form.module.css';
import styles from './asked-fields.module.css';

interface IdsFieldProps {
  label: string;
  choices: { ID: number; Name: string }[];
  ids: number[];
  invalid: boolean;
  onChange: (ids: number[]) => void;
}

/** Several of a list: one is added by choosing it, and taken away by a press on it. */
export function IdsField({ label, choices, ids, invalid, onChange }: IdsFieldProps) {
  const id = useId();
  return (
    <div className={formStyles.field}>
      <label className={formStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={formStyles.control}
        aria-invalid={invalid || undefined}
        value=""
        onChange={({ target }) => onChange([...ids, Number(target.value)])}
      >
        <option value="">{ids.length > 0 ? 'Add another' : 'Choose'}</option>
        {choices
          .filter(({ ID }) => !ids.includes(ID))
          .map(({ ID, Name }) => (
            <option key={ID} value={ID}>
              {Name}
            </option>
          ))}
      </select>
      {ids.length > 0 && (
        <ul className={styles.chosen} aria-label={`${label}, chosen`}>
          {choices
            .filter(({ ID }) => ids.includes(ID))
            .map(({ ID, Name }) => (
              <li key={ID}>
                <button type="button" onClick={() => onChange(ids.filter((other) => other !== ID))}>
                  {Name} <Icon name="close" size={14} />
                  <span className="hidden-text"> remove</span>
                </button>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
