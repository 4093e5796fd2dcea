import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** A new secret as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const keyOf = (secretKey: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, '', 'webhook-secrets', 32));

/** Sealed for the database: without `SECRET_KEY` nobody reads it. */
export function sealSecret(secretKey: string, secret: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, keyOf(secretKey), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when it was sealed with another `SECRET_KEY` */
export function openSecret(secretKey: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, keyOf(secretKey), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
