import Block from '@mui/icons-material/Block';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { RowAction } from '../components/list/row-actions';
import { useConfirmed } from '../components/use-confirmed';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { hintOf, type ApiKey } from './api-key';

/** Ends a key at once and for good, after a confirmation. */
export function RevokeKey({ apiKey }: { apiKey: ApiKey }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const revoke = useConfirmed(
    () => dataProvider.revokeApiKey(apiKey.id),
    () => {
      notify(`The key ${apiKey.name} is revoked.`, { type: 'success' });
      refresh();
    },
  );
  return (
    <>
      <RowAction
        label="Revoke"
        of={`${apiKey.name}, ${hintOf(apiKey)}`}
        icon={Block}
        onClick={revoke.ask}
        disabled={Boolean(apiKey.revokedAt)}
      />
      <ConfirmDialog
        {...revoke.question}
        title="Revoke API key"
        about={`${apiKey.name}, ${hintOf(apiKey)}`}
        confirm="Revoke"
        cancel="Keep it"
        dangerous
      >
        Programs that use this key stop working at once. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
