import type { DataSource } from 'typeorm';
import { EventMap, EventName } from '../src/platform/events/events';
import { recordEvent } from '../src/platform/events/outbox';
import { SENDING } from './campaigns';
import { Received, startSmtp, TestSmtp } from './smtp';
import { createTestDatabase, TestDatabase } from './test-database';
import { eventually, startTestWorker, testConfig, TestWorker } from './test-worker';

export interface MailRow {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  status: string;
  attempts: number;
  error: string | null;
  message_id: string;
  preview_html: string;
  preview_text: string;
}

/** A worker that hands mails to a real SMTP server, on a database of its own. */
export class MailWorld {
  readonly source: DataSource;

  private constructor(
    private readonly database: TestDatabase,
    readonly worker: TestWorker,
    public smtp: TestSmtp,
  ) {
    this.source = worker.source;
  }

  static async start(settings: Record<string, string> = {}): Promise<MailWorld> {
    const database = await createTestDatabase();
    const smtp = await startSmtp();
    return new MailWorld(
      database,
      await startTestWorker(
        testConfig({
          DATABASE_URL: database.url,
          SMTP_URL: smtp.url,
          OFFICES: `Texas: ${SENDING.postalAddress}`,
          ...settings,
        }),
      ),
      smtp,
    );
  }

  async close(): Promise<void> {
    await this.worker.close();
    await this.smtp.close();
    await this.database.drop();
  }

  /** Lets the server take everything again. */
  accept(): void {
    Object.assign(this.smtp, {
      refuse: () => undefined,
      refuseRecipient: () => undefined,
      refuseConnection: () => undefined,
    });
  }

  tell<Name extends EventName>(name: Name, payload: EventMap[Name]): Promise<void> {
    return this.source.transaction((manager) => recordEvent(manager, name, payload));
  }

  /** The newest mail to an address, as the log has it. */
  async row(recipient: string): Promise<MailRow | undefined> {
    return (
      await this.source.query<MailRow[]>('select * from mails where recipient = $1 order by id desc', [recipient])
    )[0];
  }

  /** The newest mail to an address, once it was sent or given up. */
  settled(recipient: string): Promise<MailRow> {
    return eventually(async () => {
      const found = await this.row(recipient);
      return found && found.status !== 'queued' ? found : undefined;
    });
  }

  receivedBy(recipient: string): Received[] {
    return this.smtp.received.filter(({ to }) => to.includes(recipient));
  }
}
