import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** What secrets are sealed for; each use has a key of its own, derived from `SECRET_KEY`. */
export type SealedUse = 'second-factors' | 'webhook-secrets';

const keyOf = (secretKey: string, use: SealedUse): Buffer => Buffer.from(hkdfSync('sha256', secretKey, '', use, 32));

/**
 * Seals a secret for the database: a copy of it alone opens none.
 * @param owner whose it is; it opens for them only
 */
export function sealSecret(secretKey: string, use: SealedUse, owner: string, secret: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(secretKey, use), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined when it was sealed with another key, for another use or for somebody else. */
export function openSecret(secretKey: string, use: SealedUse, owner: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secretKey, use), bytes.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return decipher.update(bytes.subarray(NONCE + TAG)).toString('utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
