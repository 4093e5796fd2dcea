import Button from '@mui/material/Button';
import type { Message } from '../../records/message';
import { useNextUnread } from './use-next-unread';

/** On to the next unread message [MSG-14], [MSG-15]. */
export function ReadNext({ after, onNext }: { after: Message; onNext: (message: Message) => void }) {
  const next = useNextUnread(after, onNext);
  return (
    <Button
      variant="text"
      onClick={() => void next.run()}
      loading={next.running}
      sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}
    >
      Read Next Message
    </Button>
  );
}
