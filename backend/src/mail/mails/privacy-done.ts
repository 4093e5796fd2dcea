import { findPrivacyRequest } from '../data/privacy';
import { mail } from '../mail-definition';
import { LAST_MAIL } from '../suppressed-mails';

/** The last mail that somebody gets; their name is gone already. */
export const privacyDone = mail({
  kind: LAST_MAIL,
  called: 'Account deleted',
  category: null,
  greets: false,
  data: findPrivacyRequest,
  to: ({ person, email }) => (email === null ? null : { ...person, email }),
  content: ({ to, brand }) => {
    const subject = `Your ${to.userId === null ? `data at ${brand.product}` : `${brand.product} account`} is deleted`;
    return {
      subject,
      preheader: 'You get no more emails from us.',
      heading: subject,
      blocks: [
        {
          text: 'What we kept about you is removed, as you asked. What you have signed and offered stays, as the law asks of us. This is the last email that you get from us.',
        },
      ],
    };
  },
  sample: ({ deletedId }) => ({ requestId: deletedId }),
});
