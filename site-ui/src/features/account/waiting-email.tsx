import { useState } from 'react';
import { sendEmailChange, withdrawEmailChange } from '../../api/address';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import formStyles from '../../forms/form.module.css';

/** [FSITE-01] A new address that is not one's own until it is confirmed. */
export function WaitingEmail({
  email,
  current,
  onCancelled,
}: {
  email: string;
  current: string;
  onCancelled: (said: string) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const run = async (call: typeof sendEmailChange, then: (message: string) => void) => {
    setBusy(true);
    try {
      then((await call(browserApi)).Message);
    } catch (failure) {
      setSaid(textOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={formStyles.waiting}>
      <p role="status">
        Waiting for you to confirm {email}. Until then you sign in with {current}.
      </p>
      <div className={formStyles.actions}>
        <Button small look="secondary" disabled={busy} onClick={() => void run(sendEmailChange, setSaid)}>
          Send again
        </Button>
        <Button small look="quiet" disabled={busy} onClick={() => void run(withdrawEmailChange, onCancelled)}>
          Cancel
        </Button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
