import type { OwnFactorDto, SecondFactorsDto } from '@stowbridge/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { ErrorArea } from '../components/error-area';
import { dateAndTime } from '../components/format';
import { Panel } from '../components/panel';
import { useConfirmed } from '../components/use-confirmed';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { AddFactor } from './add-factor';
import { NameFactor } from './name-factor';
import { RecoveryCodes } from './recovery-codes';
import { useShownFactor } from './show-factor';
import { useSecondFactors } from './use-second-factors';

const KINDS = { totp: 'App', passkey: 'Passkey' };
const quiet = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

/** What signs one in besides the password [BEYE-01], [BEYE-02], [BEYE-06]. */
export function SecondFactors() {
  const { data, error, refetch } = useSecondFactors();
  return (
    <Panel title="Second factors">
      {data ? (
        <Listed {...data} />
      ) : error ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          Your second factors are not here yet.
        </Alert>
      ) : (
        <Skeleton variant="rounded" height={88} />
      )}
    </Panel>
  );
}

function Listed({ factors, recoveryCodesLeft, isRequired }: SecondFactorsDto) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [adding, setAdding] = useState<'app' | 'passkey'>();
  const [codes, setCodes] = useState<string[]>();
  const making = useTask(async () => setCodes((await dataProvider.makeRecoveryCodes()).recoveryCodes ?? undefined));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {factors.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {factors.map((factor) => (
            <Factor key={factor.id} factor={factor} />
          ))}
        </Box>
      ) : isRequired ? (
        <Alert severity="warning">
          A second factor is required here. Please set one up: until then nothing else opens.
        </Alert>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>You have none. With one, nobody signs in with your password alone.</Box>
      )}
      <Box sx={quiet}>For your safety a change needs a sign-in of the last 15 minutes.</Box>
      <ErrorArea text={making.failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button onClick={() => setAdding('app')}>Add an app</Button>
        <Button onClick={() => setAdding('passkey')}>Add a passkey</Button>
        {factors.length > 0 && (
          <Button loading={making.running} onClick={() => void making.run()}>
            New recovery codes
          </Button>
        )}
      </Box>
      {factors.length > 0 && (
        <Box sx={quiet}>
          {recoveryCodesLeft === 1 ? '1 recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`} They
          are good until you have kept new ones.
        </Box>
      )}
      {adding && <AddFactor kind={adding} onClose={() => setAdding(undefined)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Box>
  );
}

function Factor({ factor: { id, name, kind, lastUsedAt } }: { factor: OwnFactorDto }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [renaming, setRenaming] = useState(false);
  const { withFactor, dialog } = useShownFactor();
  const remove = useConfirmed(
    () => withFactor(() => dataProvider.removeSecondFactor(id)),
    () => {
      notify(`${name} is removed.`, { type: 'info' });
      refresh();
    },
  );
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 540 }}>{name}</Box>
        <Box
          sx={quiet}
        >{`${KINDS[kind]}, ${lastUsedAt ? `last used ${dateAndTime(lastUsedAt)}` : 'not used yet'}`}</Box>
      </Box>
      <Button aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
        Rename
      </Button>
      <Button aria-label={`Remove ${name}`} onClick={remove.ask}>
        Remove
      </Button>
      {renaming && (
        <NameFactor
          title="Rename second factor"
          submit="Save"
          name={name}
          save={async (wanted) => {
            await dataProvider.renameSecondFactor(id, wanted);
            return `${wanted} is saved.`;
          }}
          onClose={() => setRenaming(false)}
        />
      )}
      <ConfirmDialog
        {...remove.question}
        title="Remove second factor"
        about={name}
        confirm="Remove"
        cancel="Cancel"
        dangerous
      >
        It does not sign you in any more.
      </ConfirmDialog>
      {dialog}
    </Box>
  );
}
