import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bull';
import { inSpan } from '../common/spans';
import { Queues, within } from './queues';
import { RelayTiming } from './requeue';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The scheduled jobs, and how many milliseconds apart they run. The worker refuses to start unless each has one handler. */
export const SCHEDULED_JOBS = {
  'count-activities': 30 * SECOND,
  'count-deals': 30 * SECOND,
  seals: 30 * SECOND,
  'remove-loose-files': 30 * SECOND,
  'forget-changes': 60 * MINUTE,
  'forget-webhook-deliveries': 60 * MINUTE,
  'forget-import-rows': 60 * MINUTE,
  'forget-idempotency-keys': 10 * MINUTE,
  'forget-sign-ins': 60 * MINUTE,
  'forget-nda-ceremonies': 60 * MINUTE,
  'answer-due': 10 * MINUTE,
  'access-ends': 24 * 60 * MINUTE,
  'documents-added': 60 * MINUTE,
  'offer-rounds': MINUTE,
  'tell-of-answers': 60 * MINUTE,
  'tasks-due': 10 * MINUTE,
  digests: 10 * MINUTE,
  'criteria-expire': 24 * 60 * MINUTE,
  'seller-reports': 10 * MINUTE,
  campaigns: 10 * SECOND,
  'funds-expire': 24 * 60 * MINUTE,
  'tell-of-ending-keys': 60 * MINUTE,
  'delete-accounts': 10 * MINUTE,
  'verify-evidence': 24 * 60 * MINUTE,
} as const satisfies Record<string, number>;

export type ScheduledJobName = keyof typeof SCHEDULED_JOBS;
const NAMES = Object.keys(SCHEDULED_JOBS) as ScheduledJobName[];

/**
 * Repeatable jobs: of several workers one does each, and the job console shows when and how it went. What fails is due
 * again next time. The schedule is looked after every minute, because Redis may forget it and a clock may be put back.
 */
@Injectable()
export class ScheduledJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ScheduledJobs');
  private readonly handlers = new Map<string, () => Promise<unknown>>();
  private again?: NodeJS.Timeout;

  constructor(
    private readonly queues: Queues,
    private readonly timing: RelayTiming,
  ) {}

  /** Names the handler of a job, before the worker is ready. @throws Error when it has one already */
  assign(name: ScheduledJobName, handler: () => Promise<unknown>): void {
    if (this.handlers.has(name)) {
      throw new Error(`Scheduled jobs: ${name} is done twice.`);
    }
    this.handlers.set(name, handler);
  }

  onApplicationBootstrap(): void {
    const missing = NAMES.filter((name) => !this.handlers.has(name));
    if (missing.length > 0) {
      throw new Error(`Scheduled jobs: nobody does ${missing.join(', ')}.`);
    }
    const queue = this.queues.get('upkeep');
    void queue.process('*', 1, (job: Job) => inSpan(`upkeep ${job.name}`, {}, () => this.run(job.name)));
    queue.client.on('ready', () => void this.schedule());
    this.again = setInterval(() => void this.schedule(), MINUTE);
    void this.schedule();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.again);
  }

  private async run(name: string): Promise<void> {
    const handler = this.handlers.get(name);
    if (!handler) {
      throw new Error(`Nobody does ${name}.`);
    }
    await handler().catch((error: unknown) => {
      this.logger.warn(`${name} is due again: ${(error as Error).message}`);
      throw error;
    });
  }

  /** Sees to it that each task has its next job, and that none is left with an interval that is no longer in the table. */
  private async schedule(): Promise<void> {
    if (!this.queues.isReady('upkeep')) {
      return;
    }
    const queue = this.queues.get('upkeep');
    const work = async (): Promise<void> => {
      const planned = await queue.getRepeatableJobs();
      const old = planned.filter(({ name, every }) => Number(every) !== this.intervalOf(name));
      await Promise.all(old.map(({ key }) => queue.removeRepeatableByKey(key)));
      await Promise.all(
        NAMES.map((name) => queue.add(name, {}, { repeat: { every: this.intervalOf(name) as number } })),
      );
    };
    await within(5 * SECOND, work()).catch((error: unknown) =>
      this.logger.warn(`The schedule is looked after again: ${(error as Error).message}`),
    );
  }

  private intervalOf(name: string): number | undefined {
    return NAMES.includes(name as ScheduledJobName)
      ? (this.timing.upkeep ?? SCHEDULED_JOBS[name as ScheduledJobName])
      : undefined;
  }
}
