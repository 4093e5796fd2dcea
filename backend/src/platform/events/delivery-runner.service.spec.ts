import type { DataSource, EntityManager } from 'typeorm';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/test-database';
import { eventually, forgetQueues, queuePrefix, testConfig } from '../../../test/test-worker';
import { AfterCommit, AnyEvent, EventHandler } from './event-handler';
import { HandlerRegistry } from './handler-registry';
import { DeliveryRunnerService } from './delivery-runner.service';
import { DeliveriesService } from './deliveries.service';
import { Queues } from './queues';

/** Writes a row, then does what the test wants. */
class Recorder extends EventHandler {
  readonly handler = 'mails';
  runs = 0;
  then: (event: AnyEvent) => Promise<AfterCommit | void> = async () => undefined;

  async handle(event: AnyEvent, manager: EntityManager): Promise<AfterCommit | void> {
    this.runs += 1;
    await manager.query('insert into rate_counters values ($1, 1, now())', [`run ${event.id} ${this.runs}`]);
    return this.then(event);
  }
}

interface DeliveryRow {
  done: boolean;
  failed: boolean;
  attempts: number;
  error: string | null;
}

describe('a delivery', () => {
  let source: DataSource;
  let asOwner: OpenTestDatabase['asOwner'];
  let closeDatabase: () => Promise<void>;
  let queues: Queues;
  let prefix: string;
  let handler: Recorder;
  let runner: DeliveryRunnerService;

  beforeAll(async () => {
    ({ source, asOwner, close: closeDatabase } = await openTestDatabase());
  });
  afterAll(() => closeDatabase());
  beforeEach(async () => {
    prefix = queuePrefix();
    queues = new Queues(testConfig({ DATABASE_URL: 'postgres://unused' }), prefix);
    handler = new Recorder();
    const registry = {
      wanted: [{ handler: 'mails', event: 'user.approved' }],
      findHandler: (name: string) => (name === 'mails' ? handler : undefined),
    } as unknown as HandlerRegistry;
    runner = new DeliveryRunnerService(source, queues, registry);
    await asOwner('truncate events, event_parts, rate_counters restart identity cascade');
    await source.query(`insert into events (name, payload) values ('user.approved', '{"userId": 9}')`);
    await new DeliveriesService(source, queues, registry).claim(10);
  });
  afterEach(async () => {
    await forgetQueues(queues, prefix);
    await queues.beforeApplicationShutdown();
    await queues.onApplicationShutdown();
  });

  const delivery = async (): Promise<DeliveryRow> =>
    (
      await source.query<DeliveryRow[]>(
        'select done_at is not null done, failed_at is not null failed, attempts, error from event_parts where event_id = 1',
      )
    )[0];
  const written = async (): Promise<number> =>
    (await source.query<{ n: number }[]>('select count(*)::int n from rate_counters'))[0].n;

  it('gives the handler the event and is done afterwards', async () => {
    let seen: AnyEvent | undefined;
    handler.then = async (event) => void (seen = event);
    await runner.run('1', 'mails');
    expect(seen).toMatchObject({ id: '1', name: 'user.approved', payload: { userId: 9 }, at: expect.any(Date) });
    expect(await delivery()).toEqual({ done: true, failed: false, attempts: 1, error: null });
  });

  it('is done once although its job runs again', async () => {
    await runner.run('1', 'mails');
    await runner.run('1', 'mails');
    expect([handler.runs, await written()]).toEqual([1, 1]);
  });

  it('is done once although two workers run it at the same time', async () => {
    const waits = (): Promise<boolean> =>
      source
        .query<unknown[]>(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        .then(({ length }) => length > 0);
    handler.then = async () => {
      await eventually(waits);
    };
    await Promise.all([runner.run('1', 'mails'), runner.run('1', 'mails')]);
    expect([handler.runs, await written()]).toEqual([1, 1]);
  });

  it('leaves nothing of a run that failed', async () => {
    handler.then = () => Promise.reject(new Error('no luck'));
    await expect(runner.run('1', 'mails')).rejects.toThrow('no luck');
    expect([await written(), (await delivery()).done]).toEqual([0, false]);
  });

  it('stays done when what follows the commit fails', async () => {
    handler.then = async () => () => Promise.reject(new Error('Redis is away'));
    await runner.run('1', 'mails');
    expect((await delivery()).done).toBe(true);
  });

  it('is refused when nobody handles it', async () => {
    await expect(runner.run('1', 'unheard-of')).rejects.toThrow('There is no handler unheard-of.');
  });

  it('counts its tries, is marked failed after the last, and is done when a person retries it', async () => {
    handler.then = () => Promise.reject(new Error('no luck'));
    runner.onApplicationBootstrap();
    const queue = queues.get('events');
    await queue.add('mails', { eventId: '1' }, { jobId: '1:mails', attempts: 2, backoff: 10 });
    await eventually(async () => (await delivery()).failed);
    expect(await delivery()).toEqual({ done: false, failed: true, attempts: 2, error: 'no luck' });
    const job = await eventually(async () => (await queue.getFailed())[0]);
    handler.then = async () => undefined;
    await job.retry();
    await eventually(async () => (await delivery()).done);
    expect(await delivery()).toEqual({ done: true, failed: false, attempts: 3, error: null });
  });
});
