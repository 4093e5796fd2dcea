import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bull';
import { inSpan } from '../common/spans';
import { Queues, within } from './queues';
import { RelayTiming } from './sweeps';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What is done again and again, and how many milliseconds apart. Each row needs exactly one doer in the worker, which refuses to start otherwise. */
export const UPKEEP = {
  'count-activities': 30 * SECOND,
  'remove-loose-files': 30 * SECOND,
  'forget-idempotency-keys': 10 * MINUTE,
  'forget-sign-ins': 60 * MINUTE,
  'tell-of-ending-keys': 60 * MINUTE,
} as const satisfies Record<string, number>;

export type UpkeepName = keyof typeof UPKEEP;
const NAMES = Object.keys(UPKEEP) as UpkeepName[];

/**
 * Repeatable jobs: of several workers one does each, and the job console shows when and how it went. What fails is due
 * again next time. The schedule is looked after every minute, because Redis may forget it and a clock may be put back.
 */
@Injectable()
export class Upkeep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Upkeep');
  private readonly doers = new Map<string, () => Promise<unknown>>();
  private again?: NodeJS.Timeout;

  constructor(
    private readonly queues: Queues,
    private readonly timing: RelayTiming,
  ) {}

  /** Names who does a task; called before the worker is ready. @throws Error when somebody does it already */
  assign(name: UpkeepName, doer: () => Promise<unknown>): void {
    if (this.doers.has(name)) {
      throw new Error(`Upkeep: ${name} is done twice.`);
    }
    this.doers.set(name, doer);
  }

  onApplicationBootstrap(): void {
    const missing = NAMES.filter((name) => !this.doers.has(name));
    if (missing.length > 0) {
      throw new Error(`Upkeep: nobody does ${missing.join(', ')}.`);
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
    const doer = this.doers.get(name);
    if (!doer) {
      throw new Error(`Nobody does ${name}.`);
    }
    await doer().catch((error: unknown) => {
      this.logger.warn(`${name} is due again: ${(error as Error).message}`);
      throw error;
    });
  }

  /** Sees to it that each task has its next job, and that none is left of a rhythm that is no longer in the table. */
  private async schedule(): Promise<void> {
    if (!this.queues.isReady('upkeep')) {
      return;
    }
    const queue = this.queues.get('upkeep');
    const work = async (): Promise<void> => {
      const planned = await queue.getRepeatableJobs();
      const old = planned.filter(({ name, every }) => Number(every) !== this.rhythmOf(name));
      await Promise.all(old.map(({ key }) => queue.removeRepeatableByKey(key)));
      await Promise.all(NAMES.map((name) => queue.add(name, {}, { repeat: { every: this.rhythmOf(name) as number } })));
    };
    await within(5 * SECOND, work()).catch((error: unknown) =>
      this.logger.warn(`The schedule is looked after again: ${(error as Error).message}`),
    );
  }

  private rhythmOf(name: string): number | undefined {
    return NAMES.includes(name as UpkeepName) ? (this.timing.upkeep ?? UPKEEP[name as UpkeepName]) : undefined;
  }
}
