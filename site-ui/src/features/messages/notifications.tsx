import type { MessageItemDto } from '@stowbridge/api';
import { MessagesService } from '@stowbridge/api/services/MessagesService';
import { readViewing } from '@stowbridge/contract/viewing';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { PageSkeleton } from '../../components/skeleton';
import { formIds } from '../../forms/form-ids';
import { Dashboard } from '../../layout/dashboard';
import { takeOpenReply, useOpenForm } from '../../forms/use-open-form';
import { updateSession, userTypeIds, type Session } from '../../session/session';
import { ComposeDialog } from './compose-dialog';
import { MessageBox } from './message-box';
import styles from './messages.module.css';
import { OpenedMessage } from './opened-message';
import { useBox } from './use-box';

/** [MSG-18] to [MSG-28] What one has been told, unread and read, and a way to write to the office. */
export function Notifications({ session }: { session: Session }) {
  const userType = userTypeIds[session.role];
  const unread = useBox('unread', userType);
  const read = useBox('read', userType);
  const [opened, setOpened] = useState<MessageItemDto>();
  const [composing, setComposing] = useState(false);
  useOpenForm(formIds.compose, session.role !== 'Admin', () => setComposing(true));
  const [answering, setAnswering] = useState<number>();
  useEffect(() => {
    const id = takeOpenReply();
    const open = (thread: MessageItemDto[]) => {
      setAnswering(id);
      setOpened(thread.find(({ ID }) => ID === id));
    };
    if (id) {
      // It may be on any page of the lists. One that is gone by now has nothing to open.
      new MessagesService(browserApi).thread({ id }).then(open, () => undefined);
    }
  }, []);
  const openedId = opened?.ID;
  useEffect(() => {
    if (openedId !== undefined) {
      document.getElementById('opened-message')?.focus();
    }
  }, [openedId]);

  const reload = () => Promise.all([unread.reload(), read.reload()]);
  const open = async (message: MessageItemDto) => {
    setOpened(message);
    // Who looks as somebody else leaves their messages unread.
    if (!readViewing(sessionStorage) && unread.box?.Messages.some(({ ID }) => ID === message.ID)) {
      const { unreadCount } = await new MessagesService(browserApi).markRead({ id: message.ID });
      updateSession({ unread: unreadCount });
      await reload();
    }
  };

  const choose = (message: MessageItemDto) => void open(message).catch(() => undefined);
  const error = unread.error ?? read.error;
  return (
    <Dashboard
      session={session}
      title="Notifications"
      tools={
        session.role !== 'Admin' && (
          <Button small onClick={() => setComposing(true)} aria-haspopup="dialog">
            Compose Message
          </Button>
        )
      }
    >
      {error && <p role="alert">{error}</p>}
      {!error && !(unread.box && read.box) && <PageSkeleton />}
      {unread.box && read.box && (
        <div className={styles.columns}>
          <div>
            <MessageBox
              title="Unread"
              box={unread.box}
              unread
              openedId={openedId}
              onOpen={choose}
              onPage={unread.setPage}
            />
            <MessageBox title="Read" box={read.box} openedId={openedId} onOpen={choose} onPage={read.setPage} />
          </div>
          {opened ? (
            <OpenedMessage
              key={opened.ID}
              message={opened}
              reader={session.id}
              answering={opened.ID === answering}
              onReplied={() => void reload()}
            />
          ) : (
            <p className={styles.hint}>Choose a message to read it here.</p>
          )}
        </div>
      )}
      {composing && (
        <ComposeDialog session={session} onClose={() => setComposing(false)} onSent={() => void reload()} />
      )}
    </Dashboard>
  );
}
