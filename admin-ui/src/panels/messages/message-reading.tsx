import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Conversation } from './conversation';
import type { Message } from '../../records/message';
import { MessageFacts, MessageText } from './message-facts';

/** A message as it is read: From, date and time, Subject, Message, and what was written before and after. */
export function MessageReading({
  message,
  heading = 'Message',
  subject,
}: {
  message: Message;
  heading?: string;
  subject?: boolean;
}) {
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <MessageFacts message={message} subject={subject} />
      <Box>
        <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
          {heading}
        </Typography>
        <MessageText>{message.content}</MessageText>
      </Box>
      <Conversation of={message} />
    </Box>
  );
}
