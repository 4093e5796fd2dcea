import Block from '@mui/icons-material/Block';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { RowAction } from '../components/list/RowActions';
import { useTask } from '../components/useTask';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { hintOf, type ApiKey } from './apiKey';

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
