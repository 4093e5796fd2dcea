import { isToRetry } from '@stowbridge/contract/failed-mails';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { Facts } from '../components/facts';
import { dateAndTime } from '../components/format';
import { RecordPanel } from '../components/record-panel';
import { StateChip } from '../components/state-chip';
import { kindOf, type Mail, mailStates } from './mail';
import { MailPreview } from '../components/mail-preview';
import { MailRecord, Recipient } from './mail-people';
import { RetryMail } from './retry-mail';

/** One e-mail, beside the log it was picked from. */
export function MailPanel({ id, onClose }: { id?: number; onClose: () => void }) {
  return (
    <RecordPanel<Mail>
      resource="mails"
      id={id}
      kind="E-mail"
      titleOf={({ subject }) => subject}
      width={560}
      onClose={onClose}
    >
      {(mail, isFetching) => (
        <>
          {mail.error && (
            <Alert severity="error" action={isToRetry(mail) ? <RetryMail mail={mail} /> : undefined}>
              {mail.error}
            </Alert>
          )}
          <Facts
            facts={[
              { label: 'Recipient', value: <Recipient mail={mail} /> },
              { label: 'About', value: <MailRecord mail={mail} /> },
              { label: 'Kind', value: kindOf(mail) },
              { label: 'Status', value: <StateChip {...mailStates[mail.status]} /> },
              { label: 'Attempts', value: mail.attempts },
              { label: 'Created', value: dateAndTime(mail.createdAt) },
              { label: 'Sent', value: dateAndTime(mail.sentAt) },
            ]}
          />
          {/* The record from the list comes first, without its preview. */}
          {mail.previewHtml === undefined && mail.previewText === undefined && isFetching ? (
            <Skeleton variant="rounded" height={240} />
          ) : (
            <MailPreview html={mail.previewHtml} text={mail.previewText} />
          )}
        </>
      )}
    </RecordPanel>
  );
}
