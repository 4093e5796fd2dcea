import type { Place } from '@stowbridge/contract/area';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../components/button';
import { findAround } from '../../../maps/around-place';
import styles from './area-tools.module.css';

/** A place and how far around it: the way to an area that needs no pointer [BEYB-46]. */
export function RadiusForm({ onCircle }: { onCircle: (circle: Place[]) => boolean }) {
  const id = useId();
  const [place, setPlace] = useState('');
  const [miles, setMiles] = useState('25');
  const [said, setSaid] = useState('');
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const found = await findAround(place, miles);
    const holds = 'ring' in found && onCircle(found.ring);
    setSaid('problem' in found ? found.problem : holds ? `Searching ${found.text}` : '');
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void search(event)}>
      <label htmlFor={`${id}-place`}>City or ZIP code</label>
      <input
        id={`${id}-place`}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- whoever asked for the form goes on in it
        autoFocus
        maxLength={100}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      />
      <label htmlFor={`${id}-miles`}>Miles</label>
      <input
        id={`${id}-miles`}
        inputMode="decimal"
        maxLength={5}
        className="figures"
        value={miles}
        onChange={({ target }) => setMiles(target.value)}
      />
      <Button small type="submit">
        Search
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}
