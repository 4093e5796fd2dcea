import { YOUR_DATA } from '@stowbridge/contract/addresses';
import { EXPORT_HOURS, REGRET_DAYS } from '@stowbridge/contract/privacy';
import type { PrivacyRequestDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { AlertDialog } from '../../components/dialog';
import { Section } from '../../components/section';
import { saveFile } from '../../lib/save-file';
import styles from './calendar.module.css';
import { moment } from '../../lib/moment';
import { useSignInAgain, type SignInAgain } from './use-sign-in-again';

const api = new MeResourceService(browserApi);
const load = () => api.privacyRequests();
const running = (requests: PrivacyRequestDto[], kind: PrivacyRequestDto['kind']): PrivacyRequestDto | undefined =>
  requests.find((one) => one.kind === kind && ['ready', 'waiting', 'to decide'].includes(one.state));

/** Why the last deletion that was asked for was refused, if it was. */
const refusedLast = (requests: PrivacyRequestDto[]): string | undefined => {
  const last = requests.find(({ kind }) => kind === 'delete');
  return last?.state === 'refused' ? (last.reason ?? '') : undefined;
};

/** What the platform keeps about this person, as a file of their own, and the way to be deleted. */
export function YourData() {
  const { data, error, reload } = useLoad(load);
  const { withSignIn, dialog } = useSignInAgain();
  return (
    <div className={styles.place}>
      <Section title="Your data" id={YOUR_DATA}>
        <p className={styles.note}>
          A copy of what we keep about you, as one file: a page to read, the same for programs, and the files that are
          yours. It can be downloaded for {EXPORT_HOURS} hours; we also send you an email that leads here.
        </p>
        {error && <p role="alert">Your data is not here just now.</p>}
        {data && (
          <>
            <Copy ready={running(data, 'export')} reload={reload} withSignIn={withSignIn} />
            <Deletion
              asked={running(data, 'delete')}
              refused={refusedLast(data)}
              reload={reload}
              withSignIn={withSignIn}
            />
          </>
        )}
      </Section>
      {dialog}
    </div>
  );
}

interface Props {
  reload: () => Promise<void>;
  withSignIn: SignInAgain['withSignIn'];
}

interface State {
  busy?: boolean;
  said?: string;
  problem?: string;
}

function Copy({ ready, reload, withSignIn }: Props & { ready: PrivacyRequestDto | undefined }) {
  const [{ busy, said, problem }, setState] = useState<State>({});
  const download = async () => {
    setState({ busy: true, said: 'Your data is being put together.' });
    try {
      const { id } = ready ?? (await withSignIn(() => api.askPrivacy({ requestBody: { kind: 'export' } })));
      const { url } = await withSignIn(() => api.dataCopyLink({ id }));
      saveFile(url, '');
      setState({ said: 'Your browser downloads your data.' });
    } catch (failure) {
      setState({ problem: textOf(failure) });
    }
    await reload();
  };
  return (
    <>
      {ready?.readyUntil && <p>Your copy is ready until {moment(ready.readyUntil)}.</p>}
      <p role="status">{said}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        <Button small look="secondary" disabled={busy} onClick={() => void download()}>
          Download my data
        </Button>
      </div>
    </>
  );
}

const WAITS = 'Your account is going to be deleted.';

function Deletion({
  asked,
  refused,
  reload,
  withSignIn,
}: Props & { asked: PrivacyRequestDto | undefined; refused: string | undefined }) {
  const [{ busy, said, problem }, setState] = useState<State>({});
  const [asking, setAsking] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string) => {
    setAsking(false);
    setState({ busy: true });
    try {
      await withSignIn(work);
      setState({ said: done });
    } catch (failure) {
      setState({ problem: textOf(failure) });
    }
    await reload();
  };
  return (
    <>
      {asked?.deletesAt && (
        <p>
          {asked.state === 'to decide'
            ? 'Your account is going to be deleted once another administrator has approved it.'
            : `${WAITS} We do so after ${moment(asked.deletesAt)}; until then you can take it back.`}
        </p>
      )}
      {refused !== undefined && <p>{`We could not delete your account: ${refused}`}</p>}
      <p role="status">{said}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        {asked ? (
          <Button
            small
            look="secondary"
            disabled={busy}
            onClick={() => void run(() => api.takeBackPrivacy({ id: asked.id }), 'Your account stays.')}
          >
            Keep my account
          </Button>
        ) : (
          <Button small look="danger" disabled={busy} onClick={() => setAsking(true)} aria-haspopup="dialog">
            Delete my account
          </Button>
        )}
      </div>
      {asking && (
        <AlertDialog
          text={`Delete your account and what we keep about you? You can take it back for ${REGRET_DAYS} days. What you have signed and offered stays.`}
          onClose={() => setAsking(false)}
        >
          <Button small look="secondary" onClick={() => setAsking(false)}>
            Cancel
          </Button>
          <Button
            small
            look="danger"
            onClick={() => void run(() => api.askPrivacy({ requestBody: { kind: 'delete' } }), WAITS)}
          >
            Delete
          </Button>
        </AlertDialog>
      )}
    </>
  );
}
