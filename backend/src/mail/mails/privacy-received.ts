import { REGRET_DAYS } from '@stowbridge/contract/privacy';
import { findPrivacyRequest } from '../data/privacy';
import { mail } from '../mail-definition';

export const privacyReceived = mail({
  kind: 'privacy-received',
  called: 'Deletion of the account asked for',
  category: null,
  data: findPrivacyRequest,
  to: ({ person }) => person,
  content: ({ data: { deletesAt }, to, links, brand, moment }) => {
    const isVisitor = to.userId === null;
    const subject = `Your ${isVisitor ? `data at ${brand.product}` : `${brand.product} account`} is going to be deleted`;
    return {
      subject,
      preheader: `You can take it back for ${REGRET_DAYS} days.`,
      heading: subject,
      blocks: [
        {
          text: `You asked us to delete ${isVisitor ? 'what we keep about this email address' : 'your account and what we keep about you'}.${deletesAt ? ` We do so after ${moment(deletesAt)}.` : ''} Until then you can take it back ${isVisitor ? 'by the link in our earlier email.' : 'on your account page:'}`,
        },
        ...(isVisitor ? [] : [{ button: 'Open your data', address: links.yourData }]),
        {
          text: `What you have signed and offered stays, as the law asks of us. If you did not ask for this, please take it back${isVisitor ? '' : ', change your password'} and tell us.`,
        },
      ],
    };
  },
  sample: ({ deletionId }) => ({ requestId: deletionId }),
});
