import type { DataSource } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { ASYNC_COMMIT, withTransaction } from '../../platform/database/transaction';
import { PAUSED } from '../../platform/events/restores';
import { settledId } from '../../platform/events/settled';

/** Changes that one transaction looks at, and deliveries after which it looks at no other: mails wait for no long one. */
const CHANGES = 5000;
const DELIVERIES = 100;

/**
 * Gives the changes between $1 and $2 to the webhooks that want them. What is from before a restore is held: others may have been
 * told of it already.
 */
const FAN_OUT = `
  with told as materialized (
    select w.id webhook_id, c.id change_id, c.type, ${bodySql('$3')} body, old
    from changes c join webhooks w on w.state = 'active' and c.type = any(w.events) and c.at >= w.created_at
      cross join lateral (select exists (select from restores r where r.created_at >= c.at) old) restored
    where c.id > $1 and c.id <= $2
    order by c.id fetch first ${DELIVERIES} rows with ties
  ), made as (
    insert into webhook_deliveries (webhook_id, change_id, type, body, state, error, next_at)
    select webhook_id, change_id, type, body, case when old then 'held' else 'waiting' end, case when old then $4 end, case when not old then now() end
    from told on conflict do nothing
  )
  select count(*)::int count, max(change_id)::text last from told`;

/** What is sent of a change: its type, when it happened, ids, and where the record is read. */
export function bodySql(publicUrl: string): string {
  return `json_build_object('type', c.type, 'timestamp', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data',
    (c.data - 'fields') || jsonb_build_object('id', c.id, 'resource', c.resource, 'resourceId', c.resource_id,
      'href', ${publicUrl}::text || '/api/v1/' || c.resource || coalesce('/' || c.resource_id, '')))::text`;
}

/**
 * Turns the changes that are settled into deliveries. The mark moves in the transaction that writes them, so that each is written
 * once, whoever dies; of two workers one does it.
 * @returns how many ids the mark has moved on
 */
export async function fanOut(source: DataSource, publicUrl: string): Promise<number> {
  const settled = Number(await settledId(source, 'changes'));
  return withTransaction(source, async (manager) => {
    const [mark] = await sql<{ told: string }>(manager, {
      text: `select change_id told, ${ASYNC_COMMIT} from webhook_marks where id = 1 for update skip locked`,
      values: [],
    });
    const from = Number(mark?.told ?? settled);
    const end = Math.min(from + CHANGES, settled);
    if (end <= from) {
      return 0;
    }
    const [{ count, last }] = await sql<{ count: number; last: string }>(manager, {
      text: FAN_OUT,
      values: [from, end, publicUrl, PAUSED],
    });
    const to = count < DELIVERIES ? end : Number(last);
    await manager.query('update webhook_marks set change_id = $1 where id = 1', [to]);
    return to - from;
  });
}
