import { WEBHOOK_DELIVERIES_KEPT_DAYS } from '@stowbridge/contract/webhooks';
import { TextInput, useDataProvider } from 'react-admin';
import { FormDialog } from '../components/form/form-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';

/** A moment as the browser's own field has it. */
interface Since {
  since: string;
}

const DAY_MS = 86_400_000;

/** The first thing wrong with it. */
function sinceErrors({ since }: Since): Partial<Since> {
  const moment = new Date(since).getTime();
  if (Number.isNaN(moment)) {
    return { since: 'Please enter a date and time' };
  }
  if (moment > Date.now()) {
    return { since: 'The date and time cannot be in the future' };
  }
  return moment < Date.now() - WEBHOOK_DELIVERIES_KEPT_DAYS * DAY_MS
    ? { since: `The date and time must be within the last ${WEBHOOK_DELIVERIES_KEPT_DAYS} days` }
    : {};
}

/** Sends everything again that happened since a time [BEYE-44]. */
export function ResendSince({ id, onClose }: { id: number; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const save = async ({ since }: Since) => {
    const { count } = await dataProvider.resendSince(id, new Date(since).toISOString());
    return count === 1
      ? '1 message is on its way again.'
      : `${count.toLocaleString('en-US')} messages are on their way again.`;
  };
  return (
    <FormDialog<Since>
      title="Send again since"
      submit="Send again"
      keptAs={`webhook/${id}/resend`}
      start={{ since: '' }}
      validate={sinceErrors}
      save={save}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        source="since"
        label="Since when"
        type="datetime-local"
        helperText="Every message of this webhook's events since then is sent once more, under the id that it had."
        isRequired
        slotProps={{ inputLabel: { shrink: true } }}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog
        autoFocus
      />
    </FormDialog>
  );
}
