import { Injectable, Logger, OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface Seen {
  kind: 1 | 2 | 3;
  at: Date;
  propertyId: number | null;
  keyword: string | null;
  visitorId: number | null;
}

const FLUSH_MS = 1000;
/** Beyond this a database that does not answer must not eat the memory; counting gives way to serving. */
const MOST_WAITING = 20_000;

/**
 * Counts the searches, sessions and views of people in batches: one insert a second, however many requests there were.
 * The caller leaves robots out. A batch that cannot be written is given up: counting never fails or delays what is counted.
 */
@Injectable()
export class ActivityRecorder implements OnApplicationShutdown {
  private waiting: Seen[] = [];
  private timer?: NodeJS.Timeout;
  private written: Promise<void> = Promise.resolve();
  private readonly logger = new Logger('Activity');

  constructor(private readonly source: DataSource) {}

  searched(keyword: string): void {
    const text = keyword.trim().toLowerCase().slice(0, 100);
    if (text) {
      this.add({ kind: 1, at: new Date(), propertyId: null, keyword: text, visitorId: null });
    }
  }

  sessionStarted(): void {
    this.add({ kind: 2, at: new Date(), propertyId: null, keyword: null, visitorId: null });
  }

  /** @param visitorId of a person who is signed in */
  viewed(propertyId: number, visitorId: number | null = null): void {
    this.add({ kind: 3, at: new Date(), propertyId, keyword: null, visitorId });
  }

  private add(seen: Seen): void {
    if (this.waiting.length >= MOST_WAITING) {
      return;
    }
    this.waiting.push(seen);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what waits, after what is being written; also called at the end of the process. */
  flush(): Promise<void> {
    return (this.written = this.written.then(() => this.write()));
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const batch = this.waiting;
    if (batch.length === 0) {
      return;
    }
    this.waiting = [];
    try {
      await this.source.manager.query(
        'insert into activities (at, kind, property_id, keyword, visitor_id) select * from unnest($1::timestamptz[], $2::smallint[], $3::int[], $4::text[], $5::int[])',
        [
          batch.map(({ at }) => at),
          batch.map(({ kind }) => kind),
          batch.map(({ propertyId }) => propertyId),
          batch.map(({ keyword }) => keyword),
          batch.map(({ visitorId }) => visitorId),
        ],
      );
    } catch (error) {
      this.logger.warn(
        `${batch.length} activities were not counted: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }
}
