import { findPrivacyRequest } from '../data/privacy';
import { mail } from '../mail-definition';

export const privacyRefused = mail({
  kind: 'privacy-refused',
  called: 'Deletion of the account refused',
  category: null,
  data: findPrivacyRequest,
  to: ({ person }) => person,
  content: ({ data: { reason }, to, brand }) => {
    const isVisitor = to.userId === null;
    const subject = `Your ${isVisitor ? `data at ${brand.product}` : `${brand.product} account`} stays for now`;
    return {
      subject,
      preheader: 'We could not delete it.',
      heading: subject,
      blocks: [
        {
          text: `You asked us to delete ${isVisitor ? 'what we keep about this email address' : 'your account'}. We could not:`,
        },
        { text: reason ?? '' },
        { text: `You can ask again${isVisitor ? '' : ' from your account page'}, or write to us.` },
      ],
    };
  },
  sample: ({ refusedId }) => ({ requestId: refusedId }),
});
