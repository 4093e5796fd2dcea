import type { MailSubscriptionDto } from '@stowbridge/api';
import { UnsubscribeService } from '@stowbridge/api/services/UnsubscribeService';
import { useEffect, useRef, useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import formStyles from '../../forms/form.module.css';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import { useSession } from '../../session/use-session';

/** Asks before it stops: opening the page does nothing, since mail scanners open every link. */
export function StopMails({ token, subscription }: { token: string; subscription: MailSubscriptionDto }) {
  const [stopped, setStopped] = useState(subscription.stopped);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const stop = async () => {
    setBusy(true);
    setProblem('');
    try {
      await new UnsubscribeService(browserApi).stop({ token });
      setStopped(true);
    } catch (failure) {
      setProblem(textOf(failure));
    } finally {
      setBusy(false);
    }
  };

  if (stopped) {
    return <Stopped about={subscription.about} justNow={!subscription.stopped} />;
  }
  return (
    <>
      <p>You get mails about {subscription.about} because of your account. Do you want to stop them?</p>
      {problem && <p role="alert">{problem}</p>}
      <Button wide onClick={() => void stop()} disabled={busy}>
        Stop these mails
      </Button>
    </>
  );
}

function Stopped({ about, justNow }: { about: string; justNow: boolean }) {
  const session = useSession();
  const message = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (justNow) {
      message.current?.focus();
    }
  }, [justNow]);
  return (
    <>
      <p ref={message} className={formStyles.good} role="status" tabIndex={-1}>
        You do not get mails about {about} any more.
      </p>
      {session ? (
        <Link to={paths.account} external={session.role === 'Admin'}>
          Start them again
        </Link>
      ) : (
        <p>You can start them again in your profile whenever you are signed in.</p>
      )}
    </>
  );
}
