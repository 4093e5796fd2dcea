import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who opened which listing from the mail of which campaign. */
export interface Click {
  campaignId: number;
  userId: number;
  propertyId: number;
}

/** `3.12.34.<seal>`: it leads to the listing, and says from which mail somebody came. */
export function clickToken(secretKey: string, { campaignId, userId, propertyId }: Click): string {
  const named = `${campaignId}.${userId}.${propertyId}`;
  return `${named}.${seal(secretKey, named)}`;
}

/** Undefined when the token is not ours. */
export function readClickToken(secretKey: string, token: string): Click | undefined {
  const [, campaignId, userId, propertyId, given] =
    /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  const named = `${campaignId}.${userId}.${propertyId}`;
  return given && timingSafeEqual(Buffer.from(seal(secretKey, named)), Buffer.from(given))
    ? { campaignId: Number(campaignId), userId: Number(userId), propertyId: Number(propertyId) }
    : undefined;
}

const seal = (secretKey: string, named: string): string =>
  createHmac('sha256', secretKey).update(`campaign-click:${named}`).digest('base64url');
