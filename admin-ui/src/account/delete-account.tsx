import type { PrivacyRequestDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { REGRET_DAYS } from '@stowbridge/contract/privacy';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { ErrorArea } from '../components/error-area';
import { dateAndTime } from '../components/format';
import { useConfirmed } from '../components/use-confirmed';
import { useCreationKey } from '../components/use-creation-key';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';

interface Props {
  /** What the reader has asked for, the newest first. */
  requests: PrivacyRequestDto[];
  reload: () => Promise<unknown>;
}

/** The end of an administrator's own account, which another administrator has to approve [BEYE-75]. */
export function DeleteAccount({ requests, reload }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const sentAs = useCreationKey();
  const last = requests.find(({ kind }) => kind === 'delete');
  const asked = last && ['to decide', 'waiting'].includes(last.state) ? last : undefined;
  const remove = useConfirmed(
    () => dataProvider.askDeletion(sentAs({ after: last?.id }).key),
    async () => {
      await reload();
      notify('You have asked for your account to be deleted.', { type: 'info' });
    },
  );
  const keep = useTask(async (id: number) => {
    try {
      await dataProvider.takeDeletionBack(id);
      notify('Your account stays.', { type: 'success' });
    } finally {
      // It may have been refused, or carried out, since.
      await reload();
    }
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {last?.state === 'refused' && (
        <Box sx={{ overflowWrap: 'anywhere' }}>{`Your account was not deleted: ${last.reason ?? ''}`}</Box>
      )}
      {keep.failure && <ErrorArea text={keep.failure} />}
      {asked ? (
        <>
          <Box>{whatComes(asked)}</Box>
          <Button loading={keep.running} onClick={() => void keep.run(asked.id)}>
            Keep my account
          </Button>
        </>
      ) : (
        <>
          <Box sx={{ color: 'text.secondary' }}>
            Your account can be deleted, with what we keep about you: {REGRET_DAYS} days after you ask, and once another
            administrator has approved it. Until then you can keep it. It needs a sign-in of the last 15 minutes.
          </Box>
          <Button aria-haspopup="dialog" onClick={remove.ask}>
            Delete my account
          </Button>
        </>
      )}
      <ConfirmDialog {...remove.question} title="Delete my account" confirm="Delete" cancel="Cancel" dangerous>
        Delete your account and what we keep about you? Another administrator has to approve it, and you can take it
        back for {REGRET_DAYS} days. What you have signed and offered stays.
      </ConfirmDialog>
    </Box>
  );
}

const whatComes = ({ state, deletesAt }: PrivacyRequestDto): string =>
  state === 'to decide'
    ? `Your account is going to be deleted after ${dateAndTime(deletesAt)}, once another administrator has approved it. Until then you can keep it.`
    : `Your account is going to be deleted after ${dateAndTime(deletesAt)}. Until then you can keep it.`;
