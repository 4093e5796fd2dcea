import { Injectable, Logger } from '@nestjs/common';
import { NOT_TO_RETRY } from '@stowbridge/contract/failed-mails';
import { DataSource } from 'typeorm';
import { recordAudit } from '../platform/audit/audit';
import { goneSql } from '../platform/audit/record-names';
import { Caller, requireAdmin } from '../platform/access/permissions';
import { atOtherStage, conflict, notFound } from '../platform/common/errors';
import { list } from '../platform/http/list/list';
import type { Listed, ListQueryDto } from '../platform/http/list/resource-list';
import { Config } from '../config';
import { changed } from '../platform/database/changes';
import { sql } from '../platform/database/sql';
import { withTransactionOf } from '../platform/database/transaction';
import { type ListedMail, Mail } from './mail.entity';
import { TO_RETRY } from '../platform/common/failed-mails.sql';
import { MailQueueService } from './mail-queue.service';
import { MAILS } from './mails.list';

/** Every mail that the product wrote, and what became of it; for administrators. */
@Injectable()
export class MailLogService {
  private readonly logger = new Logger('MailLog');

  constructor(
    private readonly source: DataSource,
    private readonly queue: MailQueueService,
    private readonly config: Config,
  ) {}

  async list(caller: Caller, request: ListQueryDto): Promise<Listed<ListedMail>> {
    requireAdmin(caller);
    const listed = await list(this.source, request, MAILS, { zone: this.config.OFFICE_TIME_ZONE });
    return { ...listed, rows: await this.known(listed.rows) };
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<ListedMail> {
    requireAdmin(caller);
    const mail = await this.source.manager.findOneBy(Mail, { id });
    if (!mail) {
      throw notFound('The mail');
    }
    return (await this.known([mail]))[0];
  }

  /**
   * Lets a failed mail be sent once more. When Redis is away the mail waits until the worker re-queues it.
   * @throws DomainError('stage') when it has not failed, 'conflict' when it was left out on purpose
   */
  async retry(caller: Caller, id: number): Promise<ListedMail> {
    const { error, kind } = await this.get(caller, id);
    await withTransactionOf(caller, this.source, async (manager) => {
      const result = await manager.query<[unknown, number]>(
        `update mails set status = 'queued', error = null where id = $1 and ${TO_RETRY}`,
        [id],
      );
      if (changed(result) === 0) {
        throw error !== null && NOT_TO_RETRY.includes(error)
          ? conflict(error)
          : atOtherStage('Only a failed mail can be sent again.');
      }
      await recordAudit(manager, { actor: caller, action: 'mail.retried', subjectType: 'mail', subjectId: id });
    });
    await this.queue
      .enqueueAgain({ id, kind })
      .catch((error: Error) => this.logger.warn(`Mail ${id} waits for the requeue: ${error.message}`));
    return this.get(caller, id);
  }

  /** Adds what is known today of whom and what these mails name. */
  private async known(mails: Mail[]): Promise<ListedMail[]> {
    const rows = await sql<{ id: number; userTypeId: number | null; recordGone: boolean }>(this.source, {
      text: `select m.id, u.user_type_id "userTypeId", ${goneSql('m.record_type', 'm.record_id')} "recordGone" from mails m left join users u on u.id = m.user_id where m.id = any($1::int[])`,
      values: [mails.map(({ id }) => id)],
    });
    const known = new Map(rows.map((row) => [row.id, row]));
    return mails.map((mail) =>
      Object.assign(mail, {
        userTypeId: known.get(mail.id)?.userTypeId ?? null,
        recordGone: known.get(mail.id)?.recordGone ?? false,
      }),
    );
  }
}
