import type { SavedSearchDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { dayIn } from '@stowbridge/contract/dates';
import { useCallback, useState } from 'react';
import { textInPlaceOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { showAlert } from '../alerts';
import badge from '../badge.module.css';
import { Button, ButtonLink } from '../button';
import { AlertDialog } from '../dialog';
import { Section } from '../section';
import { showToast } from '../toast';
import { formatFullDate, formatWhole } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { Link } from '../../router/link';
import { useAnchor } from '../../router/use-anchor';
import { FrequencySelect } from './frequency-select';
import styles from './my-saved-searches.module.css';
import { PauseDialog } from './pause-dialog';
import { RenameDialog } from './rename-dialog';
import { loadSearches, savedSearchesId, useSavedSearches, type SavedSearches } from './saved-searches';

/** [CONST-29] */
const pageLength = 10;

/** What this person looks for, and how often they are told of it [BEYB-19]. @param unlessNone nothing is shown where there is none */
export function MySavedSearches({ unlessNone = false }: { unlessNone?: boolean }) {
  const { data, error } = useLoad(loadSearches);
  useAnchor(data !== undefined);
  return unlessNone && !error && !data?.length ? null : (
    <Section title="Saved searches" id={savedSearchesId}>
      {error && <p role="alert">{error}</p>}
      {data && <List first={data} />}
    </Section>
  );
}

function List({ first }: { first: SavedSearchDto[] }) {
  const { searches, ...changes } = useSavedSearches(first);
  const [shown, setShown] = useState(pageLength);
  if (searches.length === 0) {
    return (
      <div className={styles.empty}>
        <p>
          None yet. Search with filters and press Save search: we tell you here and by mail when something new fits.
        </p>
        <ButtonLink small look="secondary" to={paths.search()}>
          Search properties
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {searches.slice(0, shown).map((search) => (
          <li key={search.id} className={styles.search}>
            <SavedSearch search={search} {...changes} />
          </li>
        ))}
      </ul>
      {searches.length > shown && (
        <Button look="secondary" small onClick={() => setShown(shown + pageLength)}>
          Show more
        </Button>
      )}
    </>
  );
}

type SavedSearchProps = Omit<SavedSearches, 'searches'> & { search: SavedSearchDto };

function SavedSearch({ search, change, remove }: SavedSearchProps) {
  const { id, name, address, newCount, pausedUntil } = search;
  const [asked, setAsked] = useState<'rename' | 'pause' | 'delete'>();
  const [opened] = useState(Date.now);
  const { TimeZone } = useSite();
  const paused = pausedUntil !== null && Date.parse(pausedUntil) > opened;
  const close = () => setAsked(undefined);
  const resume = async () => {
    try {
      await change(search, { pausedUntil: null });
      showToast(`Mails about ${name} have resumed.`);
    } catch (failure) {
      void showAlert(`Your saved search has not been changed. ${textInPlaceOf(failure)}`);
    }
  };
  const named = <span className="hidden-text">: {name}</span>;
  return (
    <>
      <div className={styles.text}>
        <h3>
          <Link to={address}>{name}</Link>
        </h3>
        <p className={styles.facts}>
          <Matches id={id} />
          {newCount > 0 && (
            <span>
              <b className={`${badge.badge} figures`}>{formatWhole(newCount)}</b> new in the last 7 days
            </span>
          )}
          {paused && <span>Paused until {formatFullDate(dayIn(TimeZone)(new Date(pausedUntil)))}</span>}
        </p>
      </div>
      <div className={styles.tools}>
        <FrequencySelect search={search} label="Mails" onChange={change} />
        {paused ? (
          <Button look="secondary" small onClick={() => void resume()}>
            Resume{named}
          </Button>
        ) : (
          <Button look="secondary" small onClick={() => setAsked('pause')}>
            Pause{named}
          </Button>
        )}
        <Button look="secondary" small onClick={() => setAsked('rename')}>
          Rename{named}
        </Button>
        <Button look="secondary" small onClick={() => setAsked('delete')}>
          Delete{named}
        </Button>
      </div>
      {asked === 'rename' && <RenameDialog search={search} onChange={change} onClose={close} />}
      {asked === 'pause' && <PauseDialog search={search} onChange={change} onClose={close} />}
      {asked === 'delete' && <DeleteDialog search={search} onDelete={remove} onClose={close} />}
    </>
  );
}

/** How many properties the search finds now, as its page says it. */
function Matches({ id }: { id: number }) {
  const find = useCallback(() => new MeResourceService(browserApi).savedSearchMatches({ id, pageLength: 1 }), [id]);
  const { data, error } = useLoad(find);
  const total = data?.Pagination.TotalRecords;
  return (
    <span className={`figures ${styles.matches}`}>
      {total !== undefined && `${formatWhole(total)} ${total === 1 ? 'match' : 'matches'}`}
      {error}
    </span>
  );
}

interface DeleteDialogProps {
  search: SavedSearchDto;
  onDelete: SavedSearches['remove'];
  onClose: () => void;
}

function DeleteDialog({ search, onDelete, onClose }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await onDelete(search);
      showToast(`${search.name} has been deleted.`);
    } catch (failure) {
      onClose();
      void showAlert(`Your saved search has not been deleted. ${textInPlaceOf(failure)}`);
    }
  };
  return (
    <AlertDialog text={`Delete ${search.name}? You will no longer be told what it finds.`} onClose={onClose}>
      <Button small look="secondary" disabled={busy} onClick={onClose}>
        Cancel
      </Button>
      <Button small look="danger" disabled={busy} onClick={() => void remove()}>
        Delete
      </Button>
    </AlertDialog>
  );
}
