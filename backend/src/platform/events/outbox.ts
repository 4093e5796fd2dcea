import type { EntityManager } from 'typeorm';
import { sql } from '../database/sql';
import { isQuiet } from '../database/transaction';
import { EventRow } from './event.entity';
import type { EventMap, EventName } from './events';

/** What an import may keep from people, whom nobody has to tell of it; all else is told all the same. */
const MAY_BE_QUIET: readonly EventName[] = [
  'user.created',
  'property.published',
  'property.repriced',
  'property.assigned',
];

/**
 * Writes the fact's event in the fact's own transaction: both hold or neither does. The relay turns the row into
 * jobs after the commit.
 */
export async function recordEvent<Name extends EventName>(
  manager: EntityManager,
  name: Name,
  payload: EventMap[Name],
): Promise<void> {
  const quiet = isQuiet(manager) && MAY_BE_QUIET.includes(name);
  await sql(manager, {
    name: 'event',
    text: 'insert into events (name, payload, quiet) values ($1, $2, $3)',
    values: [name, JSON.stringify(payload), quiet],
  });
}

/** Rows of one statement. */
const AT_ONCE = 1000;

/** The same for a fact that concerns many. */
export async function recordEvents<Name extends EventName>(
  manager: EntityManager,
  name: Name,
  payloads: EventMap[Name][],
): Promise<void> {
  for (let from = 0; from < payloads.length; from += AT_ONCE) {
    const rows = payloads
      .slice(from, from + AT_ONCE)
      .map((payload) => ({ name, payload: payload as EventRow['payload'] }));
    await manager.insert(EventRow, rows);
  }
}

/** The same for many of whom so many a minute shall be told, so that what happens meanwhile is not kept waiting. */
export async function recordEventsInTurn<Name extends EventName>(
  manager: EntityManager,
  name: Name,
  payloads: EventMap[Name][],
  perMinute: number,
): Promise<void> {
  const [begin, apart] = [Date.now(), 60_000 / perMinute];
  for (let from = 0; from < payloads.length; from += AT_ONCE) {
    const rows = payloads.slice(from, from + AT_ONCE).map((payload, n) => ({
      name,
      payload: payload as EventRow['payload'],
      notBefore: new Date(begin + (from + n) * apart),
    }));
    await manager.insert(EventRow, rows);
  }
}

/** How long what can be undone waits before anybody is told, in seconds. */
const UNDO_SECONDS = 10;

/** The same for a fact that can be undone: nobody reacts to it until then. */
export async function recordEventForUndo<Name extends EventName>(
  manager: EntityManager,
  name: Name,
  payload: EventMap[Name],
): Promise<void> {
  const notBefore = (): string => `now() + make_interval(secs => ${UNDO_SECONDS})`;
  await manager.insert(EventRow, { name, payload: payload as EventRow['payload'], notBefore });
}

/**
 * Takes the newest event about a person back, in the transaction that undoes its fact, unless it is due: nobody has heard of it
 * then, and nobody will.
 */
export async function takeBackEvent<Name extends EventName>(
  manager: EntityManager,
  name: Name,
  userId: number,
): Promise<EventMap[Name] | undefined> {
  const [taken] = await manager.query<[{ payload: EventMap[Name] }[], number]>(
    `delete from events where id = (select max(id) from events where relayed_at is null and name = $1 and payload->'userId' = to_jsonb($2::int))
       and relayed_at is null and not_before > clock_timestamp() returning payload`,
    [name, userId],
  );
  return taken[0]?.payload;
}
