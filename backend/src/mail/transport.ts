import { createTransport, NodemailerError, Transporter } from 'nodemailer';
import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config';
import type { Attachment } from './attachments';

/** A mail on its way out; `text` and `html` hold the secret, if it has one. */
export interface OutgoingMail {
  id: number;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  attachments?: Attachment[];
  /** Where a POST stops such mails, for those that can be stopped. */
  unsubscribe?: string;
}

/** What became of a mail that was handed over: `written` lies as a file. */
export type HandedOver = 'sent' | 'written';

/** The server refused this mail for good; trying again is of no use. */
export class PermanentMailError extends Error {}

/** The server refused this very address for good: no mail will reach it. */
export class RefusedAddressError extends PermanentMailError {}

/** Where mails go. */
export abstract class MailTransport {
  /** @throws PermanentMailError on a refusal for good, any other error when a later try may succeed */
  abstract send(mail: OutgoingMail): Promise<HandedOver>;
  /** Where mails go, once that has let us in; sends none. */
  abstract check(): Promise<string>;
  abstract close(): void;
}

export const transportFor = (config: Config): MailTransport =>
  config.SMTP_URL ? new SmtpTransport(config) : new FileTransport(config);

/** RFC 8058: mail programs show a button that sends this POST. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const message = (mail: OutgoingMail, from: string) => ({
  from,
  // As an object, so that it is never read as a list of several.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: mail.messageId,
  attachments: mail.attachments,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(mail.unsubscribe ? oneClick(mail.unsubscribe) : {}),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const SECOND = 1000;

/** Hands mails to the configured server over a small pool of connections. */
class SmtpTransport extends MailTransport {
  private readonly transporter: Transporter;

  constructor(private readonly config: Config) {
    super();
    const url = new URL(config.SMTP_URL as string);
    const defaults = {
      pool: true,
      maxConnections: config.MAIL_CONCURRENCY,
      maxMessages: 1000,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
    };
    for (const [name, value] of Object.entries(defaults)) {
      if (!url.searchParams.has(name)) {
        url.searchParams.set(name, String(value));
      }
    }
    this.transporter = createTransport(url.href);
  }

  async send(mail: OutgoingMail): Promise<HandedOver> {
    try {
      await this.transporter.sendMail(message(mail, this.config.MAIL_FROM));
      return 'sent';
    } catch (error) {
      throw judged(error as NodemailerError);
    }
  }

  async check(): Promise<string> {
    await this.transporter.verify();
    return `${new URL(this.config.SMTP_URL as string).host} lets us in`;
  }

  close(): void {
    this.transporter.close();
  }
}

/**
 * What a failed conversation means for the mail. Only the steps about this mail can refuse it for good; a refused
 * greeting, sign-in or sender is the operator's to mend, and the mail waits for that.
 */
function judged(error: NodemailerError): Error {
  if (!error.permanent || (error.command !== 'RCPT TO' && error.command !== 'DATA')) {
    return error;
  }
  const said = error.response ?? error.message;
  return error.command === 'RCPT TO' && isAboutTheAddress(said)
    ? new RefusedAddressError(said)
    : new PermanentMailError(said);
}

/**
 * Whether a refusal of a recipient speaks of the address. With an extended code (RFC 3463) only 5.1 and 5.2 do: the
 * others speak of policy, of the connection or of the mail. Without one, the codes 550 to 553 and 556 do.
 */
function isAboutTheAddress(said: string): boolean {
  const extended = /^5\d\d[ -]5\.(\d{1,3})\.\d{1,3}\b/.exec(said);
  return extended ? extended[1] === '1' || extended[1] === '2' : /^55[0-36]\b/.test(said);
}

/** Writes each mail as an .eml file below DATA_DIR, for a product without a mail server. */
class FileTransport extends MailTransport {
  private readonly transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  private readonly folder: string;

  constructor(private readonly config: Config) {
    super();
    this.folder = resolve(config.DATA_DIR, 'mails');
  }

  async send(mail: OutgoingMail): Promise<HandedOver> {
    const built = await this.transporter.sendMail(message(mail, this.config.MAIL_FROM));
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, `${String(mail.id).padStart(8, '0')}.eml`);
    await writeFile(`${path}.part`, built.message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
    return 'written';
  }

  async check(): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.W_OK);
    return `no SMTP_URL, so each mail is written to ${this.folder}`;
  }

  close(): void {
    this.transporter.close();
  }
}
