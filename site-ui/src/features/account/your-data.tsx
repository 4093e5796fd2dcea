import { YOUR_DATA } from '@stowbridge/contract/addresses';
import { EXPORT_HOURS } from '@stowbridge/contract/privacy';
import type { DataCopyDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { Section } from '../../components/section';
import { saveFile } from '../../lib/save-file';
import styles from './calendar.module.css';
import { moment } from './moment';
import { useSignInAgain } from './use-sign-in-again';

const api = new MeResourceService(browserApi);
const load = () => api.privacyRequests();

/** What the platform keeps about this person, as a file of their own. */
export function YourData() {
  const { data, error, reload } = useLoad(load);
  return (
    <div className={styles.place}>
      <Section title="Your data" id={YOUR_DATA}>
        <p className={styles.note}>
          A copy of what we keep about you, as one file: a page to read, the same for programs, and the files that are
          yours. It can be downloaded for {EXPORT_HOURS} hours; we also send you an email that leads here.
        </p>
        {error && <p role="alert">Your data is not here just now.</p>}
        {data && <Copy ready={data.find(({ state }) => state === 'ready')} reload={reload} />}
      </Section>
    </div>
  );
}

function Copy({ ready, reload }: { ready: DataCopyDto | undefined; reload: () => Promise<void> }) {
  const [{ busy, said, problem }, setState] = useState<{ busy?: boolean; said?: string; problem?: string }>({});
  const { withSignIn, dialog } = useSignInAgain();
  const download = async () => {
    setState({ busy: true, said: 'Your data is being put together.' });
    try {
      const { id } = ready ?? (await withSignIn(() => api.askDataCopy({})));
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
      {ready && <p>Your copy is ready until {moment(ready.readyUntil)}.</p>}
      <p role="status">{said}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        <Button small look="secondary" disabled={busy} onClick={() => void download()}>
          Download my data
        </Button>
      </div>
      {dialog}
    </>
  );
}
