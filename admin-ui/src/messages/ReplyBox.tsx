import Box from '@mui/material/Box';
import { ErrorArea } from '../components/ErrorArea';
import { LetterField } from './LetterField';
import { takesReply, type Message } from './message';
import type { useReply } from './useReply';

interface Props {
  message: Message;
  reply: ReturnType<typeof useReply>;
  autoFocus?: boolean;
}

/** Where the answer is typed [MSG-12]; nobody would read an answer to a notice of the product. */
export function ReplyBox({ message, reply, autoFocus }: Props) {
  if (!takesReply(message)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <LetterField letter={reply.letter} label="Reply" autoFocus={autoFocus} />
      <ErrorArea text={reply.failure} onClose={reply.forget} />
    </Box>
  );
}
