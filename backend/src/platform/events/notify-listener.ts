import { Logger } from '@nestjs/common';
import { Client } from 'pg';

const CHANNEL = 'events';

/**
 * Hears Postgres announce new events on a connection of its own, and connects again when it is lost. A missed
 * announcement costs time only: the relay also looks by itself.
 */
export class NotifyListener {
  private readonly logger = new Logger('NotifyListener');
  private client: Client | undefined;
  private again: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly onAnnounced: () => void,
  ) {}

  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'stowbridge-relay',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', () => this.onAnnounced());
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.onAnnounced();
    } catch (error) {
      this.lost(client, error as Error);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.again);
    await this.client?.end().catch(() => undefined);
  }

  private lost(client: Client, error?: Error): void {
    if (this.stopped || this.client !== client) {
      return;
    }
    this.client = undefined;
    if (error) {
      this.logger.warn(`Postgres: ${error.message}`);
    }
    client.end().catch(() => undefined);
    this.again = setTimeout(() => void this.start(), 1000);
  }
}
