import { VISITOR_LINK_HOURS } from '@stowbridge/contract/privacy';
import { findPrivacyRequest } from '../data/privacy';
import { REDACTED } from '../layout';
import { mail } from '../mail-definition';

const WHAT = {
  export: { asked: 'a copy of what we keep about this email address', button: 'Get the copy' },
  delete: { asked: 'what we keep about this email address to be deleted', button: 'Delete what you keep' },
} as const;

/** The sender puts the secret of the link in. */
export const privacyLink = mail({
  kind: 'privacy-link',
  called: 'Link to the data of a visitor',
  category: null,
  greets: false,
  data: findPrivacyRequest,
  to: ({ person }) => person,
  content: ({ data: { kind }, links, brand }) => ({
    subject: `Your data at ${brand.product}`,
    preheader: `The link is good for ${VISITOR_LINK_HOURS} hours.`,
    heading: 'Please confirm that it was you',
    blocks: [
      {
        text: `Somebody, most likely you, asked for ${WHAT[kind].asked}. This link is good for ${VISITOR_LINK_HOURS} hours; nothing happens before you confirm it there:`,
      },
      { button: WHAT[kind].button, address: links.visitorData(REDACTED) },
      { text: 'If it was not you, you need not do anything.' },
    ],
  }),
  sample: ({ visitorRequestId }) => ({ requestId: visitorRequestId }),
});
