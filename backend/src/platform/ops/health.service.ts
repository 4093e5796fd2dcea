import { Injectable, OnModuleDestroy, Optional } from '@nestjs/common';
import { Replicas } from '../database/replicas';
import { Queues, within } from '../events/queues';
import { Storage } from '../storage/storage';
import { VERSION } from '../common/version';
import { DatabaseProbe } from './database-probe';
import type { ReadyDto } from './health.dto';

const PATIENCE = 2000;

/** What the process needs, looked at now. Only Postgres is indispensable: facts wait in it until the rest is back. */
@Injectable()
export class HealthService implements OnModuleDestroy {
  private stopping = false;

  constructor(
    private readonly database: DatabaseProbe,
    private readonly queues: Queues,
    private readonly storage: Storage,
    /** The worker has none. */
    @Optional() private readonly replicas?: Replicas,
  ) {}

  async ready(): Promise<ReadyDto> {
    const [database, redis, storage] = await Promise.all([
      this.lookAtDatabase(),
      passes(this.queues.get('events').client.ping()),
      passes(this.storage.check()),
    ]);
    const replicas = this.replicas?.states.some(({ usable }) => !usable) ? 'failed' : 'ok';
    return {
      status: this.status(database, [redis, storage, replicas]),
      version: VERSION,
      ...database,
      redis,
      storage,
      replicas,
    };
  }

  private async lookAtDatabase(): Promise<Database> {
    return within(PATIENCE, this.database.missingMigrations()).then(
      (missing) => ({ postgres: 'ok', schema: missing.length === 0 ? 'ok' : 'behind' }),
      () => ({ postgres: 'failed', schema: 'unknown' }),
    );
  }

  private status({ schema }: Database, others: CheckResult[]): ReadyDto['status'] {
    if (this.stopping) {
      return 'stopping';
    }
    if (schema !== 'ok') {
      return 'down';
    }
    return others.every((part) => part === 'ok') ? 'ok' : 'degraded';
  }

  /** The process was asked to stop; this is the first that it is told of it. */
  onModuleDestroy(): void {
    this.stopping = true;
  }
}

type CheckResult = ReadyDto['redis'];
type Database = Pick<ReadyDto, 'postgres' | 'schema'>;

const passes = (check: Promise<unknown>): Promise<CheckResult> =>
  within(PATIENCE, check).then(
    () => 'ok' as const,
    () => 'failed' as const,
  );

/** The status of the answer: a balancer sends requests only to what can answer them. */
export const statusOf = ({ status }: ReadyDto): number => (['down', 'stopping'].includes(status) ? 503 : 200);
