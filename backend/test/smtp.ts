import PostalMime, { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received {
  /** The recipients that the server was told, whatever the headers say. */
  to: string[];
  mail: Email;
  raw: string;
}

interface Refusal {
  code: number;
  text: string;
}

const answerOf = (refusal: Refusal | undefined): Error | undefined =>
  refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code });

export interface TestSmtp {
  url: string;
  port: number;
  /** Every mail whose text has arrived, whether it was accepted or not. */
  received: Received[];
  /** Decides on a mail by its recipient and how often it came; undefined accepts it. */
  refuse: (recipient: string, time: number) => Refusal | undefined;
  /** Decides on a recipient before any text is sent; undefined accepts it. */
  refuseRecipient: (recipient: string) => Refusal | undefined;
  /** Decides on each client that connects; undefined welcomes them. */
  refuseConnection: () => Refusal | undefined;
  close(): Promise<void>;
}

/** A real SMTP server on the loopback address that keeps what it is given. */
export async function startSmtp(port = 0, delay = 0): Promise<TestSmtp> {
  const times = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      done(answerOf(smtp.refuseConnection()));
    },
    onRcptTo({ address }, _session, done) {
      done(answerOf(smtp.refuseRecipient(address)));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('utf8');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const time = (times.get(to[0]) ?? 0) + 1;
        times.set(to[0], time);
        void PostalMime.parse(raw).then((mail) => {
          smtp.received.push({ to, mail, raw });
          const refusal = smtp.refuse(to[0], time);
          const answer = (): void => done(answerOf(refusal));
          if (delay > 0) {
            setTimeout(answer, delay);
          } else {
            answer();
          }
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as { port: number };
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received: [],
    refuse: () => undefined,
    refuseRecipient: () => undefined,
    refuseConnection: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}
