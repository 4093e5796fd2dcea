import { createHmac, timingSafeEqual } from 'node:crypto';

/** `12.<seal>`: it stops the mails of this saved search and does nothing else, so it does not expire. */
export const stopToken = (secretKey: string, searchId: number): string => `${searchId}.${seal(secretKey, searchId)}`;

/** The saved search that the token stops; undefined when it is not ours. */
export function readStopToken(secretKey: string, token: string): number | undefined {
  const [, id, given] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  return given && timingSafeEqual(Buffer.from(seal(secretKey, Number(id))), Buffer.from(given))
    ? Number(id)
    : undefined;
}

const seal = (secretKey: string, searchId: number): string =>
  createHmac('sha256', secretKey).update(`saved-search-stop:${searchId}`).digest('base64url');
