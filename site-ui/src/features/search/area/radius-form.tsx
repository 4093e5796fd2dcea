import { PlacesService } from '@stowbridge/api/services/PlacesService';
import { ApiError } from '../../../api/api';
import type { Place } from '@stowbridge/contract/area';
import { useId, useState, type FormEvent } from 'react';
import { browserApi } from '../../../api/browser-api';
import { Button } from '../../../components/button';
import { circleAround, mostMiles } from './circle';
import styles from './area-tools.module.css';

const unknown = 'We do not know this place. Try a ZIP code, or a city with its state.';
const unreachable = 'The place could not be looked up. Please try again.';

/** A place and how far around it: the way to an area that needs no pointer [BEYB-46]. */
export function RadiusForm({ onCircle }: { onCircle: (circle: Place[]) => boolean }) {
  const id = useId();
  const [place, setPlace] = useState('');
  const [miles, setMiles] = useState('25');
  const [said, setSaid] = useState('');
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const around = Number(miles);
    if (!place.trim()) {
      setSaid('Place is required');
    } else if (!(around >= 1 && around <= mostMiles)) {
      setSaid(`Miles must be 1 to ${mostMiles}`);
    } else {
      try {
        const { name, latitude, longitude } = await new PlacesService(browserApi).find({ name: place.trim() });
        const holds = onCircle(circleAround(latitude, longitude, around));
        setSaid(holds ? `Searching ${around} ${around === 1 ? 'mile' : 'miles'} around ${name}` : '');
      } catch (error) {
        setSaid(error instanceof ApiError && error.status === 404 ? unknown : unreachable);
      }
    }
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
