import { administrators } from '../data/people';
import { findPrivacyRequest } from '../data/privacy';
import { mail } from '../mail-definition';

export const privacyDue = mail({
  kind: 'privacy-due',
  called: 'Answer to a request for deletion due soon',
  category: null,
  greets: false,
  data: findPrivacyRequest,
  to: (_request, context) => administrators(context),
  content: ({ data: { person, dueAt }, links, moment }) => ({
    subject: 'A request to delete data is due soon',
    preheader: `Please answer by ${moment(dueAt)}.`,
    heading: 'A request to delete data is due soon',
    blocks: [
      {
        text: `${person.name} asked us to delete what we keep about them. The law wants our answer by ${moment(dueAt)}.`,
      },
      { button: 'Open the requests', address: links.privacyRequests },
    ],
  }),
  sample: ({ deletionId }) => ({ requestId: deletionId }),
});
