import { Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { PoolConfig, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { LOOK_MS, Mark, openPool, Replica, ReplicaState } from './replica';
import { Reader, sql, Statement } from './sql';

/** Between looks at the replicas. */
const PAUSE_MS = 500;
/** Marks of the primary that are remembered: enough to say by how much a replica is late. */
const MARKS = 120;
const WRITTEN = `select (pg_current_wal_lsn() - '0/0')::float8 written`;

/** Lost connections, a server that starts, stops or has no room. */
const GONE = /^(08|53|57P0|E[A-Z])/;
/** The answer is the primary's to give: the read stood in the way of replaying, or the newest schema has not come yet. */
const NOT_NOW = /^(40001|40P01|42P01|42703|42883)$/;

/**
 * Reads that may be a second or two old: site maps, and figures over long times. They go to the
 * replicas of `DATABASE_REPLICA_URLS` in turn, and to the primary when none may be read from. Everything else, above
 * all what decides about a write or shows people what they have just written, reads the primary by `DataSource`.
 */
@Injectable()
export class Replicas implements Reader, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Replicas');
  private readonly replicas: Replica[];
  private readonly most: number;
  private readonly marks: Mark[] = [];
  private turn = 0;
  private timer?: NodeJS.Timeout;
  private watching?: Promise<void>;
  private stopped = false;
  private readonly primary?: ReturnType<typeof openPool>;
  /** Reads answered by a replica, and those the primary answered because none could. */
  readonly answered = { replica: 0, primary: 0 };

  constructor(
    private readonly source: DataSource,
    config: Config,
  ) {
    const options: PoolConfig = {
      max: config.DATABASE_POOL,
      connectionTimeoutMillis: LOOK_MS,
      statement_timeout: 15_000,
      application_name: 'stowbridge-reads',
    };
    this.most = config.DATABASE_REPLICA_LAG * 1000;
    this.replicas = config.DATABASE_REPLICA_URLS.map((url) => new Replica(url, options));
    // Of its own, so that a busy pool does not make replicas look late.
    if (this.replicas.length > 0) {
      this.primary = openPool({ ...options, connectionString: config.DATABASE_URL, max: 1, query_timeout: LOOK_MS });
    }
  }

  /** What is known of each replica; nothing without any. */
  get states(): ReplicaState[] {
    return this.replicas.map(({ state }) => state);
  }

  /** One read; asked for by `sql`. */
  async read<Row extends object>(statement: Statement): Promise<Row[]> {
    const replica = this.next();
    if (replica) {
      try {
        const rows = await replica.read<Row & QueryResultRow>(statement);
        this.answered.replica += 1;
        return rows;
      } catch (error) {
        if (!this.otherwise(replica, error as Error & { code?: string })) {
          throw error;
        }
      }
    }
    if (this.replicas.length > 0) {
      this.answered.primary += 1;
    }
    return sql<Row>(this.source, statement);
  }

  /** Whether the primary may know better. A replica that is gone is left out until it has been looked at again. */
  private otherwise(replica: Replica, { code, message }: Error & { code?: string }): boolean {
    // Without a code the read never came to the server: no connection was free in time, or it was given up.
    if (code === undefined || NOT_NOW.test(code)) {
      return true;
    }
    const gone = GONE.test(code);
    if (gone) {
      void this.noting(replica, () => replica.giveUp(message));
    }
    return gone;
  }

  private next(): Replica | undefined {
    const usable = this.replicas.filter((replica) => replica.usable);
    this.turn += 1;
    return usable[this.turn % usable.length];
  }

  /** Looks at all replicas before the first request, and from then on twice a second. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.replicas.length > 0) {
      await this.watch();
    }
  }

  private async watch(): Promise<void> {
    this.watching = this.look();
    await this.watching;
    if (!this.stopped) {
      this.timer = setTimeout(() => void this.watch(), PAUSE_MS).unref();
    }
  }

  private async look(): Promise<void> {
    const mark = await this.lookAtPrimary();
    if (mark) {
      this.marks.push(mark);
    }
    if (this.marks.length > MARKS) {
      this.marks.shift();
    }
    // A primary that does not answer writes nothing that a replica could miss: the last judgement holds.
    const marks = mark ? this.marks : [];
    await Promise.all(this.replicas.map((replica) => this.noting(replica, () => replica.look(marks, this.most))));
  }

  private async lookAtPrimary(): Promise<Mark | undefined> {
    const at = performance.now();
    try {
      const found = await this.primary?.query<{ written: number }>(WRITTEN);
      return found && { at, written: found.rows[0].written };
    } catch {
      return undefined;
    }
  }

  /** Says when a replica is left out or read from again. */
  private async noting(replica: Replica, change: () => Promise<void> | void): Promise<void> {
    const was = replica.usable;
    await change();
    if (replica.usable && !was) {
      this.logger.log(`Replica ${replica.name} is read from`);
    } else if (was && !replica.usable) {
      this.logger.warn(`Replica ${replica.name} is left out: ${replica.reason}`);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.watching;
    await Promise.all([this.primary?.end(), ...this.replicas.map((replica) => replica.close())]);
  }
}
