import { COMPARE, compareAddress } from '@stowbridge/contract/compare';
import { useId, type FormEvent } from 'react';
import { Button } from '../../components/button';
import { useFollowing } from '../../components/use-following';
import formStyles from '../../forms/form.module.css';
import { useNavigate } from '../../router/hooks';
import styles from './comparison.module.css';
import type { LoadedComparison } from './load-comparison';

/** From where distances are told; it works without a script, too. */
export function DistanceForm({ ids, from, place }: Pick<LoadedComparison, 'ids' | 'from' | 'place'>) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useFollowing(from);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(compareAddress(ids, text.trim()), { keepScroll: true });
  };
  return (
    <form className={styles.distance} action={COMPARE} onSubmit={submit}>
      <input type="hidden" name="ids" value={ids.join(',')} />
      <label htmlFor={id}>Distance from</label>
      <input
        id={id}
        name="from"
        className={formStyles.control}
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={100}
        placeholder="ZIP code or city"
        autoComplete="off"
      />
      <Button small type="submit" look="secondary">
        Show distances
      </Button>
      <p role="status">
        {from &&
          (place
            ? `Distances from ${place.name}, as the crow flies.`
            : 'We do not know this place. Try a ZIP code, or a city with its state.')}
      </p>
    </form>
  );
}
