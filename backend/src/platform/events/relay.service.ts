import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config';
import { NotifyListener } from '../database/notify-listener';
import { DeliveriesService } from './deliveries.service';
import { Queues } from './queues';
import { RelayTiming, Requeues } from './requeue';

const BATCH = 500;
/** After an error, before the next try. */
const PAUSE = 1000;

/**
 * Moves facts from the outbox to the queues, in this order: deliveries are committed, then jobs are added. Whatever dies in
 * between, the deliveries are there, and re-queueing adds their jobs. While Redis is away nothing is claimed.
 */
@Injectable()
export class RelayService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Relay');
  private readonly listener: NotifyListener;
  private readonly requeues: Requeues[];
  private running: Promise<void>[] = [];
  private stopped = false;
  private woken = false;
  /** Whether jobs were lost, or may have been: then everything that is not done is due, however young it is. */
  private jobsLost = true;
  private wake: () => void = () => undefined;
  private wakeRequeue: () => void = () => undefined;

  constructor(
    config: Config,
    private readonly deliveries: DeliveriesService,
    private readonly queues: Queues,
    private readonly timing: RelayTiming,
  ) {
    this.requeues = [deliveries];
    // A missed announcement costs time only: the relay also looks by itself.
    this.listener = new NotifyListener({
      url: config.DATABASE_URL,
      channel: 'events',
      application: 'stowbridge-relay',
      heard: () => this.announce(),
    });
  }

  /** Adds what is re-queued beside deliveries, for example mails whose job was lost. */
  alsoRequeue(jobs: Requeues): void {
    this.requeues.push(jobs);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.queues.get('events').client.on('ready', () => {
      this.makeUp();
      this.announce();
    });
    this.queues.onLost(() => this.makeUp());
    await this.listener.start();
    this.running = [this.relayLoop(), this.requeueLoop()];
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.announce();
    this.wakeRequeue();
    await this.listener.stop();
    await Promise.all(this.running);
  }

  /** Claims what waits and queues it. @returns how many events were claimed */
  async relayOnce(): Promise<number> {
    const { events, deliveries } = await this.deliveries.claim(BATCH);
    await this.deliveries.enqueue(deliveries);
    return events;
  }

  /** Re-queues lost jobs at once; one that is under way may have passed them already. */
  private makeUp(): void {
    this.jobsLost = true;
    this.wakeRequeue();
  }

  private announce(): void {
    this.woken = true;
    this.wake();
  }

  private async relayLoop(): Promise<void> {
    while (!this.stopped) {
      this.woken = false;
      try {
        const more = this.queues.isReady('events') && (await this.relayOnce()) === BATCH;
        if (!more) {
          await this.sleep(this.timing.poll);
        }
      } catch (error) {
        this.logger.warn(`The relay tries again: ${(error as Error).message}`);
        await pause(PAUSE, (stop) => (this.wake = stop));
      }
    }
  }

  private async requeueLoop(): Promise<void> {
    while (!this.stopped) {
      const everything = this.jobsLost;
      try {
        if (this.queues.isReady('events')) {
          this.jobsLost = false;
          for (const jobs of this.requeues) {
            await jobs.requeue(everything ? 0 : this.timing.overdue);
          }
        }
      } catch (error) {
        this.jobsLost ||= everything;
        this.logger.warn(`Re-queueing is tried again: ${(error as Error).message}`);
      }
      if (!this.stopped) {
        await pause(this.jobsLost ? PAUSE : this.timing.requeue, (stop) => (this.wakeRequeue = stop));
      }
    }
  }

  private async sleep(milliseconds: number): Promise<void> {
    if (this.woken) {
      return;
    }
    await pause(milliseconds, (stop) => (this.wake = stop));
  }
}

/** Waits; `expose` is given the function that ends it early. */
function pause(milliseconds: number, expose: (stop: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    expose(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
