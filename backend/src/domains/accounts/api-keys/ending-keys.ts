import type { DataSource } from 'typeorm';
import { withTransaction } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';

/** How long before its end the maker of a key is told. */
const TOLD_DAYS = 14;

/** Tells the makers of keys that end soon, once for each key; answers how many. Keys that were made for less, or replaced, are known to end. */
export async function tellOfEndingKeys(source: DataSource): Promise<number> {
  return withTransaction(source, async (manager) => {
    const [ending] = await manager.query<[{ keyId: number; userId: number }[], number]>(
      `update api_keys set end_told_at = now() where revoked_at is null and replaced_by_id is null and end_told_at is null
         and expires_at > now() and expires_at <= now() + interval '${TOLD_DAYS} days' and created_at < expires_at - interval '${TOLD_DAYS} days' returning id "keyId", user_id "userId"`,
    );
    for (const key of ending) {
      await recordEvent(manager, 'api-key.ending', key);
    }
    return ending.length;
  });
}
