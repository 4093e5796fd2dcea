import Box from '@mui/material/Box';
import { Facts } from '../../components/facts';
import { dateAndTime } from '../../components/format';
import { RecordLink } from '../../components/record-link';
import { senderOf, type Message } from '../../records/message';

/** Date, From, Subject and, where there is one, the property that a message is about [MSG-05], [MSG-11]. */
export function MessageFacts({ message, subject = true }: { message: Message; subject?: boolean }) {
  return (
    <Facts
      facts={[
        { label: 'Date', value: dateAndTime(message.createdAt) },
        { label: 'From', value: <Sender message={message} /> },
        ...(subject ? [{ label: 'Subject', value: message.subject }] : []),
        ...(message.propertyId ? [{ label: 'For Property', value: <PropertyLink message={message} /> }] : []),
      ]}
    />
  );
}

/** The name of who wrote it, leading to their page; the product itself has none. */
export function Sender({ message }: { message: Message }) {
  return (
    <RecordLink kind="user" id={message.fromUserId} name={senderOf(message)} userTypeId={message.fromUserTypeId} />
  );
}

export function PropertyLink({ message }: { message: Message }) {
  if (!message.propertyId) {
    return null;
  }
  return <RecordLink kind="property" id={message.propertyId} name={message.propertyName} />;
}

/** What was written, with its line breaks. */
export function MessageText({ children }: { children: string }) {
  return (
    <Box data-written sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch', lineHeight: 1.6 }}>
      {children}
    </Box>
  );
}
