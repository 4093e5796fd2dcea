/** What mails that people can stop are about, by the name of the category, as it is used in a sentence. */
export const MAIL_CATEGORIES = {
  offers: 'offers and deals',
  properties: 'properties',
  messages: 'messages',
  reports: 'reports and reminders',
  listings: 'listings that you look for',
} as const;

export type MailCategory = keyof typeof MAIL_CATEGORIES;

export const MAIL_CATEGORY_NAMES = Object.keys(MAIL_CATEGORIES) as MailCategory[];

export const isMailCategory = (name: string): name is MailCategory => Object.hasOwn(MAIL_CATEGORIES, name);
