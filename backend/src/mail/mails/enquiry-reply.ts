import type { EventMap } from '../../platform/events/events';
import { publicName } from '../data/property-names';
import type { MailContext } from '../mail-context';
import { mail } from '../mail-definition';

interface Reply {
  name: string;
  email: string;
  message: string;
  /** What was asked about; null where it was nothing in particular. */
  propertyName: string | null;
  answer: string;
  /** Who answers. */
  from: string;
}

async function findReply({ replyId }: EventMap['enquiry.answered'], { read }: MailContext) {
  const [row] = await read<Reply>(
    `select e.name, e.email, e.message, ${publicName('e.property_name')} "propertyName", r.content answer, u.first_name || ' ' || u.last_name "from"
     from enquiry_replies r join enquiries e on e.id = r.enquiry_id join users u on u.id = r.author_id
       left join properties p on p.id = e.property_id where r.id = $1`,
    [replyId],
  );
  return row as Reply | undefined;
}

export const enquiryReply = mail({
  kind: 'enquiry-reply',
  called: 'Answer to an enquiry',
  category: null,
  greets: false,
  data: findReply,
  to: ({ name, email }) => ({ userId: null, userTypeId: null, name, email }),
  content: ({ data: { message, answer, from, propertyName }, brand }) => ({
    subject: `Your message to ${brand.product}`,
    preheader: answer.slice(0, 120),
    heading: `${from} has answered you`,
    blocks: [
      { quote: answer },
      { text: `This is what you wrote to us${propertyName ? ` about ${propertyName}` : ''}:` },
      { quote: message },
    ],
  }),
  sample: ({ enquiryId, replyId }) => ({ enquiryId, replyId }),
});
