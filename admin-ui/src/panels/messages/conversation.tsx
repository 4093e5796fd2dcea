import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { shortDateAndTime } from '../../components/format';
import type { Message } from '../../records/message';
import { MessageText, Sender } from './message-facts';

/** The other messages of the conversation, by their ParentMessageID [MSG-29], the first one first; nothing when there are none. */
export function Conversation({ of }: { of: Message }) {
  const { data = [] } = useGetList<Message>(
    'messages',
    { filter: { conversationOf: of.id }, sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 50 } },
    { onError: () => undefined },
  );
  const others = data.filter(({ id }) => id !== of.id);
  if (!others.length) {
    return null;
  }
  return (
    <Box component="section" aria-label="Conversation">
      <Typography variant="h3" component="h3" sx={{ mb: 2 }}>
        Conversation
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
        {others.map((message) => (
          <Box component="li" key={message.id} sx={{ pl: 4, borderLeft: 2, borderColor: 'divider' }}>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 0.5 }}>
              <Box component="span" sx={{ fontWeight: 560, color: 'text.primary' }}>
                <Sender message={message} />
              </Box>
              {' · '}
              {shortDateAndTime(message.createdAt)}
            </Box>
            <MessageText>{message.content}</MessageText>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
