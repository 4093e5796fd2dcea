import type { SavedSearchDto } from '@stowbridge/api';
import type { Frequency } from '@stowbridge/contract/saved-searches';
import { useRef, useState } from 'react';
import { textInPlaceOf } from '../../api/api';
import { showAlert } from '../alerts';
import { showToast } from '../toast';
import { frequencyChoices, type SavedSearches } from './saved-searches';
import styles from './frequency-select.module.css';

interface FrequencySelectProps {
  search: SavedSearchDto;
  /** Stands before the choice. */
  label: string;
  onChange: SavedSearches['change'];
}

/** How often one is told of what a search finds; a choice is kept at once [BEYB-29]. */
export function FrequencySelect({ search, label, onChange }: FrequencySelectProps) {
  const [wanted, setWanted] = useState<Frequency>();
  // By arrow keys one passes through the choices: the last one is sent when the one before it has arrived.
  const next = useRef<Frequency>(undefined);
  const saving = useRef(false);
  const choose = async (frequency: Frequency) => {
    setWanted(frequency);
    next.current = frequency;
    if (saving.current) {
      return;
    }
    saving.current = true;
    try {
      for (let sent: Frequency | undefined = frequency; sent; sent = next.current) {
        next.current = undefined;
        await onChange(search, { frequency: sent });
        showToast(`Mails about ${search.name}: ${sent}.`);
      }
    } catch (failure) {
      next.current = undefined;
      void showAlert(`Your saved search has not been changed. ${textInPlaceOf(failure)}`);
    } finally {
      saving.current = false;
      setWanted(undefined);
    }
  };
  return (
    <label className={styles.frequency}>
      {label}
      <select
        value={wanted ?? search.frequency}
        onChange={({ target }) => void choose(target.value as Frequency)}
        aria-label={`Mails about ${search.name}`}
      >
        {frequencyChoices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
