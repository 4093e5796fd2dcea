import type { NewAppDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { APP_CODE } from '@stowbridge/contract/second-factor';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { required } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import { passkeyFailure } from '../../components/second-factor/passkey-failure';
import styles from './enrolment.module.css';
import { useSignInAgain } from './use-sign-in-again';

type What = 'app' | 'passkey' | 'codes';
interface Props {
  what: What;
  /** Whether something is on now that was not before. */
  onClose: (changed: boolean) => void;
}

const TITLES: Record<What, string> = {
  app: 'Add an app',
  passkey: 'Add a passkey',
  codes: 'New recovery codes',
};

/** Sets up an app or a passkey, and shows recovery codes once. */
export default function Enrolment({ what, onClose }: Props) {
  const [app, setApp] = useState<NewAppDto>();
  const [codes, setCodes] = useState<string[]>();
  const { withSignIn, dialog } = useSignInAgain();
  const service = new MeResourceService(browserApi);
  const show = ({ recoveryCodes }: { recoveryCodes: string[] | null }) =>
    recoveryCodes ? setCodes(recoveryCodes) : onClose(true);
  const start = async (name: string) => {
    if (what === 'app') {
      setApp(await withSignIn(() => service.addApp({ requestBody: { name } })));
      return;
    }
    const { makePasskey } = await import('../../lib/passkeys');
    const { publicKey } = await withSignIn(() => service.newPasskeyOptions());
    show(await service.addPasskey({ requestBody: { name, passkey: await makePasskey(publicKey) } }));
  };
  return (
    <Dialog title={codes ? 'Keep these recovery codes' : TITLES[what]} onClose={() => onClose(false)}>
      {codes ? (
        <Codes
          codes={codes}
          onKept={async () => {
            await withSignIn(() => service.confirmRecoveryCodes());
            onClose(true);
          }}
        />
      ) : app ? (
        <AppCode
          app={app}
          send={async (code) => show(await withSignIn(() => service.confirmApp({ id: app.id, requestBody: { code } })))}
        />
      ) : what === 'codes' ? (
        <Plain
          text="The ones you have are good until you have kept the new ones."
          button="Make new codes"
          onSend={async () => show(await withSignIn(() => service.makeRecoveryCodes({})))}
        />
      ) : (
        <Name what={what} start={start} />
      )}
      {dialog}
    </Dialog>
  );
}

function Name({ what, start }: { what: What; start: (name: string) => Promise<void> }) {
  const form = useForm<'Name'>({
    id: 'factor-name',
    rules: { Name: required('Name is required') },
    explain: passkeyFailure,
    onSubmit: ({ Name: name }) => start(name.trim()),
  });
  return (
    <FormFrame form={form}>
      <TextField
        form={form}
        name="Name"
        label="Name"
        help={what === 'app' ? 'Such as Phone: the app asks for a code at each sign-in.' : 'Such as Laptop.'}
        maxLength={80}
      />
      <Button type="submit" disabled={form.busy}>
        Continue
      </Button>
    </FormFrame>
  );
}

function AppCode({ app, send }: { app: NewAppDto; send: (code: string) => Promise<void> }) {
  const form = useForm<'Code'>({
    id: 'factor-code',
    rules: { Code: (value) => (APP_CODE.test(value.trim()) ? undefined : 'A code has 6 digits') },
    onSubmit: ({ Code }) => send(Code.trim()),
  });
  return (
    <FormFrame form={form}>
      <p>Read this picture with your app, or type the secret into it.</p>
      <img className={styles.picture} src={app.picture} alt="QR code of the secret" width={200} height={200} />
      <p className={styles.secret}>{app.secret}</p>
      <TextField
        form={form}
        name="Code"
        label="Code of your app"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
      />
      <Button type="submit" disabled={form.busy}>
        Continue
      </Button>
    </FormFrame>
  );
}

function Codes({ codes, onKept }: { codes: string[]; onKept: () => Promise<void> }) {
  return (
    <>
      <p>Each signs you in once where your second factor is lost. They are shown only now.</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Plain text="" button="I have kept them" onSend={onKept} />
    </>
  );
}

function Plain({ text, button, onSend }: { text: string; button: string; onSend: () => Promise<void> }) {
  const form = useForm<never>({ id: 'factor-go', rules: {}, onSubmit: onSend });
  return (
    <FormFrame form={form}>
      {text && <p>{text}</p>}
      <div className={formStyles.actions}>
        <Button type="submit" disabled={form.busy}>
          {button}
        </Button>
      </div>
    </FormFrame>
  );
}
