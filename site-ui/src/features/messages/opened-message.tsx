import type { MessageItemDto } from '@stowbridge/api';
import { MessagesService } from '@stowbridge/api/services/MessagesService';
import { useCallback, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button, ButtonLink } from '../../components/button';
import { formatLongDate } from '../../lib/format';
import styles from './messages.module.css';
import { ReplyForm } from './reply-form';

export interface OpenedMessageProps {
  message: MessageItemDto;
  /** The id of whoever reads. */
  reader: number;
  /** Begins with the form of the answer open. */
  answering?: boolean;
  onReplied: () => void;
}

/** [MSG-20] One message, where it leads, and the conversation that it belongs to. */
export function OpenedMessage({ message, reader, answering = false, onReplied }: OpenedMessageProps) {
  const { data: thread, reload } = useLoad(
    useCallback(() => new MessagesService(browserApi).thread({ id: message.ID }), [message.ID]),
  );
  const [replying, setReplying] = useState(answering);
  const [sent, setSent] = useState(false);
  const others = (thread ?? []).filter(({ ID }) => ID !== message.ID);
  const replied = async () => {
    await reload();
    setReplying(false);
    setSent(true);
    onReplied();
  };
  return (
    <article className={styles.detail} aria-labelledby="opened-message">
      <h2 id="opened-message" tabIndex={-1}>
        {message.MailSubject}
      </h2>
      <p className={styles.meta}>
        {message.FromUserName}, {formatLongDate(message.CreatedDate)}
      </p>
      <p className={styles.content}>{message.MailContent}</p>
      {message.LinkLabel && !message.Link && <p className={styles.gone}>{message.LinkLabel}</p>}
      <div className={styles.doings}>
        {message.Link && (
          <ButtonLink small to={message.Link}>
            {message.LinkLabel}
          </ButtonLink>
        )}
        {!replying && (
          <Button small look="secondary" onClick={() => setReplying(true)}>
            Reply
          </Button>
        )}
      </div>
      {replying && (
        <ReplyForm key={message.ID} messageId={message.ID} onSent={replied} onCancel={() => setReplying(false)} />
      )}
      {/* [MSG-09] */}
      <p role="status" className={styles.sent}>
        {sent && 'Mail has been sent.'}
      </p>
      {others.length > 0 && (
        <section className={styles.thread} aria-label="Conversation">
          <h3>Conversation</h3>
          <ol>
            {others.map((other) => (
              <li key={other.ID} data-own={other.FromUserID === reader || undefined}>
                <p className={styles.meta}>
                  <b>{other.FromUserID === reader ? 'You' : other.FromUserName}</b>, {formatLongDate(other.CreatedDate)}
                </p>
                <p className={styles.content}>{other.MailContent}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}
