import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose mails about which of their saved searches are stopped. */
interface StoppedSearch {
  userId: number;
  searchId: number;
}

/** `12.34.<seal>`: it stops the mails of this saved search of this person and does nothing else, so it does not expire. */
export const stopToken = (secretKey: string, { userId, searchId }: StoppedSearch): string =>
  `${userId}.${searchId}.${seal(secretKey, `${userId}.${searchId}`)}`;

/** What the token stops; undefined when it is not ours. */
export function readStopToken(secretKey: string, token: string): StoppedSearch | undefined {
  const [, userId, searchId, given] = /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  return given && timingSafeEqual(Buffer.from(seal(secretKey, `${userId}.${searchId}`)), Buffer.from(given))
    ? { userId: Number(userId), searchId: Number(searchId) }
    : undefined;
}

const seal = (secretKey: string, named: string): string =>
  createHmac('sha256', secretKey).update(`saved-search-stop:${named}`).digest('base64url');
