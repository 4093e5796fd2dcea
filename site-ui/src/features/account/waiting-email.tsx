import type { MessageDto } from '@stowbridge/api';
import { AccountService } from '@stowbridge/api/services/AccountService';
import { useState } from 'react';
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
  const account = new AccountService(browserApi);
  const run = async (call: Promise<MessageDto>, then: (message: string) => void) => {
    setBusy(true);
    try {
      then((await call).Message);
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
        <Button small look="secondary" disabled={busy} onClick={() => void run(account.sendEmailChange(), setSaid)}>
          Send again
        </Button>
        <Button small look="quiet" disabled={busy} onClick={() => void run(account.withdrawEmailChange(), onCancelled)}>
          Cancel
        </Button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
