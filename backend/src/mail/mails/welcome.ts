import { Role } from '@stowbridge/contract/ids';
import { findUser } from '../data/people';
import { mail } from '../mail-definition';

export const welcome = mail({
  kind: 'welcome',
  called: 'Welcome',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ to, links, brand }) => ({
    subject: `Welcome to ${brand.product}`,
    preheader: 'Your account is ready.',
    heading: `Welcome to ${brand.product}`,
    blocks: [
      {
        text:
          to.userTypeId === Role.Seller
            ? 'Your seller account is ready. From your dashboard you follow who looks at your properties, read offers and answer them.'
            : 'Your account is ready. Find a property, sign its confidentiality agreement and read its documents; offers are made online as well.',
      },
      to.userTypeId === Role.Seller
        ? { button: 'Open your dashboard', address: links.sellerDashboard }
        : { button: 'Search properties', address: links.search },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
