import { SavedSearchesService } from '@stowbridge/api/services/SavedSearchesService';
import { useEffect, useRef, useState } from 'react';
import { textOf } from '../api/api';
import { browserApi } from '../api/browser-api';
import { Button } from '../components/button';
import { Head } from '../components/head';
import formStyles from '../forms/form.module.css';
import { NarrowPage } from '../layout/narrow-page';
import { useParams } from '../router/hooks';

/** Where a mail's link for one saved search leads; it asks before it stops, since mail scanners open every link [BEYB-27]. */
export function Component() {
  const { token = '' } = useParams();
  const [stopped, setStopped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const message = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (stopped !== undefined) {
      message.current?.focus();
    }
  }, [stopped]);

  const stop = async () => {
    setBusy(true);
    setProblem('');
    try {
      setStopped((await new SavedSearchesService(browserApi).stop({ requestBody: { token } })).name);
    } catch (failure) {
      setProblem(textOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <NarrowPage title="Stop Mails">
      <Head title="Stop Mails" noIndex />
      {stopped === undefined ? (
        <>
          <p>You get mails about one of your saved searches. Do you want to stop them? The search stays.</p>
          {problem && <p role="alert">{problem}</p>}
          <Button wide onClick={() => void stop()} disabled={busy}>
            Stop these mails
          </Button>
        </>
      ) : (
        <p ref={message} className={formStyles.good} role="status" tabIndex={-1}>
          You do not get mails about {stopped} any more.
        </p>
      )}
    </NarrowPage>
  );
}
