import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RoleId } from '@stowbridge/contract/ids';
import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormDialog } from '../../components/form/form-dialog';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { MessageField } from './message-field';
import { emptyMessage, messageErrors, type MessageForm, missingDescription } from '../../records/message';
import { useMessageRefresh } from './use-message-tasks';

/** Whom the office writes to, in the role in which they are looked at. */
export interface Correspondent {
  id: number;
  typeId: RoleId;
  name: string;
}

interface Props {
  to: Correspondent;
  /** Told the number of the message. */
  onSent: (id: number) => void;
  onClose: () => void;
}

/** The `Compose Message` dialog of the buyer and seller views [MSG-01], [MSG-02], [ABUY-28]. */
export function ComposeMessage({ to, onSent, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useMessageRefresh();
  const sent = useRef(0);
  const save = async ({ content }: MessageForm, key: string) => {
    sent.current = (await dataProvider.sendMessage(to, content.trim(), key)).ID;
    return 'Notification has been send to user.';
  };
  return (
    <FormDialog<MessageForm>
      title="Compose Message"
      submit="Send Message"
      keptAs={`message/${to.typeId}/${to.id}`}
      start={emptyMessage}
      validate={messageErrors(missingDescription)}
      save={save}
      refresh={refresh}
      onSaved={() => {
        onSent(sent.current);
        onClose();
      }}
      onClose={onClose}
      cancel={<Clear />}
    >
      <Box sx={{ color: 'text.secondary' }}>{`To ${to.name}, who is told by e-mail.`}</Box>
      <MessageField
        label="Description"
        rows={6}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- first field of a dialog
        autoFocus
      />
    </FormDialog>
  );
}

/** `Clear` empties the text and leaves the dialog open [MSG-02]. */
function Clear() {
  const { setValue, clearErrors, setFocus } = useFormContext<MessageForm>();
  const clear = () => {
    setValue('content', '');
    clearErrors();
    setFocus('content');
  };
  return <Button onClick={clear}>Clear</Button>;
}
