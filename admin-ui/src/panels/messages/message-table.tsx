import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { DataTable, useGetOne, useListContext } from 'react-admin';
import { nothing, shortDate } from '../../components/format';
import { ActionsCol, DateCol } from '../../components/list/columns';
import { RecordList } from '../../components/list/record-list';
import { RowAction, RowActions } from '../../components/list/row-actions';
import { NotHere } from '../../components/not-here';
import { useDialog } from '../../components/use-dialog';
import { below } from '../../paths';
import { DeleteMessage } from './delete-message';
import { isReceived, takesReply, type Message } from '../../records/message';
import { PropertyLink, Sender } from './message-facts';
import { MessagePopup } from './message-popup';
import { ViewMessage } from './view-message';

const Col = DataTable.Col<Message>;

type Way = 'view' | 'reply' | 'delete';

interface Props {
  empty: string;
  /** The message that was just sent. */
  markedId?: number;
  /** The page on which the table is; its dialogs have their addresses below it. */
  page: string;
}

/** The messages of a person: Date, From, For Property, Subject, Actions [ABUY-26], [ABUY-27]. */
export function MessageTable({ empty, markedId, page }: Props) {
  const viewing = useDialog(page, below.message);
  const replying = useDialog(page, below.reply);
  const [deleted, setDeleted] = useState<Message>();
  const open = (message: Message, way: Way) => {
    if (way === 'delete') {
      setDeleted(message);
    } else {
      (way === 'view' ? viewing : replying).open({ id: message.id });
    }
  };
  const actions = (message: Message) => <Actions message={message} onOpen={(way) => open(message, way)} />;
  const subject = (message: Message) => (
    <Link
      component="button"
      type="button"
      onClick={() => open(message, 'view')}
      sx={{
        color: 'text.primary',
        font: 'inherit',
        fontWeight: isUnread(message) ? 640 : 480,
        textAlign: 'left',
        overflowWrap: 'anywhere',
      }}
    >
      {message.subject}
    </Link>
  );
  return (
    <>
      <RecordList<Message>
        label="Messages"
        plain
        empty={empty}
        rowSx={({ id }) => (id === markedId ? marked : {})}
        card={(message) => <MessageCard message={message} subject={subject(message)} actions={actions(message)} />}
      >
        <DateCol source="createdAt" label="Date" render={(message) => shortDate(message.createdAt)} />
        <Col source="fromName" label="From" render={(message) => <Sender message={message} />} />
        <Col
          source="propertyName"
          label="For Property"
          render={(message) => (message.propertyId ? <PropertyLink message={message} /> : nothing)}
        />
        <Col source="subject" label="Subject" render={subject} />
        <ActionsCol<Message> render={actions} />
      </RecordList>
      {viewing.params && (
        <Addressed key={viewing.id} id={viewing.id} onClose={viewing.close}>
          {(message) => (
            <ViewMessage
              message={message}
              onReply={() => replying.open({ id: message.id }, 'instead')}
              onClose={viewing.close}
            />
          )}
        </Addressed>
      )}
      {replying.params && (
        <Addressed key={replying.id} id={replying.id} onClose={replying.close}>
          {(message) => <MessagePopup message={message} onClose={replying.close} />}
        </Addressed>
      )}
      {deleted && <DeleteMessage message={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

const marked = {
  bgcolor: (theme: Theme) => theme.tokens.tones.accent.fill,
  boxShadow: (theme: Theme) => `inset 2px 0 0 ${theme.tokens.accent}`,
};

interface AddressedProps {
  id: number;
  onClose: () => void;
  children: (message: Message) => ReactNode;
}

/** The message that the address names, also where it is on another page of the table. */
function Addressed({ id, onClose, children }: AddressedProps) {
  const { data: listed } = useListContext<Message>();
  const [first, setFirst] = useState(() => listed?.find((message) => message.id === id));
  const { data: read, error } = useGetOne<Message>(
    'messages',
    { id },
    { enabled: !first, onError: () => undefined, retry: false },
  );
  if (read && !first) {
    setFirst(read);
  }
  const message = first ?? read;
  if (message) {
    return children(message);
  }
  return <NotHere title="View Message" failure={error ? 'This message could not be opened.' : ''} onClose={onClose} />;
}

const isUnread = (message: Message) => isReceived(message) && !message.read;

function Actions({ message, onOpen }: { message: Message; onOpen: (way: Way) => void }) {
  const of = `${message.subject}, ${shortDate(message.createdAt)}`;
  return (
    <RowActions>
      <RowAction label="View" of={of} icon={VisibilityOutlined} onClick={() => onOpen('view')} />
      <RowAction
        label="Reply"
        of={of}
        icon={ReplyOutlined}
        onClick={() => onOpen('reply')}
        disabled={!takesReply(message)}
      />
      <RowAction label="Delete" of={of} icon={DeleteOutlined} onClick={() => onOpen('delete')} />
    </RowActions>
  );
}

function MessageCard({ message, subject, actions }: { message: Message; subject: ReactNode; actions: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {subject}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <Sender message={message} /> · {shortDate(message.createdAt)}
      </Box>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, fontSize: '0.8125rem' }}
      >
        <PropertyLink message={message} />
        <Box sx={{ ml: 'auto' }}>{actions}</Box>
      </Box>
    </Box>
  );
}
