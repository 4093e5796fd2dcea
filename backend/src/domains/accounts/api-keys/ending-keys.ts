import type { DataSource } from 'typeorm';
import { recordEvent } from '../../../platform/events/outbox';

/** How long before its end the maker of a key is told. */
const DAYS = 14;

/** Tells the makers of keys that end soon, once for each key; answers how many. Keys that were made for less are known to end. */
export async function tellOfEndingKeys(source: DataSource): Promise<number> {
  return source.transaction(async (manager) => {
    const [ending] = await manager.query<[{ id: number; user_id: number }[], number]>(
      `update api_keys set end_told_at = now() where revoked_at is null and end_told_at is null
         and expires_at > now() and expires_at <= now() + interval '${DAYS} days' and created_at < expires_at - interval '${DAYS} days' returning id, user_id`,
    );
    for (const { id: keyId, user_id: userId } of ending) {
      await recordEvent(manager, 'api-key.ending', { keyId, userId });
    }
    return ending.length;
  });
}
