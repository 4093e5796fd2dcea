import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { inOrder } from '../../components/in-order';
import { PageFrame } from '../../components/page-frame';
import type { Message } from '../../records/message';
import { MessageBox } from './message-box';
import { Reader } from './reader';

/**
 * What the office was written and told: unread and read messages, and the one that is open [MSG-18] to [MSG-22].
 * Administrators write to a person from that person's page, so that nothing is composed here [MSG-23].
 * The address keeps the pages and the open message.
 */
export default function Notifications() {
  const [search, setSearch] = useSearchParams();
  const valueOf = (name: string) => Number(search.get(name)) || undefined;
  const change = (name: string, value: number | undefined) =>
    setSearch((current) => {
      if (value === undefined) {
        current.delete(name);
      } else {
        current.set(name, String(value));
      }
      return current;
    });
  const openedId = valueOf('message');
  const open = ({ id }: Message) => change('message', id);
  const close = () => change('message', undefined);
  return (
    <PageFrame title="Notifications">
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: openedId ? 'minmax(300px, 2fr) minmax(0, 3fr)' : 'repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        <Box
          sx={{
            display: { xs: openedId ? 'none' : 'grid', md: openedId ? 'grid' : 'contents' },
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 5,
            ...inOrder,
          }}
        >
          <MessageBox
            title="Unread"
            read={false}
            page={valueOf('unread') ?? 1}
            openedId={openedId}
            onPage={(page) => change('unread', page)}
            onOpen={open}
          />
          <MessageBox
            title="Read"
            read
            page={valueOf('read') ?? 1}
            openedId={openedId}
            onPage={(page) => change('read', page)}
            onOpen={open}
          />
        </Box>
        {openedId && (
          <Box sx={{ position: { md: 'sticky' }, top: 72 }}>
            <Opened key={openedId} id={openedId} onOpen={open} onClose={close} />
          </Box>
        )}
      </Box>
    </PageFrame>
  );
}

interface OpenedProps {
  id: number;
  onOpen: (message: Message) => void;
  onClose: () => void;
}

function Opened({ id, ...reader }: OpenedProps) {
  const { data: message, error } = useGetOne<Message>('messages', { id }, { onError: () => undefined, retry: false });
  if (message) {
    return <Reader message={message} {...reader} />;
  }
  if (error) {
    return (
      <Alert severity="error" onClose={reader.onClose}>
        This message could not be opened.
      </Alert>
    );
  }
  return <Skeleton variant="rounded" height={320} />;
}
