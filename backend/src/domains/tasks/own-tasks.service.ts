import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, EntityManager } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { conflict, notFound } from '../../platform/common/errors';
import { withTransactionOf } from '../../platform/database/transaction';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { DocumentUploadsService } from '../documents/document-uploads.service';
import type { OwnTask } from './task';
import { Task, TaskFile } from './task.entity';
import { OWN_TASKS, ownerOf, ownTask } from './tasks.list';
import { tickTask } from './tasks.service';

/** What buyers and sellers have to do for their deals, and administrators for the office. */
@Injectable()
export class OwnTasksService {
  constructor(
    private readonly source: DataSource,
    private readonly uploads: DocumentUploadsService,
  ) {}

  page(caller: Caller, request: ListQueryDto): Promise<Listed<OwnTask>> {
    return list(this.source, request, OWN_TASKS, ownerOf(caller));
  }

  async get(caller: Caller, id: number): Promise<OwnTask> {
    const task = await rowOf(this.source, id, OWN_TASKS, ownerOf(caller));
    if (!task) {
      throw notFound('The task');
    }
    return task;
  }

  /** @throws DomainError('stage') when it is done already */
  async tick(caller: Caller, id: number, note?: string): Promise<void> {
    await withTransactionOf(caller, this.source, async (manager) => {
      await this.require(manager, caller, id);
      await tickTask(manager, caller, id, note);
    });
  }

  async annotate(caller: Caller, id: number, note: string | null): Promise<void> {
    await withTransactionOf(caller, this.source, async (manager) => {
      const task = await this.require(manager, caller, id);
      await manager.update(Task, { id }, { note });
      await recordAudit(manager, {
        actor: caller,
        action: 'task.changed',
        subjectType: 'task',
        subjectId: id,
        change: changeOf<Task>(task, { note }),
      });
    });
  }

  /** Adds a file, which waits in the deal room until the office publishes it for those under LOI [BEYC-54]. */
  async attach(caller: Caller, id: number, request: FastifyRequest): Promise<void> {
    const { propertyId, dealId } = await this.get(caller, id);
    if (propertyId === null || dealId === null) {
      throw conflict('The property of this task has been deleted.');
    }
    await this.uploads.uploadForDeal(caller, request, propertyId, async (manager, documentId) => {
      await this.require(manager, caller, id);
      await manager.insert(TaskFile, { taskId: id, documentId });
    });
  }

  /** Locks the task; what is not the caller's own is not there. */
  private async require(manager: EntityManager, caller: Caller, id: number): Promise<Task> {
    const values: unknown[] = [id];
    const own = ownTask((value) => `$${values.push(value)}`, ownerOf(caller));
    const found = await manager.query<unknown[]>(
      `select 1 from tasks t where t.id = $1 and (${own}) for update`,
      values,
    );
    if (found.length === 0) {
      throw notFound('The task');
    }
    return manager.findOneByOrFail(Task, { id });
  }
}
