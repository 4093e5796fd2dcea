import type { SavedSearchDto } from '@stowbridge/api';
import { useLoad } from '../../api/use-load';
import { useSession } from '../../session/use-session';
import { FrequencySelect } from './frequency-select';
import { loadSearches, useSavedSearches } from './saved-searches';
import styles from './search-frequencies.module.css';

/** How often one is told of each saved search, beside the choice whether one is told at all [BEYB-29]; the office saves none. */
export function SearchFrequencies({ stopped }: { stopped: boolean }) {
  return useSession()?.role === 'Admin' ? null : <Loaded stopped={stopped} />;
}

function Loaded({ stopped }: { stopped: boolean }) {
  const { data, error } = useLoad(loadSearches);
  return (
    <>
      {error && <p role="alert">{error}</p>}
      {data && data.length > 0 && <List first={data} stopped={stopped} />}
    </>
  );
}

function List({ first, stopped }: { first: SavedSearchDto[]; stopped: boolean }) {
  const { searches, change } = useSavedSearches(first);
  return (
    <div className={styles.frequencies}>
      <h3>Saved searches</h3>
      {stopped && <p className={styles.stopped}>None of these mails is sent while Listings is off.</p>}
      <ul>
        {searches.map((search) => (
          <li key={search.id}>
            <FrequencySelect search={search} label={search.name} onChange={change} />
          </li>
        ))}
      </ul>
    </div>
  );
}
