import { randomBytes } from 'node:crypto';
import { openSecret, sealSecret } from '../../platform/common/sealed-secret';

/** A new secret as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Sealed before it has an id, so that it belongs to no one webhook. */
const OWNER = '';

export const sealWebhookSecret = (secretKey: string, secret: string): string =>
  sealSecret(secretKey, 'webhook-secrets', OWNER, secret);

/** Undefined when it was sealed with another `SECRET_KEY`. */
export const openWebhookSecret = (secretKey: string, sealed: string): string | undefined =>
  openSecret(secretKey, 'webhook-secrets', OWNER, sealed);
