import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { userTypes } from '../auth/roles';
import { Facts } from '../components/Facts';
import { dateAndTime } from '../components/format';
import { paths } from '../paths';
import { senderOf, type Message } from './message';

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

/** The name of who wrote it, leading to their page. */
export function Sender({ message }: { message: Message }) {
  const { fromUserId: id, fromUserTypeId: type } = message;
  const to = id && type === userTypes.Buyer ? paths.buyer(id) : id && type === userTypes.Seller ? paths.seller(id) : undefined;
  if (!to) return senderOf(message);
  return (
    <Link component={RouterLink} to={to}>
      {senderOf(message)}
    </Link>
  );
}

export function PropertyLink({ message }: { message: Message }) {
  if (!message.propertyId) return null;
  return (
    <Link component={RouterLink} to={paths.property(message.propertyId)}>
      {message.propertyName}
    </Link>
  );
}

/** What was written, with its line breaks. */
export function MessageText({ children }: { children: string }) {
  return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch', lineHeight: 1.6 }}>{children}</Box>;
}
