import { Role } from '@stowbridge/contract/ids';
import type { EventMap } from '../../platform/events/events';
import { administrators, personSql } from '../data/people';
import type { MailContext } from '../mail-context';
import { publicName } from '../data/property-names';
import { mail, type Person } from '../mail-definition';

interface Message {
  subject: string;
  content: string;
  from: string;
  propertyName: string | null;
  /** Null: the office. */
  to: Person | null;
}

async function findMessage({ messageId }: EventMap['message.sent'], { read, brand }: MailContext) {
  const [row] = await read<Message>(
    `select m.mail_subject "subject", m.mail_content "content", coalesce(f.first_name || ' ' || f.last_name, $2) "from", case when m.to_user_type_id = ${Role.Admin} or p.seller_id = m.to_user_id then p.name else ${publicName()} end "propertyName",
            case when t.id is not null then ${personSql('t', 'm.to_user_type_id')} end "to"
     from messages m left join users f on f.id = m.from_user_id left join users t on t.id = m.to_user_id left join properties p on p.id = m.property_id
     where m.id = $1 and m.deleted_at is null`,
    [messageId, brand.product],
  );
  return row as Message | undefined;
}

export const message = mail({
  kind: 'message',
  called: 'Message',
  category: 'messages',
  greets: false,
  data: findMessage,
  to: async ({ to }, context) => (to ? [to] : administrators(context)),
  content: ({ to, data: { subject, content, from, propertyName }, links }) => ({
    subject,
    preheader: `${from} wrote to you.`,
    heading: `A message from ${from}`,
    blocks: [
      ...(propertyName ? [{ rows: [['Property', propertyName]] as [string, string][] }] : []),
      { quote: content },
      { button: 'Read and reply', address: links.notifications(to.userTypeId ?? Role.Admin) },
    ],
  }),
  sample: ({ messageId }) => ({ messageId }),
});
