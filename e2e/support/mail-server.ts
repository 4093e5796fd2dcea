import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived, one JSON line each in `mails.jsonl`. */
export interface ReceivedMail {
  /** The addresses of the envelope. */
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: string[];
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** The files by which the server and the tests, which run in other processes, speak with each other. */
export const mailFiles = (folder: string) => ({
  received: join(folder, 'mails.jsonl'),
  refused: join(folder, 'refused.json'),
});

/** The addresses that the server refuses just now. */
export function refusedAddresses(folder: string): string[] {
  const { refused } = mailFiles(folder);
  return existsSync(refused) ? (JSON.parse(readFileSync(refused, 'utf8')) as string[]) : [];
}

async function keep(folder: string, raw: Buffer, from: string, to: string[]): Promise<void> {
  const mail = await PostalMime.parse(raw);
  const received: ReceivedMail = {
    from,
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map((attachment) => attachment.filename ?? ''),
    receivedAt: new Date().toISOString(),
  };
  appendFileSync(mailFiles(folder).received, `${JSON.stringify(received)}\n`);
}

/** Starts a real SMTP server on the loopback address that keeps what it accepts in a folder. */
export async function startMailServer(folder: string, port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const refused = refusedAddresses(folder).includes(address.toLowerCase());
      done(refused ? Object.assign(new Error('Mailbox unavailable'), { responseCode: 550 }) : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        keep(
          folder,
          Buffer.concat(chunks),
          from,
          rcptTo.map(({ address }) => address),
        ).then(() => done(), done);
      });
    },
  });
  // A client that goes away in the middle is its own affair.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
