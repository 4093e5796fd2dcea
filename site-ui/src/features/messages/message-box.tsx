import type { MessageItemDto, MessagesDto } from '@stowbridge/api';
import { Pager } from '../../components/pager';
import { formatDate } from '../../lib/format';
import styles from './messages.module.css';
import { messagePageLength } from './message-lengths';

export interface MessageBoxProps {
  title: string;
  box: MessagesDto;
  unread?: boolean;
  openedId: number | undefined;
  onOpen: (message: MessageItemDto) => void;
  onPage: (page: number) => void;
}

/** [MSG-18] [MSG-19] [MSG-26] */
export function MessageBox({ title, box, unread, openedId, onOpen, onPage }: MessageBoxProps) {
  return (
    <section className={styles.box}>
      <h2>{title}</h2>
      {box.Messages.length === 0 && <p className={styles.empty}>No notification found</p>}
      <ul>
        {box.Messages.map((message) => (
          <li key={message.ID}>
            <button
              type="button"
              className={unread ? `${styles.row} ${styles.unread}` : styles.row}
              aria-current={message.ID === openedId}
              onClick={() => onOpen(message)}
            >
              <b>{message.MailSubject}</b>
              <span className="figures">{formatDate(message.CreatedDate)}</span>
              <span>{[message.FromUserName, message.StoreName].filter(Boolean).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <Pager
        label={title}
        page={box.Pagination.Page}
        pageLength={messagePageLength}
        total={box.Pagination.TotalRecords}
        onPage={onPage}
      />
    </section>
  );
}
