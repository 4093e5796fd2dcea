import { Role } from '@stowbridge/contract/ids';
import { TEMPORARY_HOURS } from '../../domains/accounts/sign-in/passwords';
import { findUser } from '../data/people';
import { REDACTED } from '../layout';
import { mail } from '../mail-definition';

/** The sender puts the password in; what is kept only says that there was one. */
export const temporaryPassword = mail({
  kind: 'temporary-password',
  called: 'Temporary password',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ to, links, brand }) => ({
    subject: `Your ${brand.product} account and temporary password`,
    preheader: `Sign in within ${TEMPORARY_HOURS} hours to choose your own password.`,
    heading: 'Your temporary password',
    blocks: [
      {
        text: `An account on ${brand.product} has been created for you. Sign in with ${to.email} and this temporary password, and choose your own:`,
      },
      { code: REDACTED },
      { text: `The temporary password is good for ${TEMPORARY_HOURS} hours and for one use.` },
      { button: 'Sign in', address: to.userTypeId === Role.Admin ? links.admin : links.signIn },
    ],
  }),
  sample: ({ newUserId }) => ({ userId: newUserId }),
});
