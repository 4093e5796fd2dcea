import type { KeyFacts, Person } from './facts';
import type { Block, MailContent } from './layout';
import type { Links } from './links';

const rows = ({ name, hint, maker, scopes, expiresAt }: KeyFacts, moment: (at: Date) => string): Block => ({
  rows: [
    ['Key', `${name} (sbk_…${hint})`],
    ['Made by', maker.name],
    ['Scopes', scopes.join(', ')],
    ['Ends', expiresAt ? moment(expiresAt) : 'never'],
  ],
});

export const keyCreated = (
  to: Person,
  key: KeyFacts,
  links: Links,
  product: string,
  moment: (at: Date) => string,
): MailContent => ({
  subject: `An API key for ${product} was made`,
  preheader: `${key.name}, by ${key.maker.name}.`,
  heading: 'An API key was made',
  blocks: [
    { text: `Hello ${to.name},` },
    { text: 'Whoever has this key can use the product within its scopes. If you do not know of it, revoke it.' },
    rows(key, moment),
    { button: 'Open the API keys', address: links.apiKeys },
  ],
});

export const keyRevoked = (
  to: Person,
  key: KeyFacts,
  links: Links,
  product: string,
  moment: (at: Date) => string,
): MailContent => ({
  subject: `An API key for ${product} was revoked`,
  preheader: `${key.name}, by ${key.maker.name}.`,
  heading: 'An API key was revoked',
  blocks: [
    { text: `Hello ${to.name},` },
    { text: 'Programs that use this key are refused from now on.' },
    rows(key, moment),
    { button: 'Open the API keys', address: links.apiKeys },
  ],
});

export const keyEnding = (key: KeyFacts, links: Links, product: string, moment: (at: Date) => string): MailContent => ({
  subject: `Your API key for ${product} ends soon`,
  preheader: `${key.name} stops working in 14 days or less.`,
  heading: 'Your API key ends soon',
  blocks: [
    { text: `Hello ${key.maker.name},` },
    { text: 'Programs that use this key are refused from its end on. Make a new one in time, and revoke this one.' },
    rows(key, moment),
    { button: 'Open the API keys', address: links.apiKeys },
  ],
});
