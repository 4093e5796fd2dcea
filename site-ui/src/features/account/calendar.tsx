import type { NewCalendarDto, OwnCalendarDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { useId, useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { AlertDialog } from '../../components/dialog';
import { Section } from '../../components/section';
import { showToast } from '../../components/toast';
import styles from './calendar.module.css';

const api = new MeResourceService(browserApi);
const load = () => api.calendar();

/** One's dates and tasks in a calendar of one's own, by an address that is shown once. */
export function Calendar() {
  const { data, error, reload } = useLoad(load);
  return (
    <div className={styles.place}>
      <Section title="Calendar">
        <p className={styles.note}>
          Your dates and tasks in your own calendar, by an address that only you have. Whoever knows the address can
          read them.
        </p>
        {error && <p role="alert">{error}</p>}
        {data && <Subscription calendar={data.calendar} reload={reload} />}
      </Section>
    </div>
  );
}

interface Props {
  calendar: OwnCalendarDto['calendar'];
  reload: () => Promise<void>;
}

function Subscription({ calendar, reload }: Props) {
  const id = useId();
  const [titlesOnly, setTitlesOnly] = useState(calendar?.private ?? false);
  const [made, setMade] = useState<NewCalendarDto>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
      await reload();
    } catch (failure) {
      setProblem(textOf(failure));
    }
    setAsking(false);
    setBusy(false);
  };
  const subscribe = () => run(async () => setMade(await api.makeCalendar({ requestBody: { private: titlesOnly } })));
  const revoke = () =>
    run(async () => {
      await api.revokeCalendar();
      setMade(undefined);
      showToast('Your calendar address is revoked.');
    });

  return (
    <>
      {made ? (
        <div className={styles.address}>
          <label htmlFor={id}>Address, shown this once</label>
          <input id={id} readOnly value={made.address} onFocus={({ target }) => target.select()} />
          <Button
            small
            onClick={() =>
              void navigator.clipboard.writeText(made.address).then(
                () => showToast('The address is copied.'),
                () => setProblem('Please copy the address by hand.'),
              )
            }
          >
            Copy
          </Button>
        </div>
      ) : (
        <>
          {calendar && <p>You have an address{calendar.private ? ', with titles only' : ''}. A new one ends it.</p>}
          <label className={styles.choice}>
            <input type="checkbox" checked={titlesOnly} onChange={({ target }) => setTitlesOnly(target.checked)} />
            Private: titles only, no prices
          </label>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        {!made && (
          <Button small disabled={busy} onClick={() => void subscribe()}>
            {calendar ? 'Make a new address' : 'Subscribe'}
          </Button>
        )}
        {calendar && (
          <Button small look="secondary" disabled={busy} onClick={() => setAsking(true)}>
            Revoke
          </Button>
        )}
      </div>
      {asking && (
        <AlertDialog
          text="Revoke your calendar address? Calendars that use it are not brought up to date any more."
          onClose={() => setAsking(false)}
        >
          <Button small look="secondary" disabled={busy} onClick={() => setAsking(false)}>
            Cancel
          </Button>
          <Button small look="danger" disabled={busy} onClick={() => void revoke()}>
            Revoke
          </Button>
        </AlertDialog>
      )}
    </>
  );
}
