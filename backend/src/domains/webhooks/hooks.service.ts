import { WEBHOOK_DELIVERIES_KEPT_DAYS } from '@stowbridge/contract/webhooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bull';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { NotifyListener } from '../../platform/database/notify-listener';
import { sql } from '../../platform/database/sql';
import { ASYNC_COMMIT } from '../../platform/database/transaction';
import { Queues } from '../../platform/events/queues';
import { RelayTiming } from '../../platform/events/requeue';
import { fanOut } from './fan-out';
import { DeliverySender } from './sending';

/**
 * Tries of one job, and milliseconds from one turn to the next: at most 100 tries a second in one process, since mails
 * and the database have to go on beside them.
 */
const BATCH = 10;
const TURN_MS = 100;
/** Jobs at the same time: a slow receiver keeps one for ten seconds. */
const CONCURRENCY = 40;
/** A try that was queued so long ago was lost. */
const LOST = `interval '60 seconds'`;

const CLAIM = `
  update webhook_deliveries d set next_at = now() + ${LOST}
  from (select id from webhook_deliveries
        where state = 'waiting' and next_at <= now() and webhook_id = any(array(select id from webhooks where state = 'active'))
        order by next_at, id limit ${BATCH} for update skip locked) due
  where d.id = due.id returning d.id::text, ${ASYNC_COMMIT}`;

/** The worker's side of webhooks: changes become deliveries, deliveries become jobs of a queue of their own. */
@Injectable()
export class HooksService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Hooks');
  private readonly listener: NotifyListener;
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private again = false;
  private jobs = 0;
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
    const sender = new DeliverySender(this.source, {
      secretKey: this.config.SECRET_KEY,
      allowPrivate: this.config.WEBHOOK_ALLOW_PRIVATE,
    });
    void this.queues.get('hooks').process('*', CONCURRENCY, async (job: Job<{ deliveryIds: string }>) => {
      this.jobs += 1;
      await sender.send(job.data.deliveryIds.split(',')).finally(() => (this.jobs -= 1));
    });
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
        if (await this.turn()) {
          this.again = true;
          await sleep(TURN_MS);
        }
      } catch (error) {
        this.logger.warn(`Webhooks are looked after again: ${(error as Error).message}`);
      }
    }
  }

  /**
   * Makes no deliveries while more are due than are sent.
   * @returns whether there may be more to do
   */
  private async turn(): Promise<boolean> {
    const queued = await this.enqueue();
    if (queued === BATCH) {
      return true;
    }
    const moved = await fanOut(this.source, this.config.PUBLIC_URL);
    return queued + moved + (moved > 0 ? await this.enqueue() : 0) > 0;
  }

  /** Queues what is due; each is due again after a minute, unless something became of it. */
  private async enqueue(): Promise<number> {
    if (this.jobs >= CONCURRENCY) {
      return BATCH;
    }
    const due = this.queues.isReady('hooks') ? await sql<{ id: string }>(this.source, { text: CLAIM, values: [] }) : [];
    if (due.length > 0) {
      const deliveryIds = due.map(({ id }) => id).join(',');
      await this.queues.add('hooks', [{ name: 'send', data: { deliveryIds }, jobId: randomUUID() }]);
    }
    return due.length;
  }
}

/** Deletes what is not listed any more. */
export const forgetDeliveries = (source: DataSource): Promise<unknown> =>
  source.manager.query(
    `delete from webhook_deliveries where at < now() - interval '${WEBHOOK_DELIVERIES_KEPT_DAYS} days'`,
  );
