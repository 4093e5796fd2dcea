import { createHash } from 'node:crypto';
import type { Config } from '../../config';

/** What people are told about signing electronically. */
export interface Disclosure {
  version: string;
  text: string;
}

/** The disclosure that is shown today; another text is another version. */
export function disclosureOf({ NDA_DISCLOSURE, CONTACT_EMAIL }: Config): Disclosure {
  const text = NDA_DISCLOSURE.replaceAll('{contact e-mail}', CONTACT_EMAIL);
  return { version: createHash('sha256').update(text).digest('hex').slice(0, 12), text };
}
