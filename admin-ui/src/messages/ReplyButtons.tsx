import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { takesReply, type Message } from './message';
import type { useReading } from './useReading';

/** Below a message: on to the next one, out of it, or the answer sent [MSG-13] to [MSG-15]. */
export function ReplyButtons({ message, reading: { next, close, reply } }: { message: Message; reading: ReturnType<typeof useReading> }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flex: 1 }}>
      <Button variant="text" onClick={next.go} loading={next.running} disabled={next.heldBack} sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}>
        Read Next Message
      </Button>
      <Button onClick={close}>Cancel</Button>
      {takesReply(message) && (
        <Button type="submit" variant="contained" color="primary" loading={reply.running}>
          Submit
        </Button>
      )}
    </Box>
  );
}
