import type { NewAppDto, RecoveryCodesDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import { APP_CODE } from '@stowbridge/contract/second-factor';
import { useState } from 'react';
import { TextInput, useDataProvider } from 'react-admin';
import { FormDialog } from '../components/form/form-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { NameFactor } from './name-factor';
import { RecoveryCodes } from './recovery-codes';

interface Props {
  kind: 'app' | 'passkey';
  onClose: () => void;
}

const stay = () => undefined;

/** Sets up an app or a passkey: its name, a right code of an app [BEYE-01], and the recovery codes of a first factor [BEYE-02]. */
export function AddFactor({ kind, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [app, setApp] = useState<NewAppDto>();
  const [codes, setCodes] = useState<string[]>();
  const added = ({ recoveryCodes }: RecoveryCodesDto) => {
    if (recoveryCodes) {
      setCodes(recoveryCodes);
      return undefined;
    }
    onClose();
    return kind === 'app' ? 'The app is added.' : 'The passkey is added.';
  };
  const begin = async (name: string) => {
    if (kind === 'app') {
      setApp(await dataProvider.addApp(name));
      return undefined;
    }
    const [{ makePasskey }, { publicKey }] = await Promise.all([
      import('../auth/passkeys'),
      dataProvider.newPasskeyOptions(),
    ]);
    return added(await dataProvider.addPasskey(name, await makePasskey(publicKey)));
  };
  if (codes) {
    return <RecoveryCodes codes={codes} onClose={onClose} />;
  }
  if (app) {
    return (
      <AppCode
        app={app}
        confirm={async (code) => added(await dataProvider.confirmApp(app.id, code))}
        onClose={onClose}
      />
    );
  }
  return (
    <NameFactor
      title={kind === 'app' ? 'Add an app' : 'Add a passkey'}
      submit="Continue"
      help={kind === 'app' ? 'Such as Phone: the app shows the code for each sign-in.' : 'Such as Laptop.'}
      save={begin}
      onSaved={stay}
      onClose={onClose}
    />
  );
}

interface CodeProps {
  app: NewAppDto;
  confirm: (code: string) => Promise<string | undefined>;
  onClose: () => void;
}

function AppCode({ app, confirm, onClose }: CodeProps) {
  return (
    <FormDialog<{ code: string }>
      key="code"
      title="Connect your app"
      submit="Continue"
      start={{ code: '' }}
      validate={({ code }) => (APP_CODE.test((code ?? '').trim()) ? {} : { code: 'A code has 6 digits' })}
      save={({ code }) => confirm(code.trim())}
      onSaved={stay}
      onClose={onClose}
      maxWidth="xs"
    >
      <div>Read this picture with your app, or type the secret into it. Then type the code that it shows.</div>
      <Box
        component="img"
        src={app.picture}
        alt="QR code of the secret"
        width={200}
        height={200}
        sx={{ bgcolor: '#fff', justifySelf: 'center' }}
      />
      <Box sx={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere', textAlign: 'center' }}>
        {app.secret}
      </Box>
      <TextInput
        source="code"
        label="Code of your app"
        isRequired
        helperText={false}
        slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 6 } }}
      />
    </FormDialog>
  );
}
