import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Replicas } from '../database/replicas';
import { Queues, within } from '../events/queues';
import { Storage } from '../storage/storage';
import { DrainService } from './drain.service';
import type { ReadyDto } from './health.dto';

const PATIENCE = 2000;

/** What the process needs, looked at now. Only Postgres is indispensable: facts wait in it until the rest is back. */
@Injectable()
export class HealthService {
  constructor(
    private readonly source: DataSource,
    private readonly queues: Queues,
    private readonly storage: Storage,
    private readonly replicas: Replicas,
    private readonly drain: DrainService,
  ) {}

  async ready(): Promise<ReadyDto> {
    const [postgres, redis, storage] = await Promise.all([
      passes(this.source.query('select 1')),
      passes(this.queues.get('events').client.ping()),
      passes(this.storage.check()),
    ]);
    const replicas = this.replicas.states.every(({ usable }) => usable) ? 'ok' : 'failed';
    return { status: this.status(postgres, [redis, storage, replicas]), postgres, redis, storage, replicas };
  }

  private status(postgres: CheckResult, others: CheckResult[]): ReadyDto['status'] {
    if (this.drain.draining) return 'stopping';
    if (postgres === 'failed') return 'down';
    return others.every((part) => part === 'ok') ? 'ok' : 'degraded';
  }
}

type CheckResult = ReadyDto['postgres'];

const passes = (check: Promise<unknown>): Promise<CheckResult> =>
  within(PATIENCE, check).then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
