import { atOldEmail, findEmailChange } from '../data/email-change';
import { mail } from '../mail-definition';

export const emailChangedByOffice = mail({
  kind: 'email-changed-by-office',
  called: 'E-mail address changed by the office',
  category: null,
  data: findEmailChange,
  to: atOldEmail,
  content: ({ data, brand }) => ({
    subject: `Your ${brand.product} email was changed`,
    preheader: `You sign in with ${data.newEmail} from now on.`,
    heading: 'Your email was changed',
    blocks: [
      { text: `Our office has made ${data.newEmail} the email of your account. You sign in with it from now on.` },
      { text: 'If you have not asked for it, please tell us.' },
    ],
  }),
  sample: ({ officeChangeId, sellerId }) => ({ changeId: officeChangeId, userId: sellerId }),
});
