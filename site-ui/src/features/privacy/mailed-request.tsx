import { REGRET_DAYS } from '@stowbridge/contract/privacy';
import type { VisitorRequestDto } from '@stowbridge/api';
import { PrivacyLinksService } from '@stowbridge/api/services/PrivacyLinksService';
import { useCallback, useEffect, useRef, useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import formStyles from '../../forms/form.module.css';
import { moment } from '../../lib/moment';
import { saveFile } from '../../lib/save-file';

const api = new PrivacyLinksService(browserApi);

/** What a visitor asked for, by the mailed link: opening the page does nothing, since mail scanners open every link. */
export function MailedRequest({ token }: { token: string }) {
  const load = useCallback(() => api.open({ requestBody: { token } }), [token]);
  const { data, error } = useLoad(load);
  if (error) {
    return <p role="alert">{error}</p>;
  }
  return data ? <Asked token={token} first={data} /> : <p role="status">Please wait.</p>;
}

function Asked({ token, first }: { token: string; first: VisitorRequestDto }) {
  const [request, setRequest] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  // The button that had the focus may be gone.
  useEffect(() => {
    if (request !== first) {
      told.current?.focus();
    }
  }, [request, first]);

  const run = async (call: (given: { requestBody: { token: string } }) => Promise<VisitorRequestDto>) => {
    setBusy(true);
    setProblem('');
    try {
      const answer = await call({ requestBody: { token } });
      if (answer.url) {
        saveFile(answer.url, '');
      }
      setRequest(answer);
    } catch (failure) {
      setProblem(textOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const action = actionOf(request);
  return (
    <>
      <p
        ref={told}
        tabIndex={-1}
        role={request === first ? undefined : 'status'}
        className={request === first ? undefined : formStyles.good}
      >
        {wordsOf(request)}
      </p>
      {problem && <p role="alert">{problem}</p>}
      {action && (
        <Button wide look={action.look} disabled={busy} onClick={() => void run(action.call)}>
          {action.label}
        </Button>
      )}
    </>
  );
}

function wordsOf({ kind, state, email, readyUntil, deletesAt }: VisitorRequestDto): string {
  const kept = `what we keep about ${email || 'your email address'}`;
  switch (state) {
    case 'to confirm':
      return kind === 'export'
        ? `Do you want a copy of ${kept}? It is one file: a page to read, and the same for programs.`
        : `Do you want us to delete ${kept}? You can take it back for ${REGRET_DAYS} days. What you have signed and offered stays, as the law asks of us.`;
    case 'ready':
      return `The copy of ${kept} can be downloaded until ${moment(readyUntil ?? '')}.`;
    case 'waiting':
    case 'to decide':
      return `We delete ${kept} after ${moment(deletesAt ?? '')}. Until then you can take it back.`;
    case 'taken back':
      return `You took it back: ${kept} stays.`;
    case 'refused':
      return `We could not delete ${kept}. Our email to you says why.`;
    case 'expired':
      return 'The copy can no longer be downloaded.';
    case 'done':
      return kind === 'export' ? 'You have downloaded the copy.' : `We have deleted ${kept}.`;
  }
}

interface Action {
  label: string;
  look?: 'danger' | 'secondary';
  call: (given: { requestBody: { token: string } }) => Promise<VisitorRequestDto>;
}

function actionOf({ kind, state }: VisitorRequestDto): Action | undefined {
  if (kind === 'export') {
    return state === 'to confirm' || state === 'ready'
      ? { label: 'Download the copy', call: (given) => api.confirm(given) }
      : undefined;
  }
  if (state === 'to confirm') {
    return { label: 'Delete it', look: 'danger', call: (given) => api.confirm(given) };
  }
  return state === 'waiting'
    ? { label: 'Keep it after all', look: 'secondary', call: (given) => api.takeBack(given) }
    : undefined;
}
