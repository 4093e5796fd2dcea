import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '../../components/Panel';
import { DeleteMessage } from '../DeleteMessage';
import type { Message } from '../message';
import { MessageReading } from '../MessageReading';
import { ReplyBox } from '../ReplyBox';
import { ReplyButtons } from '../ReplyButtons';
import { useReading } from '../useReading';
import type { Drafts } from '../useReply';

interface Props {
  message: Message;
  drafts: Drafts;
  onOpen: (message: Message) => void;
  onClose: () => void;
}

/** The detail view of the notifications page [MSG-20], [MSG-21]. Mounted anew for each message. */
export function Reader({ message, drafts, onOpen, onClose }: Props) {
  const [deleting, setDeleting] = useState(false);
  const reading = useReading(message, { onNext: onOpen, onSent: () => undefined, onClose, drafts });
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
        <Box component="form" noValidate onSubmit={reading.submit} sx={{ display: 'grid', gap: 5 }}>
          <MessageReading message={message} subject={false} />
          <ReplyBox message={message} reply={reading.reply} />
          <ReplyButtons message={message} reading={reading} />
        </Box>
      </Panel>
      {reading.dialog}
      {deleting && <DeleteMessage message={message} onClose={() => setDeleting(false)} onDeleted={onClose} />}
    </Box>
  );
}
