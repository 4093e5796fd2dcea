import type { EntityManager } from 'typeorm';
import { sql } from '../database/sql';

/** What is said of a mail or a copy that does not go out by itself because of a restore. */
export const PAUSED = 'Held because of a restore: it may have gone out after the backup was made.';

/** Whether a fact comes from before a restore, so that others may know of it already. */
export async function isPaused(manager: EntityManager, eventId: string): Promise<boolean> {
  const [{ paused }] = await sql<{ paused: boolean }>(manager, {
    text: 'select exists (select from restores where last_event_id >= $1) paused',
    values: [eventId],
  });
  return paused;
}
