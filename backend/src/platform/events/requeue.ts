/** How often and how late, in milliseconds or as said; tests pass shorter ones. */
export class RelayTiming {
  /** Between looks at the events table when nothing wakes the relay. */
  poll = 2000;
  /** Between runs of re-queueing. */
  requeue = 30_000;
  /** Seconds after which a delivery or a mail that is not done is queued again. */
  overdue = 60;
  /** Between two runs of each scheduled job, instead of what its definition says. */
  upkeep?: number;
}

/** Something that makes up for lost jobs; the relay calls each at its start, regularly, and when Redis is back. */
export abstract class Requeues {
  /** Queues again what was due so many seconds ago; 0 means everything that is not done. */
  abstract requeue(olderThanSeconds: number): Promise<number>;
}
