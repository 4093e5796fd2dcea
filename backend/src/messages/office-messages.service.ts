import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit';
import { Caller, requireAdmin } from '../auth/permissions';
import { notFound } from '../common/errors';
import { withTransaction } from '../database/transaction';
import { OFFICE_SEES } from './message-access';

/** The messages of the office, as administrators keep them. */
@Injectable()
export class OfficeMessagesService {
  constructor(private readonly source: DataSource) {}

  /**
   * Deletes a message, for everybody who had it [MSG-06].
   * @throws DomainError('not-found') also when somebody else was quicker, and for what is not the office's
   */
  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransaction(this.source, async (manager) => {
      const [, changed] = await manager.query<[unknown, number]>(`update messages m set deleted_at = now() where m.id = $2 and ${OFFICE_SEES}`, [caller.id, id]);
      if (changed === 0) throw notFound('The message');
      await recordAudit(manager, { actorId: caller.id, action: 'message.deleted', subjectType: 'message', subjectId: id });
    });
  }
}
