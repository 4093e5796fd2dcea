import { areaText } from '@stowbridge/contract/area';
import { useId, useState } from 'react';
import { Button } from '../../components/button';
import formStyles from '../../forms/form.module.css';
import { findAround } from '../../maps/around-place';
import styles from './asked-fields.module.css';

interface AreaFieldProps {
  area: string;
  invalid: boolean;
  onChange: (area: string) => void;
}

/** A part of the map: so many miles around a place. */
export function AreaField({ area, invalid, onChange }: AreaFieldProps) {
  const id = useId();
  const [place, setPlace] = useState('');
  const [miles, setMiles] = useState('25');
  const [said, setSaid] = useState('');
  const find = async () => {
    const found = await findAround(place, miles);
    if ('ring' in found) {
      onChange(areaText([found.ring]));
      setSaid(found.text);
    } else {
      setSaid(found.problem);
    }
  };
  return (
    <div className={styles.area}>
      <div className={formStyles.field}>
        <label className={formStyles.label} htmlFor={`${id}-place`}>
          City or ZIP code
        </label>
        <input
          id={`${id}-place`}
          className={formStyles.control}
          autoComplete="off"
          maxLength={100}
          aria-invalid={invalid || undefined}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      </div>
      <div className={formStyles.field}>
        <label className={formStyles.label} htmlFor={`${id}-miles`}>
          Miles
        </label>
        <input
          id={`${id}-miles`}
          className={`${formStyles.control} figures`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={miles}
          onChange={({ target }) => setMiles(target.value)}
        />
      </div>
      <Button small look="secondary" onClick={() => void find()}>
        Use
      </Button>
      <p role="status">{said || (area ? 'A part of the map is set.' : 'Press Use to set it.')}</p>
    </div>
  );
}
