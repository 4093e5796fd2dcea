import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailCategory, MailCategory } from '../domains/accounts/users/mail-categories';

/** Whose mails about what are stopped. */
export interface Subscription {
  userId: number;
  category: MailCategory;
}

/** `12.offers.<seal>`: it stops these mails of this person and does nothing else, so it does not expire. */
export function unsubscribeToken(secretKey: string, { userId, category }: Subscription): string {
  const named = `${userId}.${category}`;
  return `${named}.${seal(secretKey, named)}`;
}

/** What the token stops; undefined when it is not ours. */
export function readUnsubscribeToken(secretKey: string, token: string): Subscription | undefined {
  const [, id, category, given] = /^([1-9]\d{0,9})\.([a-z]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (!given || !isMailCategory(category)) {
    return undefined;
  }
  return timingSafeEqual(Buffer.from(seal(secretKey, `${id}.${category}`)), Buffer.from(given))
    ? { userId: Number(id), category }
    : undefined;
}

const seal = (secretKey: string, named: string): string =>
  createHmac('sha256', secretKey).update(`mail-unsubscribe:${named}`).digest('base64url');
