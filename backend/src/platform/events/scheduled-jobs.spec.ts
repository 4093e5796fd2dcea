import { eventually, forgetQueues, queuePrefix, testConfig } from '../../../test/test-worker';
import { Queues } from './queues';
import { ScheduledJobs, SCHEDULED_JOBS, ScheduledJobName } from './scheduled-jobs';

const NAMES = Object.keys(SCHEDULED_JOBS) as ScheduledJobName[];
const config = testConfig({ DATABASE_URL: 'postgres://unused' });
const timing = (upkeep?: number) => ({ poll: 1000, requeue: 1000, overdue: 1, upkeep });

describe('scheduled jobs', () => {
  let prefix: string;
  let open: { queues: Queues; jobs: ScheduledJobs }[];
  const runs = Object.fromEntries(NAMES.map((name) => [name, 0])) as Record<ScheduledJobName, number>;

  /** One worker of those that share the schedule. */
  function worker(
    milliseconds?: number,
    handler = (name: ScheduledJobName): Promise<unknown> => Promise.resolve((runs[name] += 1)),
  ): { queues: Queues; jobs: ScheduledJobs } {
    const queues = new Queues(config, prefix);
    const jobs = new ScheduledJobs(queues, timing(milliseconds));
    for (const name of NAMES) {
      jobs.assign(name, () => handler(name));
    }
    open.push({ queues, jobs });
    return { queues, jobs };
  }

  beforeEach(() => {
    prefix = queuePrefix();
    open = [];
    for (const name of NAMES) {
      runs[name] = 0;
    }
  });
  afterEach(async () => {
    for (const { jobs } of open) {
      jobs.beforeApplicationShutdown();
    }
    if (open.length > 0) {
      await forgetQueues(open[0].queues, prefix);
    }
    for (const { queues } of open) {
      await queues.onApplicationShutdown();
    }
  });

  it('starts neither with a task that nobody does nor with one that is done twice', () => {
    const jobs = new ScheduledJobs(new Queues(config, prefix), timing());
    expect(() => jobs.onApplicationBootstrap()).toThrow(`nobody does ${NAMES.join(', ')}`);
    jobs.assign(NAMES[0], () => Promise.resolve());
    expect(() => jobs.assign(NAMES[0], () => Promise.resolve())).toThrow(`${NAMES[0]} is done twice`);
  });

  it('is done again and again, each time by one of two workers', async () => {
    const [one, other] = [worker(100), worker(100)];
    for (const { jobs } of [one, other]) {
      jobs.onApplicationBootstrap();
    }
    await eventually(async () => NAMES.every((name) => runs[name] >= 3));
    for (const { queues } of [one, other]) {
      await queues.get('upkeep').pause(true);
    }
    const sum = NAMES.reduce((total, name) => total + runs[name], 0);
    expect(await one.queues.get('upkeep').getCompletedCount()).toBe(sum);
    expect((await one.queues.get('upkeep').getRepeatableJobs()).map(({ name }) => name).sort()).toEqual(
      [...NAMES].sort(),
    );
  });

  it('goes on when Redis has forgotten the schedule', async () => {
    const { queues, jobs } = worker(100);
    jobs.onApplicationBootstrap();
    await eventually(async () => runs[NAMES[0]] >= 1);
    await queues.get('upkeep').pause(true);
    await forgetQueues(queues, prefix);
    expect(await queues.get('upkeep').getRepeatableJobs()).toEqual([]);
    await queues.get('upkeep').resume(true);
    queues.get('upkeep').client.emit('ready');
    const before = runs[NAMES[0]];
    await eventually(async () => runs[NAMES[0]] > before);
  });

  it('leaves nothing of an interval that the table no longer has', async () => {
    worker(50_000).jobs.onApplicationBootstrap();
    const { queues } = open[0];
    await eventually(async () => (await queues.get('upkeep').getRepeatableJobs()).length === NAMES.length);
    worker().jobs.onApplicationBootstrap();
    const rhythms = async (): Promise<number[]> =>
      (await queues.get('upkeep').getRepeatableJobs()).map(({ every }) => Number(every)).sort();
    await eventually(async () => (await rhythms()).join() === Object.values(SCHEDULED_JOBS).sort().join());
  });

  it('shows what failed, and is due again', async () => {
    const { queues, jobs } = worker(100, (name) =>
      runs[name]++ === 0 ? Promise.reject(new Error('the table is locked')) : Promise.resolve(),
    );
    jobs.onApplicationBootstrap();
    await eventually(async () => NAMES.every((name) => runs[name] >= 2));
    const failed = await queues.get('upkeep').getFailed();
    expect(failed.map(({ name, failedReason }) => [name, failedReason]).sort()).toEqual(
      [...NAMES].sort().map((name) => [name, 'the table is locked']),
    );
  });
});
