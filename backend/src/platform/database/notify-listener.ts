import { Logger } from '@nestjs/common';
import { Client } from 'pg';

/** Milliseconds for connecting, and for an answer on the connection. */
const PATIENCE_MS = 5000;
const AGAIN_MS = 1000;

export interface Listening {
  url: string;
  /** The channel of Postgres, as a name in SQL. */
  channel: string;
  /** How the connection is called in Postgres. */
  application: string;
  /** Something was announced, or may have been while nobody listened. */
  heard: () => void;
  /** From now on announcements are missed, until `heard` is called again. */
  lost?: () => void;
}

/** Hears what Postgres announces on a channel, on a connection of its own, and connects again when that is lost. */
export class NotifyListener {
  private readonly logger = new Logger('NotifyListener');
  private client: Client | undefined;
  private again: NodeJS.Timeout | undefined;
  private stopped = false;
  private hearing = false;
  private trip?: Promise<void>;
  private nextTrip?: Promise<void>;

  constructor(private readonly options: Listening) {}

  /** Whether it hears all that is announced. */
  get listens(): boolean {
    return this.hearing;
  }

  async start(): Promise<void> {
    const { url, channel, application, heard } = this.options;
    const client = new Client({
      connectionString: url,
      application_name: application,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', heard);
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.hearing = true;
      heard();
    } catch (error) {
      this.lose(client, error as Error);
    }
  }

  /**
   * Resolves once everything has been heard that was announced before the call: Postgres delivers what waits for a
   * connection before it answers on it. A connection that does not answer in time is given up.
   */
  caughtUp(): Promise<void> {
    if (!this.trip) {
      this.trip = this.roundTrip().finally(() => (this.trip = undefined));
      return this.trip;
    }
    // The one under way may have begun too early.
    this.nextTrip ??= this.trip.then(() => {
      this.nextTrip = undefined;
      return this.caughtUp();
    });
    return this.nextTrip;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.again);
    await this.client?.end().catch(() => undefined);
  }

  private async roundTrip(): Promise<void> {
    const { client } = this;
    if (client && this.hearing) {
      await client.query('').catch((error: Error) => this.lose(client, error));
    }
  }

  private lose(client: Client, error?: Error): void {
    if (this.stopped || this.client !== client) {
      return;
    }
    this.client = undefined;
    this.hearing = false;
    this.options.lost?.();
    if (error) {
      this.logger.warn(`Postgres: ${error.message}`);
    }
    client.end().catch(() => undefined);
    this.again = setTimeout(() => void this.start(), AGAIN_MS);
  }
}
