import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { nothing, shortDate } from '../components/format';
import { RecordList } from '../components/list/RecordList';
import { RowAction, RowActions } from '../components/list/RowActions';
import { DeleteMessage } from './DeleteMessage';
import { isReceived, senderOf, takesReply, type Message } from './message';
import { PropertyLink } from './MessageFacts';
import { MessagePopup } from './MessagePopup';
import { ViewMessage } from './ViewMessage';

const Col = DataTable.Col<Message>;

interface Opened {
  message: Message;
  as: 'view' | 'reply' | 'delete';
}

/** The messages of a person: Date, From, For Property, Subject, Actions [ABUY-26], [ABUY-27]. */
export function MessageTable({ empty }: { empty: string }) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const actions = (message: Message) => <Actions message={message} onOpen={(as) => setOpened({ message, as })} />;
  const subject = (message: Message) => (
    <Link component="button" type="button" onClick={() => setOpened({ message, as: 'view' })} sx={{ color: 'text.primary', font: 'inherit', fontWeight: isUnread(message) ? 640 : 480, textAlign: 'left', overflowWrap: 'anywhere' }}>
      {message.subject}
    </Link>
  );
  return (
    <>
      <RecordList<Message> label="Messages" plain empty={empty} card={(message) => <MessageCard message={message} subject={subject(message)} actions={actions(message)} />}>
        <Col source="createdAt" label="Date" render={(message) => shortDate(message.createdAt)} />
        <Col source="fromName" label="From" render={senderOf} />
        <Col source="propertyName" label="For Property" render={(message) => (message.propertyId ? <PropertyLink message={message} /> : nothing)} />
        <Col source="subject" label="Subject" render={subject} />
        <Col label="Actions" render={actions} sx={{ textAlign: 'right' }} />
      </RecordList>
      {opened?.as === 'view' && <ViewMessage message={opened.message} onReply={() => setOpened({ ...opened, as: 'reply' })} onClose={close} />}
      {opened?.as === 'reply' && <MessagePopup message={opened.message} onClose={close} />}
      {opened?.as === 'delete' && <DeleteMessage message={opened.message} onClose={close} />}
    </>
  );
}

const isUnread = (message: Message) => isReceived(message) && !message.read;

function Actions({ message, onOpen }: { message: Message; onOpen: (as: Opened['as']) => void }) {
  const of = `${message.subject}, ${shortDate(message.createdAt)}`;
  return (
    <RowActions>
      <RowAction label="View" of={of} icon={VisibilityOutlined} onClick={() => onOpen('view')} />
      <RowAction label="Reply" of={of} icon={ReplyOutlined} onClick={() => onOpen('reply')} disabled={!takesReply(message)} />
      <RowAction label="Delete" of={of} icon={DeleteOutlined} onClick={() => onOpen('delete')} />
    </RowActions>
  );
}

function MessageCard({ message, subject, actions }: { message: Message; subject: React.ReactNode; actions: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {subject}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {senderOf(message)} · {shortDate(message.createdAt)}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, fontSize: '0.8125rem' }}>
        <PropertyLink message={message} />
        <Box sx={{ ml: 'auto' }}>{actions}</Box>
      </Box>
    </Box>
  );
}
