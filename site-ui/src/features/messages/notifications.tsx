import { useCallback, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { getMessages, readMessage, type Message } from '../../api/messages';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { formIds } from '../../forms/form-ids';
import { formatLongDate } from '../../format';
import { Dashboard } from '../../layout/dashboard';
import { useOpenForm } from '../../session/use-open-form';
import { updateSession, userTypeIds, type Session } from '../../session/session';
import { ComposeDialog } from './compose-dialog';
import { MessageBox } from './message-box';
import styles from './messages.module.css';

/** [MSG-18] to [MSG-28] What one has been told, unread and read, and a way to write to the office. */
export function Notifications({ session }: { session: Session }) {
  const userType = userTypeIds[session.role];
  const [unreadPage, setUnreadPage] = useState(1);
  const [readPage, setReadPage] = useState(1);
  const unread = useLoad(
    useCallback(() => getMessages(browserApi, 'unread', userType, unreadPage), [userType, unreadPage]),
  );
  const read = useLoad(useCallback(() => getMessages(browserApi, 'read', userType, readPage), [userType, readPage]));
  const [opened, setOpened] = useState<Message>();
  const [composing, setComposing] = useState(false);
  useOpenForm(formIds.compose, session.role !== 'Admin', () => setComposing(true));

  const reload = () => Promise.all([unread.reload(), read.reload()]);
  const open = async (message: Message) => {
    setOpened(message);
    if (unread.data?.Messages.some(({ ID }) => ID === message.ID)) {
      const { unreadCount } = await readMessage(browserApi, message.ID);
      updateSession({ unread: unreadCount });
      await reload();
    }
  };

  const choose = (message: Message) => void open(message).catch(() => undefined);
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
      <div className={styles.columns}>
        <div>
          <MessageBox
            title="Unread"
            box={unread.data}
            unread
            openedId={opened?.ID}
            onOpen={choose}
            onPage={setUnreadPage}
          />
          <MessageBox title="Read" box={read.data} openedId={opened?.ID} onOpen={choose} onPage={setReadPage} />
        </div>
        {opened && (
          <article className={styles.detail} aria-live="polite">
            <h2>{opened.MailSubject}</h2>
            <p className={styles.meta}>
              {opened.FromUserName}, {formatLongDate(opened.CreatedDate)}
            </p>
            <p className={styles.content}>{opened.MailContent}</p>
          </article>
        )}
      </div>
      {composing && (
        <ComposeDialog userType={userType} onClose={() => setComposing(false)} onSent={() => void reload()} />
      )}
    </Dashboard>
  );
}
