import { Injectable, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, EntitySubscriberInterface } from 'typeorm';
import { Config } from '../../config';
import { NotifyListener } from '../database/notify-listener';
import { Replicas } from '../database/replicas';
import { Reader, sql, Statement } from '../database/sql';

const MEGABYTE = 1024 * 1024;
/** Whatever happens, nothing is answered from memory that is older than this. */
const LIFE_MS = 60_000;
/** Between looks whether Postgres still answers on the connection that hears of changes. */
const PULSE_MS = 5000;
/** What an entry takes beside its texts, in bytes. */
const OVERHEAD = 200;

type Rows = readonly object[];

/**
 * Reads of what every visitor may see, kept in the memory of the process: searches, suggestions, the map, profiles. Every
 * commit that changes a table behind them is announced by Postgres (`public_facts`), with the commit or not at all, and
 * empties the memory of every process that hears it; a process that does not hear keeps nothing. Rows come from the
 * primary, never from a replica, which may be behind. A statement must have a name, and may not depend on who asks.
 */
@Injectable()
export class PublicReads implements Reader, EntitySubscriberInterface, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly kept?: LRUCache<string, Rows>;
  /** What is being read, so that many who ask the same at once ask Postgres once. */
  private readonly asked = new Map<string, Promise<Rows>>();
  private readonly listener: NotifyListener;
  private pulse?: NodeJS.Timeout;
  /** Reads answered from memory, and those for which Postgres was asked. */
  readonly answered = { memory: 0, postgres: 0 };

  constructor(
    private readonly source: DataSource,
    private readonly replicas: Replicas,
    { DATABASE_URL: url, PUBLIC_MEMORY_MB: megabytes }: Config,
  ) {
    if (megabytes > 0) {
      this.kept = new LRUCache({ maxSize: megabytes * MEGABYTE, sizeCalculation: bytesOf, ttl: LIFE_MS });
    }
    const forget = (): void => this.forget();
    this.listener = new NotifyListener({
      url,
      channel: 'public_facts',
      application: 'stowbridge-public-reads',
      heard: forget,
      lost: forget,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.kept) {
      return;
    }
    this.source.subscribers.push(this);
    await this.listener.start();
    this.pulse = setInterval(() => void this.listener.caughtUp(), PULSE_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.pulse);
    await this.listener.stop();
  }

  /** Who has changed something through this process finds it changed: its memory is emptied before they are answered. */
  afterTransactionCommit(): Promise<void> {
    return this.listener.caughtUp();
  }

  /** One read; asked for by `sql`. The rows are shared and must not be changed. */
  async read<Row extends object>(statement: Statement): Promise<Row[]> {
    if (!this.kept || !this.listener.listens) {
      return this.replicas.read<Row>(statement);
    }
    const key = JSON.stringify([statement.name, statement.values]);
    const rows = this.kept.get(key);
    this.answered[rows ? 'memory' : 'postgres'] += 1;
    return (rows ?? (await (this.asked.get(key) ?? this.ask(key, statement)))) as Row[];
  }

  private ask(key: string, statement: Statement): Promise<Rows> {
    const asking: Promise<Rows> = sql<object>(this.source, statement).then(
      (rows) => {
        // What was forgotten meanwhile may have been read before the change.
        if (this.asked.get(key) === asking) {
          this.asked.delete(key);
          this.kept?.set(key, rows);
        }
        return rows;
      },
      (error: unknown) => {
        if (this.asked.get(key) === asking) {
          this.asked.delete(key);
        }
        throw error;
      },
    );
    this.asked.set(key, asking);
    return asking;
  }

  private forget(): void {
    this.kept?.clear();
    this.asked.clear();
  }
}

/** At most: a character takes one byte or two. */
function bytesOf(rows: Rows, key: string): number {
  const texts = rows.flatMap((row) => Object.values(row).filter((value): value is string => typeof value === 'string'));
  return OVERHEAD + 2 * texts.reduce((sum, { length }) => sum + length, key.length);
}
