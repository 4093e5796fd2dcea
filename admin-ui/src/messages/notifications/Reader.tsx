import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '../../components/Panel';
import { useUnsavedGuard } from '../../components/useUnsavedGuard';
import { DeleteMessage } from '../DeleteMessage';
import { takesReply, type Message } from '../message';
import { MessageReading } from '../MessageReading';
import { ReplyBox } from '../ReplyBox';
import { useNextUnread } from '../useNextUnread';
import { useReadMark } from '../useMessageTasks';
import { useReply, type Drafts } from '../useReply';

interface Props {
  message: Message;
  drafts: Drafts;
  onOpen: (message: Message) => void;
  onClose: () => void;
}

/** The detail view of the notifications page [MSG-20], [MSG-21]. Mounted anew for each message. */
export function Reader({ message, drafts, onOpen, onClose }: Props) {
  useReadMark(message);
  const [deleting, setDeleting] = useState(false);
  const reply = useReply(message, () => undefined, drafts);
  const guard = useUnsavedGuard(reply.letter.unsent, () => {
    reply.letter.clear();
    onClose();
  });
  const next = useNextUnread(message, onOpen);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      <Panel
        title={message.subject}
        actions={
          <Tooltip title="Delete">
            <IconButton aria-label={`Delete: ${message.subject}`} onClick={() => setDeleting(true)} sx={{ color: 'text.secondary' }}>
              <DeleteOutlined />
            </IconButton>
          </Tooltip>
        }
      >
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            reply.submit();
          }}
          sx={{ display: 'grid', gap: 5 }}
        >
          <MessageReading message={message} subject={false} />
          <ReplyBox message={message} reply={reply} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="text" onClick={() => void next.run()} loading={next.running} sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}>
              Read Next Message
            </Button>
            <Button onClick={guard.close}>Cancel</Button>
            {takesReply(message) && (
              <Button type="submit" variant="contained" color="primary" loading={reply.running}>
                Submit
              </Button>
            )}
          </Box>
        </Box>
      </Panel>
      {guard.dialog}
      {deleting && <DeleteMessage message={message} onClose={() => setDeleting(false)} onDeleted={onClose} />}
    </Box>
  );
}
