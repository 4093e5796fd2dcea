import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationShutdown } from '@nestjs/common';
import Bull, { Job, JobOptions, Queue } from 'bull';
import type { Cluster, Redis } from 'ioredis';
import { Config } from '../../config';
import { openRedis, slotOf } from './redis';

/**
 * `events`: one job for each delivery. `certificates`: those that make a certificate, which takes seconds and must not keep
 * the others waiting. `mail`: one job for each mail. `hooks`: one job for a few tries
 * to tell webhooks. `imports`: one job for each check, commit and undo of an import. `upkeep`: the scheduled jobs.
 */
export const QUEUE_NAMES = ['events', 'certificates', 'mail', 'hooks', 'imports', 'upkeep'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

export interface QueuedJob {
  name: string;
  data: Record<string, string | number>;
  /** One job per thing to be done: adding it again while it waits or runs does nothing. */
  jobId: string;
  /** The lowest comes first, and what has one before what has none. */
  priority?: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How often a job is tried, a second to half an hour apart: deliveries of events for some five hours, longer than most
 * outages; mails for two days, as mail servers do, since the server that says 'later' is often not ours. Tries of webhooks, imports and scheduled jobs are due again anyway.
 */
export const ATTEMPTS: Record<QueueName, number> = {
  events: 20,
  certificates: 20,
  mail: 107,
  hooks: 1,
  imports: 1,
  upkeep: 1,
};

/** Milliseconds until the next try: doubling from one second up to half an hour, with a tenth of chance in it. */
export function backoff(attemptsMade: number): number {
  const delay = Math.min(SECOND * 2 ** Math.min(attemptsMade - 1, 20), 30 * MINUTE);
  return Math.round(delay * (0.9 + Math.random() * 0.2));
}

const JOB_OPTIONS: JobOptions = {
  backoff: { type: 'patient' },
  removeOnComplete: 200,
  removeOnFail: false,
};

/** Failures of scheduled jobs that are kept to be looked at: nothing is lost with them. */
const KEPT_FAILURES = 100;

/** A call that waits for Redis gives up after this long; re-queueing does it again. */
const PATIENCE = 3 * SECOND;

/**
 * The queues in Redis, opened when they are first needed. Redis holds nothing that Postgres does not know: whatever
 * is lost here is queued again from there.
 */
@Injectable()
export class Queues implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Queues');
  private readonly open = new Map<QueueName, Queue>();
  private clients: (Redis | Cluster)[] = [];
  private complainedAt = 0;
  private closing = false;
  private lost: () => void = () => undefined;

  constructor(
    private readonly config: Config,
    /** Keeps the queues of tests apart that share one Redis. */
    private readonly prefix = 'stowbridge',
  ) {}

  get(name: QueueName): Queue {
    let queue = this.open.get(name);
    if (!queue) {
      queue = new Bull(name, {
        prefix: slotOf(this.config.REDIS_URL, this.prefix),
        createClient: (type) => this.client(type === 'client'),
        defaultJobOptions: {
          ...JOB_OPTIONS,
          attempts: ATTEMPTS[name],
          ...(ATTEMPTS[name] === 1 ? { removeOnFail: KEPT_FAILURES } : {}),
        },
        limiter:
          name === 'mail' && this.config.MAIL_PER_MINUTE
            ? { max: this.config.MAIL_PER_MINUTE, duration: MINUTE }
            : undefined,
        settings: {
          // A killed worker's jobs are taken over within about 15 s; handlers are idempotent, so this may happen often.
          lockDuration: 10 * SECOND,
          stalledInterval: 5 * SECOND,
          maxStalledCount: 1000,
          retryProcessDelay: SECOND,
          backoffStrategies: { patient: (attemptsMade: number) => backoff(attemptsMade) },
        },
      });
      queue.on('error', (error) => this.complain(error));
      this.open.set(name, queue);
    }
    return queue;
  }

  /** Whether Redis answers on this queue's connection at this moment. */
  isReady(name: QueueName): boolean {
    return this.get(name).client.status === 'ready';
  }

  /**
   * Adds jobs; those that already wait or run stay as they are.
   * @throws when Redis does not answer within three seconds
   */
  async add(name: QueueName, jobs: QueuedJob[]): Promise<void> {
    if (jobs.length === 0) {
      return;
    }
    try {
      await within(PATIENCE, this.addAll(this.get(name), jobs));
    } catch (error) {
      this.lost();
      throw error;
    }
  }

  /**
   * In one go. Scripts that Redis does not know (it was started again, or has refused the transaction that brought them)
   * fail in there without a word; sent one by one they are brought again.
   */
  private async addAll(queue: Queue, jobs: QueuedJob[]): Promise<void> {
    const added = await queue.addBulk(
      jobs.map(({ jobId, priority, ...job }) => ({ ...job, opts: { jobId, priority } })),
    );
    const missing = jobs.filter((_, index) => added[index].id === undefined);
    for (const { name, data, jobId, priority } of missing) {
      await queue.add(name, data, { jobId, priority });
    }
  }

  /** Names who makes up for jobs that could not be added. */
  onLost(lost: () => void): void {
    this.lost = lost;
  }

  /** Adds jobs again after removing what a finished or failed run has left under their ids. */
  async addAgain(name: QueueName, jobs: QueuedJob[]): Promise<void> {
    await within(PATIENCE * 3, Promise.all(jobs.map(({ jobId }) => this.removeFinished(name, jobId))));
    await this.add(name, jobs);
  }

  async findJob(name: QueueName, jobId: string): Promise<Job | null> {
    return within(PATIENCE, this.get(name).getJob(jobId));
  }

  private async removeFinished(name: QueueName, jobId: string): Promise<void> {
    const job = await this.get(name).getJob(jobId);
    if (job && ((await job.isFailed()) || (await job.isCompleted()))) {
      await job.remove();
    }
  }

  private client(forCommands: boolean): Redis | Cluster {
    const client = openRedis(this.config.REDIS_URL, {
      enableReadyCheck: false,
      maxRetriesPerRequest: forCommands ? 3 : null,
      connectTimeout: 5 * SECOND,
      retryStrategy: (times) => (this.closing ? null : Math.min(100 * times, SECOND)),
    });
    this.clients.push(client);
    return client;
  }

  /** One line every ten seconds at most: a lost Redis would fill the log. */
  private complain(error: Error): void {
    const now = Date.now();
    if (this.closing || now - this.complainedAt < 10 * SECOND) {
      return;
    }
    this.complainedAt = now;
    this.logger.warn(`Redis: ${error.message || error.name}`);
  }

  /** Takes no new jobs and lets the running ones finish, for at most ten seconds, while the database is still open. */
  async beforeApplicationShutdown(): Promise<void> {
    const queues = [...this.open.values()].filter((queue) => queue.client.status === 'ready');
    await within(10 * SECOND, Promise.all(queues.map((queue) => queue.pause(true)))).catch(() =>
      this.logger.warn('Jobs were still running; another worker takes them over.'),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    const queues = [...this.open.values()];
    await within(2 * SECOND, Promise.all(queues.map((queue) => queue.close(true)))).catch(() => undefined);
    for (const client of this.clients) {
      client.disconnect();
    }
    this.clients = [];
    this.open.clear();
  }
}

/** The answer of `work`, or an error after so many milliseconds; what comes later is ignored. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
