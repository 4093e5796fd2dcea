import type { EventMap } from '../../platform/events/events';
import { office } from '../data/people';
import type { MailContext } from '../mail-context';
import { mail } from '../mail-definition';

interface Enquiry {
  id: number;
  kind: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  detail: Record<string, string>;
}

async function findEnquiry({ enquiryId }: EventMap['enquiry.received'], { read }: MailContext) {
  const [row] = await read<Enquiry>(
    'select id, kind, name, phone, email, message, detail from enquiries where id = $1',
    [enquiryId],
  );
  return row as Enquiry | undefined;
}

/** Labels of the further fields of the contact form, in their order; a field that is not listed keeps its own name. */
const LABELS: Record<string, string> = {
  option: 'Subject',
  company: 'Company',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
};

/** The fields in the order of their labels, which the database does not keep. */
const blank = Object.fromEntries(Object.keys(LABELS).map((field) => [field, '']));

export const enquiry = mail({
  kind: 'enquiry',
  called: 'Enquiry, to the office',
  category: null,
  greets: false,
  data: findEnquiry,
  to: (_enquiry, context) => office(context),
  content: ({ data: { id, kind, name, phone, email, message, detail }, links }) => ({
    subject: kind === 'sell' ? `${name} wants to sell a property` : `${name} wrote through the contact form`,
    preheader: message.slice(0, 120),
    heading: kind === 'sell' ? 'Somebody wants to sell a property' : 'A message from the contact form',
    blocks: [
      {
        rows: [
          ['Name', name],
          ['Phone', phone],
          ['Email', email],
          ...Object.entries({ ...blank, ...detail })
            .filter(([, value]) => value !== '')
            .map(([field, value]): [string, string] => [LABELS[field] ?? field, String(value)]),
        ],
      },
      { quote: message },
      { button: 'Open the enquiry', address: links.enquiry(id) },
    ],
  }),
  sample: ({ enquiryId }) => ({ enquiryId }),
});
