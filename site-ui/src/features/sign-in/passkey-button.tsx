import type { SignInAnswerDto } from '@stowbridge/api';
import { SessionService } from '@stowbridge/api/services/SessionService';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import formStyles from '../../forms/form.module.css';
import { passkeyFailure } from '../../components/second-factor/passkey-failure';

/** Signs in by a passkey alone, without a password. */
export function PasskeyButton({ onEnter }: { onEnter: (answer: SignInAnswerDto) => Promise<void> | void }) {
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setFailure('');
    setBusy(true);
    try {
      const service = new SessionService(browserApi);
      const [{ askPasskey }, { publicKey }] = await Promise.all([
        import('../../lib/passkeys'),
        service.passkeyOptions({ requestBody: {} }),
      ]);
      await onEnter(await service.passkey({ requestBody: { passkey: await askPasskey(publicKey) } }));
    } catch (error) {
      setFailure(passkeyFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button wide look="secondary" disabled={busy} onClick={() => void signIn()}>
        Sign In with a Passkey
      </Button>
      {failure && (
        <p role="alert" className={formStyles.problem}>
          {failure}
        </p>
      )}
    </>
  );
}
