import { findPrivacyRequest } from '../data/privacy';
import { mail } from '../mail-definition';

export const privacyRefused = mail({
  kind: 'privacy-refused',
  called: 'Deletion of the account refused',
  category: null,
  data: findPrivacyRequest,
  to: ({ person }) => person,
  content: ({ data: { reason }, brand }) => ({
    subject: `Your ${brand.product} account stays for now`,
    preheader: 'We could not delete it.',
    heading: 'Your account stays for now',
    blocks: [
      { text: 'You asked us to delete your account. We could not:' },
      { text: reason ?? '' },
      { text: 'You can ask again from your account page, or write to us.' },
    ],
  }),
  sample: ({ refusedId }) => ({ requestId: refusedId }),
});
