import { dayIn } from '@stowbridge/contract/dates';
import { Stage } from '@stowbridge/contract/ids';
import type { Client } from 'pg';
import { makeDates } from '@stowbridge/backend/domains/deals/dates/make-plan';
import { planTasks } from '@stowbridge/backend/domains/tasks/task-plan';
import { FIRST_BUYER, FIRST_SELLER } from './people';

/** What is late in the demo became so at most as many days ago. */
const LATE_DAYS = 21;

/** Kept as they fell due; of every fifth deal the last one is late. */
const KEEP_DATES = `
  with passed as (
    select t.id, row_number() over (partition by t.deal_id order by t.due_on desc, t.id desc) newest
    from deal_dates t where t.done_on is null and t.due_on < $1::date)
  update deal_dates t set done_on = t.due_on,
    amount = case when t.kind = 'earnest money due' then round(d.price * (select o.earnest_money_deposit from offer_terms o where o.deal_id = d.id order by o.version desc limit 1) / 100) end
  from passed p, deals d where p.id = t.id and d.id = t.deal_id and not (p.newest = 1 and d.id % 5 = 0 and t.due_on >= $1::date - ${LATE_DAYS})`;

/** The date that a task `t` prepares; none for most of them. */
const PREPARED = `case when t.template_key = 'earnest-money' then 'earnest money due' when t.template_key like 'agreement-%' then 'purchase agreement' end`;

/**
 * Done when they fell due, by who had them; what the known people and every fourth deal's office had last is late. What
 * prepares a date that is done is done too, and the money is wired as soon as it is there.
 */
const DO_TASKS = `
  with passed as (
    select t.id, t.deal_id, t.side, t.assignee_id, t.due_on, coalesce(t.template_key = 'earnest-money', false) wire,
      exists (select from deal_dates x where x.deal_id = t.deal_id and x.kind = ${PREPARED} and x.done_on is not null) needed
    from tasks t where t.done_at is null and t.due_on < $1::date),
  ranked as (
    select p.*, row_number() over (partition by p.deal_id, p.side order by p.needed, p.due_on desc, p.id desc) newest,
      p.assignee_id in (1, ${FIRST_BUYER}, ${FIRST_SELLER}) or p.side = 'office' and p.deal_id % 4 = 0 hesitant
    from passed p)
  update tasks t set done_at = (t.due_on + interval '15 hours') at time zone $2, done_by_id = t.assignee_id,
    note = case when t.id % 9 = 0 then 'Confirmed by email.' end
  from ranked p where p.id = t.id and (p.needed or not p.wire and not (p.newest = 1 and p.hesitant))`;

/**
 * Gives each accepted deal the dates and tasks that its acceptance makes, by the product's own plan, and does what fell due
 * since, all but a few.
 * @param now when the data is made
 */
export async function writeClosings(client: Client, timeZone: string, now: Date): Promise<void> {
  const manager = {
    query: async <Rows>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as Rows,
  };
  const { rows: deals } = await client.query<{ id: number; at: Date }>(
    'select id, status_at as at from deals where deal_status_id = $1 order by id',
    [Stage.Accepted],
  );
  for (const { id, at } of deals) {
    const acceptedOn = dayIn(timeZone)(at);
    await makeDates(manager, id, acceptedOn);
    await planTasks(manager, id, acceptedOn);
  }
  const today = dayIn(timeZone)(now);
  await client.query(KEEP_DATES, [today]);
  await client.query(DO_TASKS, [today, timeZone]);
  await client.query(
    'update deal_dates t set created_at = d.status_at, modified_at = coalesce(t.done_on::timestamptz, d.status_at) from deals d where d.id = t.deal_id',
  );
  await client.query(
    'update tasks t set created_at = d.status_at, modified_at = coalesce(t.done_at, d.status_at) from deals d where d.id = t.deal_id',
  );
}
