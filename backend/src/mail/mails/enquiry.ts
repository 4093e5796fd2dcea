import type { EventMap } from '../../platform/events/events';
import type { Enquiry } from '../../domains/enquiries/enquiry.entity';
import { agentsOrOffice, office } from '../data/people';
import type { MailContext } from '../mail-context';
import { mail } from '../mail-definition';

interface Received {
  id: number;
  kind: Enquiry['kind'];
  name: string;
  phone: string;
  email: string;
  message: string;
  detail: Record<string, string>;
  propertyId: number | null;
  propertyName: string | null;
}

async function findEnquiry({ enquiryId }: EventMap['enquiry.received'], { read }: MailContext) {
  const [row] = await read<Received>(
    `select e.id, e.kind, e.name, e.phone, e.email, e.message, e.detail, e.property_id "propertyId", coalesce(p.name, e.property_name) "propertyName"
     from enquiries e left join properties p on p.id = e.property_id where e.id = $1`,
    [enquiryId],
  );
  return row as Received | undefined;
}

/** Which form it was, and what is said of it. */
const SAID: Record<Enquiry['kind'], (enquiry: Received) => { subject: string; heading: string }> = {
  sell: ({ name }) => ({ subject: `${name} wants to sell a property`, heading: 'Somebody wants to sell a property' }),
  contact: ({ name }) => ({
    subject: `${name} wrote through the contact form`,
    heading: 'A message from the contact form',
  }),
  property: ({ name, propertyName }) => ({
    subject: `${name} asks about ${propertyName}`,
    heading: 'Somebody asks about a property',
  }),
};

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
  to: async ({ kind, propertyId }, context) =>
    kind === 'property' ? (await agentsOrOffice(propertyId, context)).slice(0, 1) : [office(context)],
  content: ({ data, links }) => ({
    ...SAID[data.kind](data),
    preheader: data.message.slice(0, 120),
    blocks: [
      {
        rows: [
          ...(data.propertyName ? [['Property', data.propertyName] as [string, string]] : []),
          ['Name', data.name],
          ['Phone', data.phone],
          ['Email', data.email],
          ...Object.entries({ ...blank, ...data.detail })
            .filter(([, value]) => value !== '')
            .map(([field, value]): [string, string] => [LABELS[field] ?? field, String(value)]),
        ],
      },
      { quote: data.message },
      { button: 'Open the enquiry', address: links.enquiry(data.id) },
    ],
  }),
  sample: ({ enquiryId }) => ({ enquiryId }),
});
