import { createHash } from 'node:crypto';

/**
 * One plain address: what SMTP and mail headers take literally, without lists, quotes, comments, routes or line
 * breaks, so that nothing that a person typed can add a recipient or a header.
 */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/;

export const isPlainAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);

export const NOT_AN_ADDRESS = 'The address is not one plain mail address.';

/** One line without control characters, at most 200 characters: fit for a header. */
export const headerText = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** The same for every attempt to send the same mail, so that a receiver can recognise a second delivery. */
export function messageIdOf(eventId: string, kind: string, recipient: string, siteUrl: string): string {
  const person = createHash('sha256').update(recipient.toLowerCase()).digest('hex').slice(0, 16);
  return `<${eventId}.${kind}.${person}@${new URL(siteUrl).hostname}>`;
}
