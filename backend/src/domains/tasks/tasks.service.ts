import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { DataSource, EntityManager, IsNull, Not } from 'typeorm';
import { Config } from '../../config';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { atOtherStage, invalid, notFound } from '../../platform/common/errors';
import { changed, onReference } from '../../platform/database/changes';
import { requireEntityTag } from '../../platform/database/entity-tag';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { firstAgentSql } from '../properties/people/broker';
import { mayHave } from './assignees';
import type { OfficeTask, TaskAbout, TaskInput } from './task';
import { Task } from './task.entity';
import { TASKS, type TasksToday } from './tasks.list';

const ABOUT = ['dealId', 'propertyId', 'userId', 'enquiryId'] as const;

/** Of the side of buyer and seller there are only tasks of deals. */
const SIDE_OF_DEAL = 'Only a deal has tasks of its buyer and its seller.';

/** The tasks of the office, and those that it gives to buyers and sellers. */
@Injectable()
export class TasksService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  page(caller: Caller, request: ListQueryDto): Promise<Listed<OfficeTask>> {
    requireAdmin(caller);
    return list(this.source, request, TASKS, this.given(caller));
  }

  async get(caller: Caller, id: number): Promise<OfficeTask> {
    requireAdmin(caller);
    const task = await rowOf(this.source, id, TASKS, this.given(caller));
    if (!task) {
      throw notFound('The task');
    }
    return task;
  }

  /** Without another assignee it is the first listing agent's, else the caller's. */
  async create(caller: Caller, about: TaskAbout, { side = 'office', ...input }: TaskInput): Promise<number> {
    requireAdmin(caller);
    const named = ABOUT.filter((name) => about[name] !== undefined);
    if (named.length !== 1) {
      throw invalid(
        'Please say what the task is about: a deal, a property, a person or an enquiry.',
        named[1] ?? 'dealId',
      );
    }
    return withTransactionOf(caller, this.source, async (manager) => {
      const assigneeId = await this.assigneeOf(manager, caller, about, { ...input, side });
      const given = { ...input, side, assigneeId, note: input.note || null };
      const inserted = await manager
        .insert(Task, { ...about, ...given })
        .catch(onReference(invalid('What the task is about is not there.', named[0])));
      const { id } = inserted.identifiers[0] as { id: number };
      await recordAudit(manager, {
        actor: caller,
        action: 'task.created',
        subjectType: 'task',
        subjectId: id,
        change: changeOf<Task>({}, { ...about, ...given }),
      });
      return id;
    });
  }

  async change(caller: Caller, id: number, wanted: Partial<TaskInput>, version?: string): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const task = await this.locked(manager, id);
      if (version !== undefined) {
        await requireEntityTag(manager, 'tasks', id, version);
      }
      const change = Object.fromEntries(
        Object.entries(wanted).filter(([name, value]) => value !== undefined && task[name as keyof Task] !== value),
      ) as Partial<Task>;
      if (Object.keys(change).length === 0) {
        return;
      }
      const { side, assigneeId } = { ...task, ...change };
      if (change.side !== undefined || change.assigneeId) {
        await this.requireAssignee(manager, task, assigneeId, side);
      }
      await manager.update(
        Task,
        { id },
        {
          ...change,
          ...(change.dueOn === undefined ? {} : { sequence: task.sequence + 1 }),
          ...(change.assigneeId === undefined ? {} : { takenOverFromId: null }),
        },
      );
      await this.audit(manager, caller, id, 'task.changed', changeOf<Task>(task, change));
    });
  }

  /** Of several who tick it, the first has done it [BEYC-60]. @throws DomainError('stage') for the others */
  async tick(caller: Caller, id: number, note?: string): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, (manager) => tickTask(manager, caller, id, note));
  }

  async reopen(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const opened = await manager.update(Task, { id, doneAt: Not(IsNull()) }, { doneAt: null, doneById: null });
      if (changed(opened) === 0) {
        await this.locked(manager, id);
        throw atOtherStage('This task is open already.');
      }
      await this.audit(manager, caller, id, 'task.reopened');
    });
  }

  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { title } = await this.locked(manager, id);
      await manager.delete(Task, { id });
      await recordAudit(manager, {
        actor: caller,
        action: 'task.deleted',
        subjectType: 'task',
        subjectId: id,
        subjectName: title,
      });
    });
  }

  private given(caller: Caller): TasksToday {
    return { callerId: caller.id, today: today(this.config.OFFICE_TIME_ZONE) };
  }

  private async locked(manager: EntityManager, id: number): Promise<Task> {
    const task = await manager.findOne(Task, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!task) {
      throw notFound('The task');
    }
    return task;
  }

  private async assigneeOf(
    manager: EntityManager,
    caller: Caller,
    about: TaskAbout,
    { side, assigneeId }: Pick<TaskInput, 'assigneeId'> & Pick<Task, 'side'>,
  ): Promise<number | null> {
    if (assigneeId !== undefined || side !== 'office') {
      await this.requireAssignee(manager, about, assigneeId ?? null, side);
      return assigneeId ?? null;
    }
    const [{ agent }] = await sql<{ agent: number | null }>(manager, {
      text: `select ${firstAgentSql('coalesce((select property_id from deals where id = $1), $2)')} agent`,
      values: [about.dealId ?? null, about.propertyId ?? null],
    });
    return agent ?? caller.id;
  }

  private async requireAssignee(
    manager: EntityManager,
    { dealId }: { dealId?: number | null },
    assigneeId: number | null,
    side: Task['side'],
  ): Promise<void> {
    if (side !== 'office' && !dealId) {
      throw invalid(SIDE_OF_DEAL, 'side');
    }
    if (assigneeId === null) {
      return;
    }
    const [{ may }] = await sql<{ may: boolean }>(manager, {
      text: `select ${mayHave('$1', '$2::text')} may from (select) one left join deals d on d.id = $3`,
      values: [assigneeId, side, dealId ?? null],
    });
    if (!may) {
      throw invalid('This person cannot be given the task.', 'assigneeId');
    }
  }

  private audit(
    manager: EntityManager,
    actor: Caller,
    subjectId: number,
    action: 'task.changed' | 'task.reopened',
    change?: ReturnType<typeof changeOf<Task>>,
  ): Promise<void> {
    return recordAudit(manager, { actor, action, subjectType: 'task', subjectId, change });
  }
}

/** Marks a task as done, for whoever may do it. @throws DomainError('stage') when it is done already */
export async function tickTask(manager: EntityManager, actor: Caller, id: number, note?: string): Promise<void> {
  const done = await manager.update(
    Task,
    { id, doneAt: IsNull() },
    { doneAt: () => 'now()', doneById: actor.id, ...(note ? { note } : {}) },
  );
  if (changed(done) === 0) {
    if (!(await manager.existsBy(Task, { id }))) {
      throw notFound('The task');
    }
    throw atOtherStage('This task is done already.');
  }
  await recordAudit(manager, { actor, action: 'task.done', subjectType: 'task', subjectId: id });
}
