import Autorenew from '@mui/icons-material/Autorenew';
import type { NewApiKeyDto } from '@stowbridge/api';
import { ROTATION_DAYS } from '@stowbridge/contract/rules';
import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { RowAction } from '../components/list/row-actions';
import { useConfirmed } from '../components/use-confirmed';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { hintOf, stateOf, type ApiKey } from './api-key';
import { NewKey } from './new-key';

/** Makes a key that takes the place of this one, after a confirmation, and shows it, once. */
export function ReplaceKey({ apiKey }: { apiKey: ApiKey }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const [made, setMade] = useState<NewApiKeyDto>();
  const replace = useConfirmed(async () => setMade(await dataProvider.rotateApiKey(apiKey.id)));
  const close = () => {
    setMade(undefined);
    refresh();
  };
  return (
    <>
      <RowAction
        label="Replace"
        of={`${apiKey.name}, ${hintOf(apiKey)}`}
        icon={Autorenew}
        onClick={replace.ask}
        disabled={stateOf(apiKey, new Date()).label !== 'Active'}
      />
      <ConfirmDialog
        {...replace.question}
        title="Replace API key"
        about={`${apiKey.name}, ${hintOf(apiKey)}`}
        confirm="Replace"
        cancel="Keep it"
      >
        A new key that allows the same is shown once. Programs that use this one have {ROTATION_DAYS} days to change
        over; then it ends.
      </ConfirmDialog>
      {made && <NewKey made={made} onClose={close} />}
    </>
  );
}
