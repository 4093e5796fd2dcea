import type { Person } from './facts';
import { MailContent, REDACTED } from './layout';
import type { Links } from './links';

/** Ids of user types that decide where a person signs in. */
const ADMIN = 1;
const SELLER = 3;

const hello = (person: Person): { text: string } => ({ text: `Hello ${person.name},` });
const signIn = (person: Person, links: Links): { button: string; address: string } => ({
  button: 'Sign in',
  address: person.userTypeId === ADMIN ? links.admin : links.signIn,
});

export const welcome = (person: Person, links: Links, product: string): MailContent => ({
  subject: `Welcome to ${product}`,
  preheader: 'Your account is ready.',
  heading: `Welcome to ${product}`,
  blocks: [
    hello(person),
    {
      text:
        person.userTypeId === SELLER
          ? 'Your seller account is ready. From your dashboard you follow who looks at your properties, read offers and answer them.'
          : 'Your account is ready. Find a property, sign its confidentiality agreement and read its documents; offers are made online as well.',
    },
    person.userTypeId === SELLER
      ? { button: 'Open your dashboard', address: links.sellerDashboard }
      : { button: 'Search properties', address: links.search },
  ],
});

/** The secret is put in by the sender; what is kept says only that there was one. */
export const temporaryPassword = (person: Person, links: Links, product: string): MailContent => ({
  subject: `Your ${product} account and temporary password`,
  preheader: 'Sign in within 72 hours to choose your own password.',
  heading: 'Your temporary password',
  blocks: [
    hello(person),
    {
      text: `An account on ${product} has been created for you. Sign in with ${person.email} and this temporary password, and choose your own:`,
    },
    { code: REDACTED },
    { text: 'The temporary password is good for 72 hours and for one use.' },
    signIn(person, links),
  ],
});

export const approved = (person: Person, links: Links, product: string): MailContent => ({
  subject: 'Your account has been approved',
  preheader: `You are approved on ${product}.`,
  heading: 'You are approved',
  blocks: [
    hello(person),
    { text: `We have looked at your registration on ${product} and approved it. Nothing more is needed from you.` },
    signIn(person, links),
  ],
});

export const rejected = (person: Person, product: string): MailContent => ({
  subject: `Your ${product} account is inactive`,
  preheader: 'You cannot sign in for now.',
  heading: 'Your account is inactive',
  blocks: [
    hello(person),
    {
      text: `Your account on ${product} is not active, so you cannot sign in. If you think that this is a mistake, or to reactivate it, please get in touch with us.`,
    },
  ],
});

/** The link holds the secret, which the sender puts in. */
export const passwordReset = (person: Person, links: Links, product: string): MailContent => ({
  subject: `Reset your ${product} password`,
  preheader: 'The link is good for one hour.',
  heading: 'Reset your password',
  blocks: [
    hello(person),
    {
      text: 'Somebody, most likely you, asked for a new password for this account. This link is good for one hour and for one use:',
    },
    { button: 'Choose a new password', address: links.resetPassword(REDACTED) },
    { text: 'If it was not you, you need not do anything: your password stays as it is.' },
  ],
});

export const passwordChanged = (person: Person, links: Links, product: string): MailContent => ({
  subject: `Your ${product} password was changed`,
  preheader: 'If it was not you, act now.',
  heading: 'Your password was changed',
  blocks: [
    hello(person),
    { text: 'The password of your account was just changed, and your other sessions were signed out.' },
    { text: 'If it was not you, set a new password at once and tell us.' },
    { button: 'Set a new password', address: links.forgotPassword },
  ],
});

export const signInAttack = (person: Person, links: Links, product: string): MailContent => ({
  subject: `Somebody is trying to sign in to your ${product} account`,
  preheader: 'Many wrong passwords were given for your account.',
  heading: 'Many wrong passwords',
  blocks: [
    hello(person),
    {
      text: 'Within an hour many wrong passwords were given for your account, so that new devices must wait before they can sign in to it. Nobody got in by them, and your password has not changed.',
    },
    {
      text: 'You need not do anything. A browser in which you have signed in before lets you in as always. Elsewhere, choose a new password: that browser is then known as well.',
    },
    { button: 'Choose a new password', address: links.forgotPassword },
  ],
});

export const sessionReused = (person: Person, links: Links, product: string): MailContent => ({
  subject: `You were signed out of ${product} in one browser`,
  preheader: 'An old key of that session was used a second time.',
  heading: 'You were signed out',
  blocks: [
    hello(person),
    {
      text: 'Somebody used a key of your session that had already been replaced. That can be a browser that lost its connection, or a copy that was stolen, so we have ended this session. Your other sessions go on.',
    },
    {
      text: 'Please sign in again. If you think that somebody else was in your account, choose a new password: it ends all sessions.',
    },
    { button: 'Choose a new password', address: links.forgotPassword },
  ],
});
