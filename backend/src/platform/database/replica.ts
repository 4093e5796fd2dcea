import { Pool, PoolConfig, QueryConfig, QueryResultRow } from 'pg';

/** A look that takes longer has failed. */
export const LOOK_MS = 1000;

const LOOK = `select pg_is_in_recovery() standby, (pg_last_wal_replay_lsn() - '0/0')::float8 replayed`;

/** What the primary had written at a moment (milliseconds of the process's own clock). */
export interface Mark {
  at: number;
  written: number;
}

/** What the figures and the health check show of a replica. */
export interface ReplicaState {
  /** Host and port. */
  name: string;
  /** Whether it is read from. */
  usable: boolean;
  /** How old its newest fact may be; undefined while nobody knows. */
  lagSeconds: number | undefined;
}

/**
 * One read replica: its connections, and whether it may be read from. It may when it has applied what the primary had
 * written so many seconds ago; what the replica says of its own delay is not asked, because one that is cut off from
 * the primary believes that it knows everything.
 */
export class Replica {
  readonly name: string;
  /** Why it is not read from; undefined when it is. */
  reason: string | undefined = 'it has not been looked at yet';
  private lagMs: number | undefined;
  private pool: Pool;
  private readonly looking: Pool;
  /** Reads under way; a replica that falls silent would keep them waiting. */
  private readonly reads = new Set<(error: Error) => void>();

  constructor(
    url: string,
    private readonly options: PoolConfig,
  ) {
    this.options = { ...options, connectionString: url };
    this.name = new URL(url).host;
    this.pool = openPool(this.options);
    this.looking = openPool({ ...this.options, max: 1, query_timeout: LOOK_MS });
  }

  get usable(): boolean {
    return this.reason === undefined;
  }

  get state(): ReplicaState {
    return {
      name: this.name,
      usable: this.usable,
      lagSeconds: this.lagMs === undefined ? undefined : this.lagMs / 1000,
    };
  }

  async read<Row extends QueryResultRow>(statement: QueryConfig): Promise<Row[]> {
    let giveUp: (error: Error) => void = () => undefined;
    try {
      return await new Promise<Row[]>((resolve, reject) => {
        giveUp = reject;
        this.reads.add(giveUp);
        this.pool.query<Row>(statement).then(({ rows }) => resolve(rows), reject);
      });
    } finally {
      this.reads.delete(giveUp);
    }
  }

  /** Looks how far it is. @param marks of the primary, newest last; without any nothing new is known of the delay */
  async look(marks: Mark[], most: number): Promise<void> {
    try {
      const { rows } = await this.looking.query<{ standby: boolean; replayed: number | null }>(LOOK);
      const [{ standby, replayed }] = rows;
      if (!standby || replayed === null) {
        return this.leaveOut('it is not a replica');
      }
      this.judge(replayed, marks, most);
    } catch (error) {
      this.giveUp(error instanceof Error ? error.message : String(error));
    }
  }

  private judge(replayed: number, marks: Mark[], most: number): void {
    if (marks.length === 0) {
      return;
    }
    const known = marks.findLast(({ written }) => written <= replayed);
    this.lagMs = known && performance.now() - known.at;
    if (this.lagMs !== undefined && this.lagMs <= most) {
      this.reason = undefined;
    } else {
      this.leaveOut(`it is more than ${most / 1000} s behind`);
    }
  }

  /** Takes no new reads until it has been looked at again; those under way may end. */
  private leaveOut(reason: string): void {
    this.reason = reason;
  }

  /** It does not answer: those who wait for it must look elsewhere, and its connections are of no more use. */
  giveUp(reason: string): void {
    const wasUsable = this.usable;
    this.reason = reason;
    this.lagMs = undefined;
    if (!wasUsable) {
      return;
    }
    for (const reject of [...this.reads]) {
      reject(new Error(reason));
    }
    void this.pool.end().catch(() => undefined);
    this.pool = openPool(this.options);
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.looking.end()]);
  }
}

/** A pool whose lost idle connections are nobody's fault. */
export function openPool(options: PoolConfig): Pool {
  const pool = new Pool(options);
  pool.on('error', () => undefined);
  return pool;
}
