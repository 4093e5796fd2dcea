import { findUser } from '../data/people';
import { mail } from '../mail-definition';

export const sessionReused = mail({
  kind: 'session-reused',
  called: 'Session ended',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ links, brand }) => ({
    subject: `You were signed out of ${brand.product} in one browser`,
    preheader: 'Your other sessions go on.',
    heading: 'You were signed out',
    blocks: [
      {
        text: 'A key of your session that had already been replaced was used again. It may be a browser that lost its connection, or a stolen copy, so we have ended this session. Your other sessions go on.',
      },
      {
        text: 'Please sign in again. If somebody else may have been in your account, choose a new password: it ends all sessions.',
      },
      { button: 'Choose a new password', address: links.forgotPassword },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
