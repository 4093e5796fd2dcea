import { testConfig } from '../../../test/test-worker';
import { ATTEMPTS, backoff, QueueName, Queues } from './queues';

const HOUR = 3_600_000;

/** Milliseconds from the first try to the last when every wait comes out in the middle. */
const patience = (queue: QueueName): number => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  return Array.from({ length: ATTEMPTS[queue] - 1 }, (_, made) => backoff(made + 1)).reduce(
    (sum, wait) => sum + wait,
    0,
  );
};

describe('how long jobs are tried', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('two days for mails, some hours for deliveries of events', () => {
    expect(patience('mail') / HOUR).toBeGreaterThanOrEqual(48);
    expect(patience('mail') / HOUR).toBeLessThan(49);
    expect(patience('events') / HOUR).toBeGreaterThan(4);
    expect(patience('events') / HOUR).toBeLessThan(6);
  });

  it('a second apart at first, then double, never more than half an hour', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    expect([1, 2, 3, 4, 11, 12, 40, 107].map(backoff)).toEqual([
      1000, 2000, 4000, 8000, 1_024_000, 1_800_000, 1_800_000, 1_800_000,
    ]);
  });

  it('jobs are queued with the tries of their queue', async () => {
    const queues = new Queues(testConfig({ DATABASE_URL: 'postgres://unused' }), `tries-${process.pid}`);
    try {
      for (const name of ['events', 'mail'] as const) {
        await queues.add(name, [{ name: 'try', data: {}, jobId: 'try' }]);
        const job = await queues.findJob(name, 'try');
        expect(job?.opts).toMatchObject({
          attempts: ATTEMPTS[name],
          backoff: { type: 'patient' },
          removeOnFail: false,
        });
        await queues.get(name).obliterate({ force: true });
      }
    } finally {
      await queues.onApplicationShutdown();
    }
  });
});
