import { createTransport, Transporter } from 'nodemailer';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config';

/** A mail on its way out; `text` and `html` hold the secret, if it has one. */
export interface OutgoingMail {
  id: number;
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
}

/** What became of a mail that was handed over: `written` lies as a file. */
export type HandedOver = 'sent' | 'written';

/** The server refused this mail for good; trying again is of no use. */
export class PermanentMailError extends Error {}

/** Where mails go. */
export abstract class MailTransport {
  /** @throws PermanentMailError on a refusal for good, any other error when a later try may succeed */
  abstract send(mail: OutgoingMail): Promise<HandedOver>;
  abstract close(): void;
}

export const transportFor = (config: Config): MailTransport => (config.SMTP_URL ? new SmtpTransport(config) : new FileTransport(config));

const message = (mail: OutgoingMail, from: string) => ({
  from,
  to: { name: '', address: mail.to },
  envelope: { from: from.replace(/^.*<([^>]*)>.*$/, '$1'), to: [mail.to] },
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: mail.messageId,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
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
    const defaults = { pool: true, maxConnections: config.MAIL_CONCURRENCY, maxMessages: 1000, connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 30 * SECOND };
    for (const [name, value] of Object.entries(defaults)) if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
    this.transporter = createTransport(url.href);
  }

  async send(mail: OutgoingMail): Promise<HandedOver> {
    try {
      await this.transporter.sendMail(message(mail, this.config.MAIL_FROM));
      return 'sent';
    } catch (error) {
      const { responseCode, code } = error as { responseCode?: number; code?: string };
      // A refused sign-in is the operator's to mend, not the recipient's fault.
      if (code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500) throw new PermanentMailError((error as Error).message);
      throw error;
    }
  }

  close(): void {
    this.transporter.close();
  }
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

  close(): void {
    this.transporter.close();
  }
}
