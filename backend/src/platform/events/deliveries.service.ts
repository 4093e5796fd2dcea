import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sql } from '../database/sql';
import { HandlerRegistry } from './handler-registry';
import { type HandlerDefinition, HandlerName, HANDLERS } from './handlers';
import { QUEUE_NAMES, QueuedJob, Queues } from './queues';

/** One event for one handler. */
export interface Delivery {
  eventId: string;
  handler: HandlerName;
}

const BATCH = 500;

const TELLING = Object.entries<HandlerDefinition>(HANDLERS).flatMap(([name, { tells }]) => (tells ? [name] : []));

const CLAIM = `
  with claimed as (
    select id, name, quiet from events where relayed_at is null and (not_before is null or not_before <= now()) order by id limit $3 for update skip locked
  ), deliveries as (
    insert into event_parts (event_id, handler, queued_at)
    select c.id, w.handler, now() from claimed c join unnest($1::text[], $2::text[]) w(event, handler) on w.event = c.name
    where not (c.quiet and w.handler = any($4))
    on conflict do nothing
    returning event_id, handler
  ), relayed as (
    update events e set relayed_at = now() from claimed c where e.id = c.id returning e.id
  )
  select (select count(*)::int from relayed) events,
         coalesce((select json_agg(json_build_object('eventId', event_id::text, 'handler', handler)) from deliveries), '[]'::json) deliveries`;

const OVERDUE = `
  update event_parts p set queued_at = now()
  from (select event_id, handler from event_parts
        where done_at is null and failed_at is null and queued_at <= $1::timestamptz
        order by queued_at limit ${BATCH} for update skip locked) late
  where p.event_id = late.event_id and p.handler = late.handler
  returning p.event_id::text "eventId", p.handler`;

/** The outbox's bookkeeping: deliveries are rows first and jobs second, so that a job can be lost but no delivery can. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly source: DataSource,
    private readonly queues: Queues,
    private readonly registry: HandlerRegistry,
  ) {}

  /** Turns waiting events into deliveries, all in one statement. Two workers at once share the events out. */
  async claim(limit: number): Promise<{ events: number; deliveries: Delivery[] }> {
    const { wanted } = this.registry;
    const values = [wanted.map(({ event }) => event), wanted.map(({ handler }) => handler), limit, TELLING];
    const [claimed] = await this.source.manager.query<{ events: number; deliveries: Delivery[] }[]>(CLAIM, values);
    return claimed;
  }

  /** Adds the jobs of deliveries. When that fails, they are re-queued later. */
  async enqueue(deliveries: Delivery[], again = false): Promise<void> {
    for (const queue of QUEUE_NAMES) {
      const jobs = deliveries.filter(({ handler }) => HANDLERS[handler].queue === queue).map(deliveryJob);
      await (again ? this.queues.addAgain(queue, jobs) : this.queues.add(queue, jobs));
    }
  }

  /**
   * Queues undone deliveries again that were queued so long ago: their job was never added (the process died after the
   * commit) or was lost with Redis. Deliveries whose job still waits or runs are left as they are.
   * @returns how many deliveries were undone
   */
  async requeue(olderThanSeconds: number): Promise<number> {
    const [{ cutoff }] = await sql<{ cutoff: string }>(this.source, {
      text: 'select (now() - make_interval(secs => $1))::text cutoff',
      values: [olderThanSeconds],
    });
    for (let requeued = 0; ;) {
      const [deliveries] = await this.source.manager.query<[Delivery[], number]>(OVERDUE, [cutoff]);
      // A delivery of a handler that is no longer defined stays in the table for a person to see.
      await this.enqueue(
        deliveries.filter(({ handler }) => Object.hasOwn(HANDLERS, handler)),
        true,
      );
      requeued += deliveries.length;
      if (deliveries.length < BATCH) {
        return requeued;
      }
    }
  }
}

export const deliveryJob = ({ eventId, handler }: Delivery): QueuedJob => ({
  name: handler,
  data: { eventId },
  jobId: `${eventId}:${handler}`,
});
