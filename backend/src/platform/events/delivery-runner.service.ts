import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bull';
import { DataSource } from 'typeorm';
import { inSpan } from '../common/spans';
import { sql } from '../database/sql';
import { withTransaction } from '../database/transaction';
import type { AfterCommit, AnyEvent } from './event-handler';
import { HandlerRegistry } from './handler-registry';
import { type QueueName, Queues } from './queues';

/** The queues of deliveries, and how many each process runs at the same time. */
const CONCURRENCY = { events: 4, certificates: 1 } as const satisfies Partial<Record<QueueName, number>>;

interface OpenDelivery {
  id: string;
  name: AnyEvent['name'];
  payload: AnyEvent['payload'];
  at: Date;
}

/** Runs the deliveries: the handler's work and the mark that it is done are one transaction. */
@Injectable()
export class DeliveryRunnerService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Deliveries');

  constructor(
    private readonly source: DataSource,
    private readonly queues: Queues,
    private readonly registry: HandlerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    for (const [queue, concurrency] of Object.entries(CONCURRENCY)) {
      void this.queues
        .get(queue as QueueName)
        .process('*', concurrency, (job: Job<{ eventId: string }>) =>
          inSpan(`event ${job.name}`, { 'stowbridge.event_id': job.data.eventId }, () => this.runJob(job)),
        );
    }
  }

  private async runJob(job: Job<{ eventId: string }>): Promise<void> {
    try {
      await this.run(job.data.eventId, job.name);
    } catch (error) {
      const last = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
      this.logger.warn(
        `Event ${job.data.eventId}, ${job.name}, try ${job.attemptsMade + 1}: ${(error as Error).message}`,
      );
      await this.recordFailure(job.data.eventId, job.name, error as Error, last);
      throw error;
    }
  }

  /** Does one delivery unless it is done. A second run at the same time waits for the first and then finds it done. */
  async run(eventId: string, name: string): Promise<void> {
    const handler = this.registry.findHandler(name);
    if (!handler) {
      throw new Error(`There is no handler ${name}.`);
    }
    const afterCommit = await withTransaction(this.source, async (manager): Promise<AfterCommit | void> => {
      const [delivery] = await sql<OpenDelivery>(manager, {
        text: `select e.id::text, e.name, e.payload, e.created_at "at" from event_parts p join events e on e.id = p.event_id
         where p.event_id = $1 and p.handler = $2 and p.done_at is null for update of p`,
        values: [eventId, name],
      });
      if (!delivery) {
        return;
      }
      const after = await handler.handle(delivery as AnyEvent, manager);
      await manager.query(
        `update event_parts set done_at = now(), attempts = attempts + 1, failed_at = null, error = null where event_id = $1 and handler = $2`,
        [eventId, name],
      );
      return after;
    });
    await afterCommit?.().catch((error: unknown) =>
      this.logger.warn(`Left to the requeue: ${(error as Error).message}`),
    );
  }

  /** Keeps what went wrong; after the last try the delivery counts as failed until a person retries it. */
  private async recordFailure(eventId: string, name: string, error: Error, last: boolean): Promise<void> {
    await this.source.manager
      .query(
        `update event_parts set attempts = attempts + 1, error = $3, failed_at = case when $4 then now() end
         where event_id = $1 and handler = $2 and done_at is null`,
        [eventId, name, error.message.slice(0, 500), last],
      )
      .catch(() => undefined);
  }
}
