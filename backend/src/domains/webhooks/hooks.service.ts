import { WEBHOOK_DELIVERIES_KEPT_DAYS } from '@stowbridge/contract/webhooks';
import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bull';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { NotifyListener } from '../../platform/database/notify-listener';
import { Queues } from '../../platform/events/queues';
import { RelayTiming } from '../../platform/events/requeue';
import { fanOut } from './fan-out';
import { sendDelivery } from './sending';

/** Tries at the same time in one process: a slow receiver keeps one of them for ten seconds. */
const CONCURRENCY = 20;
const BATCH = 500;
/** A try that was queued so long ago was lost. */
const LOST = `interval '60 seconds'`;

const CLAIM = `
  update webhook_deliveries d set next_at = now() + ${LOST}
  from (select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.state = 'active'
        where d.state = 'waiting' and d.next_at <= now() order by d.next_at, d.id limit ${BATCH} for update of d skip locked) due
  where d.id = due.id returning d.id::text, d.attempt`;

/** The worker's side of webhooks: changes become deliveries, deliveries become jobs of a queue of their own. */
@Injectable()
export class HooksService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Hooks');
  private readonly listener: NotifyListener;
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private again = false;
  private stopped = false;

  constructor(
    private readonly source: DataSource,
    private readonly queues: Queues,
    private readonly config: Config,
    private readonly timing: RelayTiming,
  ) {
    this.listener = new NotifyListener({
      url: config.DATABASE_URL,
      channel: 'changes',
      application: 'stowbridge-hooks',
      heard: () => this.wake(),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    const sender = { secretKey: this.config.SECRET_KEY, allowPrivate: this.config.WEBHOOK_ALLOW_PRIVATE };
    void this.queues
      .get('hooks')
      .process('*', CONCURRENCY, (job: Job<{ deliveryId: string }>) =>
        sendDelivery(this.source, job.data.deliveryId, sender),
      );
    await this.listener.start();
    // A missed announcement costs time only, and repetitions are announced by nobody.
    this.timer = setInterval(() => this.wake(), this.timing.poll / 2);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.listener.stop();
    await this.running;
  }

  private wake(): void {
    this.again = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  private async run(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        const moved = await fanOut(this.source, this.config.PUBLIC_URL);
        const queued = this.queues.isReady('hooks') ? await this.enqueue() : 0;
        this.again ||= moved > 0 || queued === BATCH;
      } catch (error) {
        this.logger.warn(`Webhooks are looked after again: ${(error as Error).message}`);
      }
    }
  }

  /** Queues what is due; each is due again after a minute, unless something became of it. */
  private async enqueue(): Promise<number> {
    const [due] = await this.source.manager.query<[{ id: string; attempt: number }[], number]>(CLAIM);
    await this.queues.addAgain(
      'hooks',
      due.map(({ id, attempt }) => ({ name: 'send', data: { deliveryId: id }, jobId: `${id}:${attempt}` })),
    );
    return due.length;
  }
}

/** Deletes what is not listed any more. */
export const forgetDeliveries = (source: DataSource): Promise<unknown> =>
  source.manager.query(
    `delete from webhook_deliveries where at < now() - interval '${WEBHOOK_DELIVERIES_KEPT_DAYS} days'`,
  );
