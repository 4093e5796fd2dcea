import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { number, shortDateAndTime } from '../../components/format';
import { Panel } from '../../components/panel';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { senderOf, type Message } from '../../records/message';

const perPage = 10;
const minute = 60_000;

interface Props {
  title: string;
  read: boolean;
  page: number;
  openedId?: number;
  onPage: (page: number) => void;
  onOpen: (message: Message) => void;
}

/** The unread or the read messages, newest first, in pages [MSG-18], [MSG-19]. */
export function MessageBox({ title, read, page, openedId, onPage, onOpen }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['messages', 'notifications', read, page],
    queryFn: () => dataProvider.notifications(read, page, perPage),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });
  const pages = Math.ceil((data?.total ?? 0) / perPage);
  return (
    <Panel title={title} aside={data && number(data.total)} flush>
      {!data && !error && <Skeleton variant="rounded" height={180} sx={{ m: 4 }} />}
      {!data && error && (
        <Box role="status" sx={notice}>
          This list is not here yet.
          <Button onClick={() => void refetch()}>Try again</Button>
        </Box>
      )}
      {data?.messages.length === 0 && (
        <Box role="status" sx={notice}>
          No notification found
        </Box>
      )}
      {data && data.messages.length > 0 && (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.messages.map((message) => (
            <Box component="li" key={message.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Row message={message} unread={!read} opened={message.id === openedId} onOpen={() => onOpen(message)} />
            </Box>
          ))}
        </Box>
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, wanted) => onPage(wanted)}
          size="small"
          aria-label={`Pages of ${title.toLowerCase()} messages`}
          sx={{ p: 3, borderTop: 1, borderColor: 'divider', display: 'grid', justifyItems: 'center' }}
        />
      )}
    </Panel>
  );
}

const notice = {
  p: 6,
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  color: 'text.secondary',
  textAlign: 'center',
} as const;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function Row({
  message,
  unread,
  opened,
  onOpen,
}: {
  message: Message;
  unread: boolean;
  opened: boolean;
  onOpen: () => void;
}) {
  return (
    <ButtonBase
      onClick={onOpen}
      aria-current={opened ? 'true' : undefined}
      sx={{
        width: '100%',
        display: 'block',
        textAlign: 'left',
        font: 'inherit',
        px: 5,
        py: 3,
        bgcolor: (theme) => (opened ? theme.tokens.hover : 'transparent'),
        boxShadow: (theme) => (opened ? `inset 2px 0 0 ${theme.tokens.accent}` : 'none'),
        '&:hover': { bgcolor: (theme) => theme.tokens.hover },
      }}
    >
      <Box component="span" sx={{ display: 'flex', gap: 3, justifyContent: 'space-between' }}>
        <Box component="span" sx={{ fontWeight: unread ? 640 : 520, ...oneLine }}>
          {senderOf(message)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
          {shortDateAndTime(message.createdAt)}
        </Box>
      </Box>
      <Box component="span" sx={{ display: 'block', fontWeight: unread ? 560 : 440, ...oneLine }}>
        {message.subject}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem', ...oneLine }}>
        {message.propertyName ? `${message.propertyName} · ` : ''}
        {message.content}
      </Box>
    </ButtonBase>
  );
}
