import { CLOSED_WITH_DEAL } from '@stowbridge/contract/closing';
import { addDays, daysBetween, toMonday } from '@stowbridge/contract/dates';
import { Stage, UserStatus } from '@stowbridge/contract/ids';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { Reactions } from '../../platform/events/reactions';
import { firstAgentSql } from '../properties/people/broker';
import type { MovedTask } from './task';
import type { TaskTemplate } from './task-template.entity';

type Template = Pick<TaskTemplate, 'key' | 'afterAcceptance' | 'beforeClosing' | 'moveToMonday'>;

const TEMPLATES = `select key, after_acceptance "afterAcceptance", before_closing "beforeClosing", move_to_monday "moveToMonday" from task_templates`;
const CLOSING = `select to_char(due_on, 'YYYY-MM-DD') closing from deal_dates where deal_id = $1 and kind = 'closing'`;

/** Buyer and seller have the tasks of their side themselves; whoever has no account leaves them to the listing agent. */
const PLAN = `
  insert into tasks (deal_id, title, due_on, side, assignee_id, template_key, before_closing, move_to_monday)
  select d.id, m.name, planned.due_on, m.side,
    coalesce(case m.side when 'buyer' then (select id from users where id = d.buyer_id and status_id <> ${UserStatus.Rejected})
      when 'seller' then (select id from users where id = p.seller_id and status_id <> ${UserStatus.Rejected}) end, ${firstAgentSql('d.property_id')}),
    m.key, m.before_closing, m.move_to_monday
  from deals d left join properties p on p.id = d.property_id
    cross join unnest($2::text[], $3::date[]) planned(key, due_on) join task_templates m using (key)
  where d.id = $1 order by m.position, m.id
  on conflict (deal_id, template_key) where template_key is not null do update
    set due_on = excluded.due_on, assignee_id = excluded.assignee_id, taken_over_from_id = null, sequence = tasks.sequence + 1, modified_at = now()
    where tasks.done_at is null`;

const CLOSE = `
  update tasks set done_at = now(), note = concat_ws(E'\\n', note, '${CLOSED_WITH_DEAL}'), modified_at = now()
  where deal_id = $1 and done_at is null`;

const WITH_CLOSING = `
  select id, title, to_char(due_on, 'YYYY-MM-DD') "from", before_closing "beforeClosing", move_to_monday "moveToMonday"
  from tasks where deal_id = $1 and done_at is null and before_closing is not null order by due_on, id`;
const MOVE = `
  update tasks t set due_on = m.due_on, sequence = t.sequence + 1, modified_at = now()
  from unnest($1::int[], $2::date[]) m(id, due_on) where t.id = m.id`;

/** What the moves of a deal and of its closing do to its tasks, in their transactions. */
@Injectable()
export class TaskReactions {
  constructor(reactions: Reactions) {
    reactions.on('deal.moving', 'tasks', async (manager, { dealId, to, today }) => {
      if (to === Stage.Accepted) {
        await planTasks(manager, dealId, today);
      } else if (to === Stage.Sold) {
        await manager.query(CLOSE, [dealId]);
      }
    });
    reactions.on('deal.dates-made', 'tasks', (manager, { dealId, acceptedOn }) =>
      planTasks(manager, dealId, acceptedOn),
    );
    reactions.on('deal.closing-moving', 'tasks', async (manager, { dealId, from, to }) => {
      const moved = to === null ? [] : await movedWithClosing(manager, dealId, { from, to });
      await manager.query(MOVE, [moved.map(({ id }) => id), moved.map((task) => task.to)]);
    });
  }
}

/** Makes the checklist of an accepted deal; a second acceptance plans what is still open anew. */
export async function planTasks(
  manager: Pick<EntityManager, 'query'>,
  dealId: number,
  acceptedOn: string,
): Promise<void> {
  const templates = await manager.query<Template[]>(TEMPLATES);
  const [{ closing }] = await manager.query<[{ closing: string | null }]>(CLOSING, [dealId]);
  const days = templates.map((template) => dueOn(template, acceptedOn, closing));
  await manager.query(PLAN, [dealId, templates.map(({ key }) => key), days]);
}

/** A day on a weekend moves to Monday where the template says so [BEYC-47]; before a closing that is not set there is none. */
export function dueOn(
  { afterAcceptance, beforeClosing, moveToMonday }: Omit<Template, 'key'>,
  acceptedOn: string,
  closing: string | null,
): string | null {
  if (beforeClosing === null) {
    return weekday(addDays(acceptedOn, afterAcceptance ?? 0), moveToMonday);
  }
  return closing === null ? null : weekday(addDays(closing, -beforeClosing), moveToMonday);
}

const weekday = (day: string, moveToMonday: boolean): string => (moveToMonday ? toMonday(day) : day);

/** The open tasks that move with the closing: by as many days, or to their day where it was not set. */
export async function movedWithClosing(
  manager: EntityManager,
  dealId: number,
  closing: { from: string | null; to: string },
): Promise<MovedTask[]> {
  const tasks = await sql<{
    id: number;
    title: string;
    from: string | null;
    beforeClosing: number;
    moveToMonday: boolean;
  }>(manager, { text: WITH_CLOSING, values: [dealId] });
  return tasks
    .map(({ id, title, from, beforeClosing, moveToMonday }) => ({
      id,
      title,
      from,
      to: weekday(
        from === null || closing.from === null
          ? addDays(closing.to, -beforeClosing)
          : addDays(from, daysBetween(closing.from, closing.to)),
        moveToMonday,
      ),
    }))
    .filter(({ from, to }) => from !== to);
}
