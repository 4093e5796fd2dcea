import Autorenew from '@mui/icons-material/Autorenew';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Replay from '@mui/icons-material/Replay';
import SendOutlined from '@mui/icons-material/SendOutlined';
import SubjectOutlined from '@mui/icons-material/SubjectOutlined';
import { WEBHOOK_ROTATION_HOURS } from '@stowbridge/contract/webhooks';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { RowAction, RowActions } from '../components/list/row-actions';
import { useConfirmed } from '../components/use-confirmed';
import { useDialog } from '../components/use-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import { below, paths } from '../paths';
import { NewSecret } from './new-secret';
import type { Webhook } from './webhook';

/** What can be done with a webhook, in its row. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, url } = webhook;
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const viewing = useDialog(paths.webhooks, below.one);
  const editing = useDialog(paths.webhooks, below.editOne);
  const resending = useDialog(paths.webhooks, below.resend);
  const [secret, setSecret] = useState<string>();
  const rotate = useConfirmed(async () => setSecret((await dataProvider.rotateWebhook(id)).secret));
  const remove = useConfirmed(
    () => dataProvider.deleteWebhook(id),
    () => {
      notify('The webhook is deleted.', { type: 'success' });
      refresh();
    },
  );
  const test = async () => {
    try {
      await dataProvider.testWebhook(id);
      notify('A test is on its way; its delivery says what became of it.', { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <RowActions>
      <RowAction label="Deliveries" of={url} icon={SubjectOutlined} onClick={() => viewing.open({ id })} />
      <RowAction
        label="Send a test"
        of={url}
        icon={SendOutlined}
        onClick={() => void test()}
        disabled={webhook.state !== 'active'}
      />
      <RowAction
        label="Send again since"
        of={url}
        icon={Replay}
        onClick={() => resending.open({ id })}
        disabled={webhook.state !== 'active'}
      />
      <RowAction label="Edit" of={url} icon={EditOutlined} onClick={() => editing.open({ id })} />
      <RowAction label="New secret" of={url} icon={Autorenew} onClick={rotate.ask} />
      <RowAction label="Delete" of={url} icon={DeleteOutlined} onClick={remove.ask} />
      <ConfirmDialog {...rotate.question} title="New secret" about={url} confirm="Make it" cancel="Keep this one">
        The new secret is shown once. For {WEBHOOK_ROTATION_HOURS} hours messages are signed with both, so that the
        receiver can change over.
      </ConfirmDialog>
      <ConfirmDialog
        {...remove.question}
        title="Delete webhook"
        about={url}
        confirm="Delete"
        cancel="Keep it"
        dangerous
      >
        Nothing more is sent to it, not even what waits. Its deliveries are deleted with it.
      </ConfirmDialog>
      {secret && (
        <NewSecret
          secret={secret}
          onClose={() => {
            setSecret(undefined);
            refresh();
          }}
        />
      )}
    </RowActions>
  );
}
