import { REGRET_DAYS } from '@stowbridge/contract/privacy';
import { findPrivacyRequest } from '../data/privacy';
import { mail } from '../mail-definition';

export const privacyReceived = mail({
  kind: 'privacy-received',
  called: 'Deletion of the account asked for',
  category: null,
  data: findPrivacyRequest,
  to: ({ person }) => person,
  content: ({ data: { deletesAt }, links, brand, moment }) => ({
    subject: `Your ${brand.product} account is going to be deleted`,
    preheader: `You can take it back for ${REGRET_DAYS} days.`,
    heading: 'Your account is going to be deleted',
    blocks: [
      {
        text: `You asked us to delete your account and what we keep about you.${deletesAt ? ` We do so after ${moment(deletesAt)}.` : ''} Until then you can take it back on your account page:`,
      },
      { button: 'Open your data', address: links.yourData },
      {
        text: 'What you have signed and offered stays, as the law asks of us. If you did not ask for this, please take it back, change your password and tell us.',
      },
    ],
  }),
  sample: ({ deletionId }) => ({ requestId: deletionId }),
});
