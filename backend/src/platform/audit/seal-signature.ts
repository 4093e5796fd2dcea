import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';

/** How an Ed25519 key begins in PKCS #8 (RFC 8410); its 32 bytes follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key by which seals are signed. */
export function sealingKey(secretKey: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secretKey, '', 'evidence-seals', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

/** PEM of the public half. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();

/** @param hash of a seal, hex */
export const signHash = (key: KeyObject, hash: string): string =>
  sign(null, Buffer.from(hash, 'hex'), key).toString('base64');

export function isSignedBy(publicKey: KeyObject, hash: string, signature: string): boolean {
  return verify(null, Buffer.from(hash, 'hex'), publicKey, Buffer.from(signature, 'base64'));
}
