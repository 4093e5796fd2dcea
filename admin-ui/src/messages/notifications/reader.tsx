import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';
import { FormPage } from '../../components/form/form-page';
import { Panel } from '../../components/panel';
import { DeleteMessage } from '../../panels/messages/delete-message';
import { MessageField } from '../../panels/messages/message-field';
import { type MessageForm, type Message, takesReply } from '../../records/message';
import { MessageReading } from '../../panels/messages/message-reading';
import { ReadNext } from '../../panels/messages/read-next';
import { useReadMark } from '../../panels/messages/use-message-tasks';
import { useReply } from '../../panels/messages/use-reply';

interface Props {
  message: Message;
  onOpen: (message: Message) => void;
  onClose: () => void;
}

/** The detail view of the notifications page [MSG-20], [MSG-21]. Mounted again for each message. */
export function Reader({ message, onOpen, onClose }: Props) {
  const [deleting, setDeleting] = useState(false);
  const [sent, setSent] = useState(0);
  const reply = useReply(message);
  useReadMark(message);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      <Panel
        title={message.subject}
        actions={
          <Tooltip title="Delete">
            <IconButton
              aria-label={`Delete: ${message.subject}`}
              onClick={() => setDeleting(true)}
              sx={{ color: 'text.secondary' }}
            >
              <DeleteOutlined />
            </IconButton>
          </Tooltip>
        }
      >
        <Box sx={{ display: 'grid', gap: 5 }}>
          <MessageReading message={message} subject={false} />
          {takesReply(message) ? (
            <FormPage<MessageForm>
              key={sent}
              {...reply}
              onSaved={() => setSent(sent + 1)}
              onClose={onClose}
              aside={<ReadNext after={message} onNext={onOpen} />}
            >
              <MessageField label="Reply" />
            </FormPage>
          ) : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <ReadNext after={message} onNext={onOpen} />
              <Button onClick={onClose}>Cancel</Button>
            </Box>
          )}
        </Box>
      </Panel>
      {deleting && <DeleteMessage message={message} onClose={() => setDeleting(false)} onDeleted={onClose} />}
    </Box>
  );
}
