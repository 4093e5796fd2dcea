import { createSecretKey, KeyObject } from 'node:crypto';
import type { Config } from '../../config';

/** The key of all tokens, as an object: a text would be tried as a public key first, at every request, in vain. */
export function tokenKey(config: Config): KeyObject {
  return createSecretKey(Buffer.from(config.SECRET_KEY));
}
