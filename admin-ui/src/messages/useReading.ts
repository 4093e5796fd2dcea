import type { SubmitEvent } from 'react';
import { useUnsavedGuard } from '../components/useUnsavedGuard';
import type { Message } from './message';
import { useReadMark } from './useMessageTasks';
import { useNextUnread } from './useNextUnread';
import { useReply, type Drafts } from './useReply';

interface Ways {
  onNext: (message: Message) => void;
  onSent: () => void;
  onClose: () => void;
  /** Where unsent answers are kept; without it an unsent one holds back the way to the next message. */
  drafts?: Drafts;
}

/** A message that is read by opening it, its answer, and the ways on: to the next one, or out of it after a warning. */
export function useReading(message: Message, { onNext, onSent, onClose, drafts }: Ways) {
  useReadMark(message);
  const reply = useReply(message, onSent, drafts);
  const guard = useUnsavedGuard(reply.letter.unsent, () => {
    reply.letter.clear();
    onClose();
  });
  const next = useNextUnread(message, onNext);
  return {
    reply,
    close: guard.close,
    dialog: guard.dialog,
    next: { go: () => void next.run(), running: next.running, heldBack: !drafts && reply.letter.unsent },
    submit(event: SubmitEvent) {
      event.preventDefault();
      reply.submit();
    },
  };
}
