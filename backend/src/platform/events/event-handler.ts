import type { EntityManager } from 'typeorm';
import type { EventName, EventOf } from './events';
import type { HandlerName } from './handlers';

/** Any event; narrow it by its `name`. */
export type AnyEvent = { [Name in EventName]: EventOf<Name> }[EventName];

/** What is worth doing once the delivery is committed; re-queueing makes up for it when the process dies before. */
export type AfterCommit = () => Promise<void>;

/** Reacts to the events that `HANDLERS` lists under its name; without a list there, to those that it names itself. */
export abstract class EventHandler {
  abstract readonly handler: HandlerName;
  readonly events?: readonly EventName[];

  /**
   * Runs in the transaction that marks the delivery done: what it writes through `manager` happens exactly once, anything
   * else must be idempotent. Throwing rolls it back and tries again later.
   */
  abstract handle(event: AnyEvent, manager: EntityManager): Promise<AfterCommit | void>;
}
