import type { EntityManager } from 'typeorm';
import { EventRow } from './event.entity';
import type { EventMap, EventName } from './events';

/**
 * Writes the fact's event in the fact's own transaction: both hold or neither does. The relay turns the row into
 * jobs after the commit.
 */
export async function recordEvent<Name extends EventName>(
  manager: EntityManager,
  name: Name,
  payload: EventMap[Name],
): Promise<void> {
  await manager.insert(EventRow, { name, payload: payload as EventRow['payload'] });
}
