import { EXPORT_HOURS } from '@stowbridge/contract/privacy';
import { findPrivacyRequest } from '../data/privacy';
import { mail } from '../mail-definition';

export const privacyReady = mail({
  kind: 'privacy-ready',
  called: 'Link to the copy of one’s data',
  category: null,
  data: findPrivacyRequest,
  to: ({ person }) => person,
  content: ({ links, brand }) => ({
    subject: `Your ${brand.product} data is ready`,
    preheader: `You can download it for ${EXPORT_HOURS} hours.`,
    heading: 'Your data is ready',
    blocks: [
      {
        text: `You asked for a copy of what we keep about you. You can download it from your account for ${EXPORT_HOURS} hours, after you have signed in:`,
      },
      { button: 'Open your data', address: links.yourData },
      { text: 'If you did not ask for it, please change your password and tell us.' },
    ],
  }),
  sample: ({ privacyRequestId }) => ({ requestId: privacyRequestId }),
});
