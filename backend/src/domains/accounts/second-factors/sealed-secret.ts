import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

const keyOf = (secretKey: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, '', 'second-factors', 32));

/** Seals what an app makes its codes from: a copy of the database alone makes none. It opens for its owner only. */
export function sealSecret(secretKey: string, userId: number, secret: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(secretKey), nonce).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined when it was sealed with another key, or for somebody else. */
export function openSecret(secretKey: string, userId: number, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(secretKey), bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    return decipher.update(bytes.subarray(NONCE + TAG)).toString('utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
