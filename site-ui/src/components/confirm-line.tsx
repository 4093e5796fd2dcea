import { AccountService } from '@stowbridge/api/services/AccountService';
import { useState } from 'react';
import { textOf } from '../api/api';
import { browserApi } from '../api/browser-api';
import styles from './confirm-line.module.css';

/** Asks for the confirmation of an address, quietly: nothing is held up by it. */
export function ConfirmLine({ email }: { email: string }) {
  const [said, setSaid] = useState('');
  const send = () =>
    new AccountService(browserApi).askEmailLink().then(
      ({ Message }) => setSaid(Message),
      (failure: unknown) => setSaid(textOf(failure)),
    );
  return (
    <p className={styles.line}>
      Please confirm that {email} is your email: open the link that we sent you.{' '}
      <button type="button" className={styles.again} onClick={() => void send()}>
        Send it again
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}
