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
    preheader: 'An old key of that session was used a second time.',
    heading: 'You were signed out',
    blocks: [
      {
        text: 'Somebody used a key of your session that had already been replaced. That can be a browser that lost its connection, or a copy that was stolen, so we have ended this session. Your other sessions go on.',
      },
      {
        text: 'Please sign in again. If you think that somebody else was in your account, choose a new password: it ends all sessions.',
      },
      { button: 'Choose a new password', address: links.forgotPassword },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
