import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Replicas } from '../database/replicas';
import { Queues, within } from '../events/queues';
import { Storage } from '../storage/storage';
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
  ) {}

  async ready(): Promise<ReadyDto> {
    const [postgres, redis, storage] = await Promise.all([
      passes(this.source.query('select 1')),
      passes(this.queues.get('events').client.ping()),
      passes(this.storage.check()),
    ]);
    const replicas = this.replicas.states.every(({ usable }) => usable) ? 'ok' : 'failed';
    const whole = [redis, storage, replicas].every((part) => part === 'ok');
    return { status: postgres === 'failed' ? 'down' : whole ? 'ok' : 'degraded', postgres, redis, storage, replicas };
  }
}

const passes = (check: Promise<unknown>): Promise<'ok' | 'failed'> =>
  within(PATIENCE, check).then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
