import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { invalid, notFound } from '../../platform/common/errors';
import { withTransactionOf } from '../../platform/database/transaction';
import { addEntry, changeEntry, deleteEntry, type EditedList } from '../lookups/edited-list';
import { TaskTemplate } from './task-template.entity';

const LIST: EditedList<TaskTemplate> = {
  entity: TaskTemplate,
  subjectType: 'task-template',
  unique: 'name',
  fixedUpTo: 0,
};

export type TaskTemplateInput = Omit<TaskTemplate, 'id' | 'key' | 'position'> & { position?: number };

/** The checklist from which accepted deals get their tasks; those that were made stay as they are. */
@Injectable()
export class TaskTemplatesService {
  constructor(private readonly source: DataSource) {}

  list(caller: Caller): Promise<TaskTemplate[]> {
    requireAdmin(caller);
    return this.source.manager.find(TaskTemplate, { order: { position: 'ASC', id: 'ASC' } });
  }

  /** @throws DomainError('exists') for a name that another has */
  create(caller: Caller, input: TaskTemplateInput): Promise<TaskTemplate> {
    requireAdmin(caller);
    requireOneSpan(input);
    const key = randomBytes(8).toString('hex');
    return withTransactionOf(caller, this.source, (manager) => addEntry(manager, caller, LIST, { ...input, key }));
  }

  /** @throws DomainError('exists') for a name that another has */
  change(caller: Caller, id: number, input: TaskTemplateInput): Promise<TaskTemplate> {
    requireAdmin(caller);
    requireOneSpan(input);
    return withTransactionOf(caller, this.source, async (manager) => {
      const template = await manager.findOneBy(TaskTemplate, { id });
      if (!template) {
        throw notFound('The entry');
      }
      return changeEntry(manager, caller, LIST, { ...input, id, key: template.key });
    });
  }

  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, (manager) => deleteEntry(manager, caller, LIST, id));
  }
}

function requireOneSpan({ afterAcceptance, beforeClosing }: TaskTemplateInput): void {
  if ((afterAcceptance === null) === (beforeClosing === null)) {
    throw invalid('Please give the days from the acceptance or before the closing.', 'afterAcceptance', 'required');
  }
}
