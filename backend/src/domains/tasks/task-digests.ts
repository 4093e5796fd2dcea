import { UserStatus } from '@stowbridge/contract/ids';
import type { DataSource } from 'typeorm';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvents } from '../../platform/events/outbox';
import { UNDER_WAY } from '../deals/dates/deal-date-rows';
import { firstAgentSql } from '../properties/people/broker';
import { TO_DO } from './tasks.list';

/** The hour at the office from which people are told of the day. */
const FROM_HOUR = 7;

/** SQL for what the digest of a person and a day `g` tells: tasks, and the dates of deals to the first listing agent. */
export const DUE = `
  select t.assignee_id "userId", t.due_on, t.title, coalesce(t.deal_id, 0) deal_id, coalesce((select property_id from deals where id = t.deal_id), t.property_id) property_id, t.id, 'task' kind
  from tasks t where ${TO_DO} and t.assignee_id is not null
  union all
  select ${firstAgentSql('d.property_id')}, t.due_on, t.kind, d.id, d.property_id, t.id, 'date'
  from deal_dates t join deals d on d.id = t.deal_id and ${UNDER_WAY} where t.done_on is null`;

const TOLD = `
  insert into task_digests (user_id, day)
  select distinct due."userId", $1::date from (${DUE}) due join users u on u.id = due."userId" and u.status_id = ${UserStatus.Approved}
  where due.due_on <= $1::date
  on conflict do nothing
  returning id "digestId", user_id "userId"`;

/**
 * Tells each person once a day of what is due and of what is late [BEYC-51].
 * @returns how many
 */
export async function tellOfTasks(source: DataSource, timeZone: string, now = new Date()): Promise<number> {
  return withTransaction(source, async (manager) => {
    const [{ day, hour }] = await manager.query<[{ day: string; hour: number }]>(
      `select to_char($2::timestamptz at time zone $1, 'YYYY-MM-DD') "day", extract(hour from $2::timestamptz at time zone $1)::int "hour"`,
      [timeZone, now],
    );
    if (hour < FROM_HOUR) {
      return 0;
    }
    const told = await manager.query<{ digestId: number; userId: number }[]>(TOLD, [day]);
    await recordEvents(manager, 'tasks.due', told);
    return told.length;
  });
}
