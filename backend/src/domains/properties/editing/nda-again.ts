import type { EntityManager } from 'typeorm';

/**
 * Asks those who have signed the NDA of a property to sign the new one: signatures from before this moment open nothing
 * any more. The caller holds the property's lock, so that nobody signs at the same moment.
 */
export async function askToSignAgain(manager: EntityManager, propertyId: number): Promise<void> {
  await manager.query('update properties set nda_asked_again_at = clock_timestamp() where id = $1', [propertyId]);
}
