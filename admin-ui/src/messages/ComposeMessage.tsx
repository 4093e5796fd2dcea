import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useDataProvider, useNotify } from 'react-admin';
import type { UserType } from '../auth/roles';
import { ErrorArea } from '../components/ErrorArea';
import { Modal } from '../components/Modal';
import { useTask } from '../components/useTask';
import { useUnsavedGuard } from '../components/useUnsavedGuard';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { LetterField } from './LetterField';
import { missingDescription } from './messageRules';
import { useLetter } from './useLetter';
import { useMessageRefresh } from './useMessageTasks';

/** Whom the office writes to, in the role in which they are looked at. */
export interface Correspondent {
  id: number;
  typeId: UserType;
  name: string;
}

/** The `Compose Message` dialog of the buyer and seller views [MSG-01], [MSG-02], [ABUY-28]. */
export function ComposeMessage({ to, onClose }: { to: Correspondent; onClose: () => void }) {
  const letter = useLetter(missingDescription);
  const guard = useUnsavedGuard(letter.unsent, onClose);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useMessageRefresh();
  const send = useTask(async (content: string) => {
    await dataProvider.sendMessage(to, content);
    letter.clear();
    notify('Notification has been send to user.', { type: 'success' });
    onClose();
    await refresh();
  });
  return (
    <Modal title="Compose Message" onClose={guard.close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const content = letter.checked();
          if (content !== undefined) void send.run(content);
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Box sx={{ color: 'text.secondary' }}>{`To ${to.name}, who is told by e-mail.`}</Box>
          <LetterField letter={letter} label="Description" rows={6} autoFocus />
          <ErrorArea text={send.failure} onClose={send.forget} />
        </DialogContent>
        <DialogActions>
          <Button
            onClick={() => {
              letter.clear();
              send.forget();
              letter.field.current?.focus();
            }}
            disabled={send.running}
          >
            Clear
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={send.running}>
            Send Message
          </Button>
        </DialogActions>
      </form>
      {guard.dialog}
    </Modal>
  );
}
