import Box from '@mui/material/Box';
import { EmailText } from '../components/email-text';
import { nothing } from '../components/format';
import { RecordLink } from '../components/record-link';
import type { Mail } from './mail';

/** Whom an e-mail was written to: the person, where it was one with an account, and the address. */
export function Recipient({ mail: { userId, userTypeId, recipientName, recipient } }: { mail: Mail }) {
  return (
    <>
      {userId != null && (
        <div>
          <RecordLink kind="user" id={userId} name={recipientName ?? recipient} userTypeId={userTypeId} numbered />
        </div>
      )}
      <Box sx={{ color: userId == null ? undefined : 'text.secondary' }}>
        <EmailText>{recipient}</EmailText>
      </Box>
    </>
  );
}

/** What an e-mail is about. */
export function MailRecord({ mail: { recordType, recordId, recordName, recordGone } }: { mail: Mail }) {
  if (!recordType) {
    return nothing;
  }
  return <RecordLink kind={recordType} id={recordId} name={recordName} gone={recordGone} numbered />;
}
