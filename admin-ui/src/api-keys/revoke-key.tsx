import Block from '@mui/icons-material/Block';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { RowAction } from '../components/list/row-actions';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { hintOf, type ApiKey } from './api-key';

/** Ends a key at once and for good, after a confirmation. */
export function RevokeKey({ apiKey }: { apiKey: ApiKey }) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const revoke = useTask(async () => {
    await dataProvider.revokeApiKey(apiKey.id);
    notify(`The key ${apiKey.name} is revoked.`, { type: 'success' });
    setAsking(false);
    refresh();
  });
  return (
    <>
      <RowAction
        label="Revoke"
        of={`${apiKey.name}, ${hintOf(apiKey)}`}
        icon={Block}
        onClick={() => setAsking(true)}
        disabled={Boolean(apiKey.revokedAt)}
      />
      <ConfirmDialog
        open={asking}
        title="Revoke API key"
        about={`${apiKey.name}, ${hintOf(apiKey)}`}
        confirm="Revoke"
        cancel="Keep it"
        dangerous
        running={revoke.running}
        failure={revoke.failure}
        onConfirm={() => void revoke.run()}
        onClose={() => {
          revoke.forget();
          setAsking(false);
        }}
      >
        Programs that use this key stop working at once. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
