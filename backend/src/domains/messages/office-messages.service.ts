import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { changed } from '../../platform/database/changes';
import { withTransactionOf } from '../../platform/database/transaction';
import { officeSees } from './message-access';
import { MessagesService } from './messages.service';
import { OFFICE_MESSAGES, type OfficeMessage } from './office-messages.list';

/** The messages of the office, as administrators keep them. */
@Injectable()
export class OfficeMessagesService {
  constructor(
    private readonly source: DataSource,
    private readonly messages: MessagesService,
  ) {}

  list(caller: Caller, request: ListQueryDto): Promise<Listed<OfficeMessage>> {
    requireAdmin(caller);
    return list(this.source, request, OFFICE_MESSAGES, { me: caller.id });
  }

  /** @throws DomainError('not-found') also for what is not the office's */
  async get(caller: Caller, id: number): Promise<OfficeMessage> {
    requireAdmin(caller);
    const message = await rowOf(this.source, id, OFFICE_MESSAGES, { me: caller.id });
    if (!message) {
      throw notFound('The message');
    }
    return message;
  }

  /** Sets the administrator's own read state of a message that was addressed to the office [MSG-16]. */
  async setRead(caller: Caller, id: number, read: boolean): Promise<void> {
    requireAdmin(caller);
    await this.messages.setRead(caller, id, read);
  }

  /**
   * Deletes a message, for everybody who had it [MSG-06].
   * @throws DomainError('not-found') also when somebody else was quicker, and for what is not the office's
   */
  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const deleted = await manager.query<[unknown, number]>(
        `update messages m set deleted_at = now() where m.id = $2 and ${officeSees('$1')}`,
        [caller.id, id],
      );
      if (changed(deleted) === 0) {
        throw notFound('The message');
      }
      await recordAudit(manager, { actor: caller, action: 'message.deleted', subjectType: 'message', subjectId: id });
    });
  }
}
