import type { EmailChangeFacts, Person } from './facts';
import { MailContent, REDACTED } from './layout';
import type { Links } from './links';

/** The link holds the secret, which the sender puts in. */
export const emailChange = ({ person, newEmail }: EmailChangeFacts, links: Links, product: string): MailContent => ({
  subject: `Confirm your new email for ${product}`,
  preheader: 'The link is good for 24 hours.',
  heading: 'Confirm your new email',
  blocks: [
    { text: `Hello ${person.name},` },
    {
      text: `You asked us to make ${newEmail} the email of your account. This link is good for 24 hours and for one use:`,
    },
    { button: 'Confirm this email', address: links.confirmEmail(REDACTED) },
    {
      text: 'Until then you sign in with the email you have now. If you did not ask for it, you need not do anything.',
    },
  ],
});

/** The same. */
export const emailChangeNotice = (
  { person, newEmail }: EmailChangeFacts,
  links: Links,
  product: string,
): MailContent => ({
  subject: `Somebody wants to change the email of your ${product} account`,
  preheader: 'If it was not you, cancel it now.',
  heading: 'The email of your account is to change',
  blocks: [
    { text: `Hello ${person.name},` },
    {
      text: `Somebody, most likely you, asked us to make ${newEmail} the email of your account. If it was you, you need not do anything.`,
    },
    {
      text: 'If it was not you, cancel it. This keeps your email, or brings it back, and signs everybody out. The link is good for 7 days:',
    },
    { button: 'It was not me: cancel it', address: links.cancelEmail(REDACTED) },
  ],
});

export const emailChangedByOffice = ({ person, newEmail }: EmailChangeFacts, product: string): MailContent => ({
  subject: `The email of your ${product} account was changed`,
  preheader: 'Our office has changed it.',
  heading: 'Your email was changed',
  blocks: [
    { text: `Hello ${person.name},` },
    { text: `Our office has made ${newEmail} the email of your account. You sign in with it from now on.` },
    { text: 'If you have not asked for it, please tell us.' },
  ],
});

/** The link holds the secret, which the sender puts in. */
export const emailLink = (person: Person, links: Links, product: string): MailContent => ({
  subject: `Confirm your email for ${product}`,
  preheader: 'The link is good for 7 days.',
  heading: 'Confirm your email',
  blocks: [
    { text: `Hello ${person.name},` },
    {
      text: `There is an account on ${product} with this email. Please confirm that it is yours. This link is good for 7 days and for one use:`,
    },
    { button: 'Confirm this email', address: links.confirmEmail(REDACTED) },
    { text: 'If you have no account with us, you need not do anything.' },
  ],
});

/** The code is put in by the sender. */
export const emailCode = (person: Person, product: string): MailContent => ({
  subject: `Your ${product} code`,
  preheader: 'The code is good for 10 minutes.',
  heading: 'Your code',
  blocks: [
    { text: `Hello ${person.name},` },
    { text: 'Enter this code where you want to sign the agreement. It is good for 10 minutes:' },
    { code: REDACTED },
    {
      text: 'If you are not signing an agreement, somebody else may be using your email. Please do not pass the code on, and tell us.',
    },
  ],
});
