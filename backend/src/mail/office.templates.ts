import type { EnquiryFacts, MessageFacts, Person } from './facts';
import type { MailContent } from './layout';
import type { Links } from './links';

export const messageMail = (to: Person, message: MessageFacts, links: Links): MailContent => ({
  subject: message.subject,
  preheader: `${message.from} wrote to you.`,
  heading: `A message from ${message.from}`,
  blocks: [
    ...(message.propertyName ? [{ rows: [['Property', message.propertyName]] as [string, string][] }] : []),
    { quote: message.content },
    { button: 'Read and reply', address: links.notifications(to.userTypeId ?? 1) },
  ],
});

/** Labels of the further fields of the contact form; what is not named here keeps its own name. */
const LABELS: Record<string, string> = {
  company: 'Company',
  option: 'Subject',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
};

export const enquiryMail = (enquiry: EnquiryFacts): MailContent => ({
  subject:
    enquiry.kind === 'sell'
      ? `${enquiry.name} wants to sell a property`
      : `${enquiry.name} wrote through the contact form`,
  preheader: enquiry.message.slice(0, 120),
  heading: enquiry.kind === 'sell' ? 'Somebody wants to sell a property' : 'A message from the contact form',
  blocks: [
    {
      rows: [
        ['Name', enquiry.name],
        ['Phone', enquiry.phone],
        ['Email', enquiry.email],
        ...Object.entries(enquiry.detail)
          .filter(([, value]) => value !== '')
          .map(([field, value]): [string, string] => [LABELS[field] ?? field, String(value)]),
      ],
    },
    { quote: enquiry.message },
  ],
});
