import type { Job } from 'bull';
import type { DataSource } from 'typeorm';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/test-database';
import { eventually, forgetQueues, queuePrefix, testConfig } from '../../../test/test-worker';
import { recordEvent, recordEventForUndo, takeBackEvent } from './outbox';
import { DeliveriesService } from './deliveries.service';
import type { HandlerRegistry } from './handler-registry';
import { Queues } from './queues';
import { RelayService } from './relay.service';
import { RelayTiming } from './requeue';

const wanted: HandlerRegistry['wanted'] = [
  { handler: 'mails', event: 'password.changed' },
  { handler: 'mails', event: 'user.created' },
  { handler: 'mails', event: 'user.approved' },
  { handler: 'mails', event: 'nda.signed' },
  { handler: 'notices', event: 'nda.signed' },
  { handler: 'search', event: 'property.changed' },
];

describe('the relay', () => {
  let source: DataSource;
  let asOwner: OpenTestDatabase['asOwner'];
  let closeDatabase: () => Promise<void>;
  let queues: Queues;
  let deliveries: DeliveriesService;
  let prefix: string;
  const relay = (): RelayService =>
    new RelayService(testConfig({ DATABASE_URL: 'postgres://unused' }), deliveries, queues, new RelayTiming());

  beforeAll(async () => {
    ({ source, asOwner, close: closeDatabase } = await openTestDatabase());
  });
  afterAll(() => closeDatabase());
  beforeEach(async () => {
    prefix = queuePrefix();
    queues = new Queues(testConfig({ DATABASE_URL: 'postgres://unused' }), prefix);
    deliveries = new DeliveriesService(source, queues, { wanted } as HandlerRegistry);
    await eventually(async () => queues.isReady('events'));
    await asOwner('truncate events, event_parts restart identity cascade');
  });
  afterEach(async () => {
    await forgetQueues(queues, prefix);
    await queues.onApplicationShutdown();
  });

  const write = (count: number): Promise<unknown> =>
    source.query(
      `insert into events (name, payload) select 'password.changed', json_build_object('userId', n) from generate_series(1, $1) n`,
      [count],
    );
  const waiting = (): Promise<number> => queues.get('events').getWaitingCount();
  const openDeliveries = async (): Promise<number> =>
    (await source.query<{ n: number }[]>('select count(*)::int n from event_parts where done_at is null'))[0].n;

  it('queues each event once although two relays claim at the same time', async () => {
    await write(1200);
    const drain = async (one: RelayService): Promise<number> => {
      let total = 0;
      for (let claimed = 1; claimed > 0; total += claimed) {
        claimed = await one.relayOnce();
      }
      return total;
    };
    const [left, right] = await Promise.all([drain(relay()), drain(relay())]);
    expect(left + right).toBe(1200);
    expect(await openDeliveries()).toBe(1200);
    expect(await waiting()).toBe(1200);
    expect(await source.query('select id from events where relayed_at is null')).toEqual([]);
  });

  it('takes at most 500 events at once', async () => {
    await write(501);
    expect([await relay().relayOnce(), await relay().relayOnce(), await relay().relayOnce()]).toEqual([500, 1, 0]);
  });

  it('puts only the id into the queue', async () => {
    await source.transaction((manager) => recordEvent(manager, 'user.created', { userId: 7 }));
    await relay().relayOnce();
    const [job] = await queues.get('events').getWaiting();
    expect([job.id, job.name, job.data]).toEqual(['1:mails', 'mails', { eventId: '1' }]);
  });

  it('gives an event to each handler that wants it, and to none that does not', async () => {
    await source.transaction(async (manager) => {
      await recordEvent(manager, 'nda.signed', { ndaId: 1, propertyId: 1, userId: 1 });
      await recordEvent(manager, 'property.changed', { propertyId: 1 });
    });
    await relay().relayOnce();
    const rows = await source.query('select event_id::int id, handler from event_parts order by 1, 2');
    expect(rows).toEqual([
      { id: 1, handler: 'mails' },
      { id: 1, handler: 'notices' },
      { id: 2, handler: 'search' },
    ]);
  });

  it('[FOFF-04] leaves what can still be undone, and takes it when it is due', async () => {
    await source.transaction(async (manager) => {
      await recordEventForUndo(manager, 'user.approved', { userId: 1 });
      await recordEvent(manager, 'user.created', { userId: 2 });
    });
    expect(await relay().relayOnce()).toBe(1);
    expect(await relay().relayOnce()).toBe(0);
    await source.query('update events set not_before = now() where not_before is not null');
    expect(await relay().relayOnce()).toBe(1);
    expect(await source.transaction((manager) => takeBackEvent(manager, 'user.approved', 1))).toBeUndefined();
  });

  it('does not see a fact that was rolled back', async () => {
    await source
      .transaction((manager) =>
        recordEvent(manager, 'user.approved', { userId: 1 }).then(() => Promise.reject(new Error('no'))),
      )
      .catch(() => undefined);
    expect(await relay().relayOnce()).toBe(0);
  });

  it('loses nothing when the process dies between the commit and the adding of jobs', async () => {
    await write(3);
    await deliveries.claim(500);
    expect([await openDeliveries(), await waiting()]).toEqual([3, 0]);
    expect(await deliveries.requeue(0)).toBe(3);
    expect(await waiting()).toBe(3);
  });

  it('re-queues every overdue delivery once, also when there are more than one round takes', async () => {
    await write(700);
    await deliveries.claim(1000);
    expect(await deliveries.requeue(0)).toBe(700);
    expect(await waiting()).toBe(700);
  });

  it('re-queues no delivery before its time, and none that is done or has failed for good', async () => {
    await write(3);
    await deliveries.claim(500);
    expect(await deliveries.requeue(60)).toBe(0);
    await source.query(`update event_parts set queued_at = now() - interval '61 seconds'`);
    await source.query('update event_parts set done_at = now() where event_id = 1');
    await source.query('update event_parts set failed_at = now() where event_id = 2');
    expect(await deliveries.requeue(60)).toBe(1);
    expect((await queues.get('events').getWaiting()).map(({ id }) => id)).toEqual(['3:mails']);
    expect(await deliveries.requeue(60)).toBe(0);
  });

  it('makes up at once for jobs that Redis did not take, and for those that a re-queueing under way has passed', async () => {
    const url = String((source.options as { url?: string }).url);
    const started = new RelayService(testConfig({ DATABASE_URL: url }), deliveries, queues, new RelayTiming());
    const adding = jest.spyOn(queues.get('events'), 'addBulk').mockRejectedValueOnce(new Error('Redis is away'));
    await started.onApplicationBootstrap();
    try {
      await write(3);
      await eventually(async () => (await openDeliveries()) === 3 && (await waiting()) === 3);
      expect(adding.mock.calls.length).toBeGreaterThan(1);

      // A delivery that comes to be after the re-queueing has read, and whose job goes down with Redis.
      const requeueing = jest.spyOn(deliveries, 'requeue').mockImplementationOnce(async () => {
        queues.get('events').client.emit('ready');
        return 0;
      });
      queues.get('events').client.emit('ready');
      await eventually(async () => requeueing.mock.calls.length >= 2);
      expect(requeueing.mock.calls.every(([overdue]) => overdue === 0)).toBe(true);
    } finally {
      await started.beforeApplicationShutdown();
    }
  });

  it('adds no second job for a delivery whose job still waits', async () => {
    await write(5);
    await relay().relayOnce();
    await deliveries.requeue(0);
    expect(await waiting()).toBe(5);
  });

  it('replaces what a failed job has left behind while its delivery is open', async () => {
    await write(1);
    await relay().relayOnce();
    const queue = queues.get('events');
    void queue.process('*', 1, async (job: Job) => {
      await job.discard();
      throw new Error('killed');
    });
    await eventually(async () => (await queue.getFailedCount()) === 1);
    await queue.pause(true);
    await deliveries.requeue(0);
    expect([await queue.getFailedCount(), (await queue.getJob('1:mails'))?.attemptsMade]).toEqual([0, 0]);
  });
});
