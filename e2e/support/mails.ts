import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailFiles, refusedAddresses, type ReceivedMail } from './mail-server';

export type { ReceivedMail } from './mail-server';

function folder(): string {
  const path = process.env.E2E_MAIL_FOLDER;
  if (!path) {
    throw new Error('E2E_MAIL_FOLDER is not set: the tests run under e2e/playwright.config.ts.');
  }
  return path;
}

/** Every mail that has arrived for an address, in the order of arrival. */
export function mailsTo(address: string): ReceivedMail[] {
  const file = mailFiles(folder()).received;
  if (!existsSync(file)) {
    return [];
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ReceivedMail)
    .filter((mail) => mail.to.some((to) => to.toLowerCase() === address.toLowerCase()));
}

/**
 * Waits for a mail to an address whose subject is, or matches, the given one.
 *
 * @param limitMs how long; default 20 s
 * @throws with the subjects that did arrive
 */
export async function waitForMail(address: string, subject: string | RegExp, limitMs = 20_000): Promise<ReceivedMail> {
  const fits = (mail: ReceivedMail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject);
  const deadline = Date.now() + limitMs;
  for (;;) {
    const mail = mailsTo(address).findLast(fits);
    if (mail) {
      return mail;
    }
    if (Date.now() > deadline) {
      const others =
        mailsTo(address)
          .map((one) => `"${one.subject}"`)
          .join(', ') || 'none';
      throw new Error(`No mail "${String(subject)}" to ${address} within ${limitMs / 1000} s; arrived: ${others}.`);
    }
    await sleep(100);
  }
}

/** From now on the mail server refuses an address for good (SMTP 550). */
export function refuseMailsTo(address: string): void {
  const addresses = new Set([...refusedAddresses(folder()), address.toLowerCase()]);
  writeFileSync(mailFiles(folder()).refused, JSON.stringify([...addresses]));
}

/** From now on the mail server accepts an address again. */
export function acceptMailsTo(address: string): void {
  const addresses = refusedAddresses(folder()).filter((one) => one !== address.toLowerCase());
  writeFileSync(mailFiles(folder()).refused, JSON.stringify(addresses));
}
