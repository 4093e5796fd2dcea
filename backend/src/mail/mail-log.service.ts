import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit } from '../platform/audit/audit';
import { goneSql } from '../platform/audit/record-names';
import { Caller, requireAdmin } from '../platform/access/permissions';
import { conflict, notFound } from '../platform/common/errors';
import { likeText, list, Listed, ListQueryDto, ListRules } from '../platform/http/list/resource-list';
import { dayOf } from '../platform/http/list/days';
import { Config } from '../config';
import { withTransaction } from '../platform/database/transaction';
import { Mail } from './mail.entity';
import { MailQueueService } from './mail-queue.service';
import type { ListedMail } from './mails.resource.dto';

/** As the trigram index `mails_words` has them. */
const WORDS = `(m.recipient || ' ' || m.subject)`;
/** As the trigram index `mails_names` has them. */
const NAMES = `(m.recipient || ' ' || coalesce(m.recipient_name, '') || ' ' || coalesce(m.record_name, ''))`;

const rules = (zone: string): ListRules<Mail> => ({
  sortable: {
    id: 'm.id',
    createdAt: 'm.createdAt',
    sentAt: 'm.sentAt',
    kind: 'm.kind',
    recipient: 'm.recipient',
    subject: 'm.subject',
    status: 'm.status',
    attempts: 'm.attempts',
  },
  defaultSort: ['createdAt', 'DESC'],
  filterable: {
    id: (query, value) => query.andWhere('m.id = any(:ids)', { ids: [value].flat() }),
    status: (query, value) => query.andWhere('m.status = any(:statuses)', { statuses: [value].flat().map(String) }),
    kind: (query, value) => query.andWhere('m.kind = :kind', { kind: String(value) }),
    recipient: (query, value) =>
      query.andWhere(
        `${NAMES} ilike :recipient and (m.recipient ilike :recipient or m.recipientName ilike :recipient)`,
        { recipient: `%${likeText(String(value))}%` },
      ),
    record: (query, value) => {
      if (/^\d{1,9}$/.test(String(value))) {
        query.andWhere('m.recordId = :record', { record: value });
      } else {
        query.andWhere(`${NAMES} ilike :record and m.recordName ilike :record`, {
          record: `%${likeText(String(value))}%`,
        });
      }
    },
    createdAt_gte: (query, value) =>
      query.andWhere('m.createdAt >= :from::date::timestamp at time zone :zone', {
        from: dayOf('createdAt_gte', value),
        zone,
      }),
    createdAt_lte: (query, value) =>
      query.andWhere('m.createdAt < (:to::date + 1)::timestamp at time zone :zone', {
        to: dayOf('createdAt_lte', value),
        zone,
      }),
    q: (query, value) => query.andWhere(`${WORDS} ilike :q`, { q: `%${likeText(String(value))}%` }),
  },
  searches: ['recipient', 'record', 'q'],
});

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
    const listed = await list(
      this.source.getRepository(Mail).createQueryBuilder('m'),
      request,
      rules(this.config.OFFICE_TIME_ZONE),
    );
    return { ...listed, rows: await this.known(listed.rows) };
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<ListedMail> {
    requireAdmin(caller);
    const mail = await this.source.getRepository(Mail).findOneBy({ id });
    if (!mail) {
      throw notFound('The mail');
    }
    return (await this.known([mail]))[0];
  }

  /**
   * Lets a failed mail be sent once more. When Redis is away the mail waits until the worker re-queues it.
   * @throws DomainError('conflict') when it has not failed
   */
  async retry(caller: Caller, id: number): Promise<ListedMail> {
    await this.get(caller, id);
    await withTransaction(this.source, async (manager) => {
      const [, changed] = await manager.query<[unknown, number]>(
        `update mails set status = 'queued', error = null where id = $1 and status = 'failed'`,
        [id],
      );
      if (changed === 0) {
        throw conflict('Only a failed mail can be sent again.');
      }
      await recordAudit(manager, { actor: caller, action: 'mail.retried', subjectType: 'mail', subjectId: id });
    });
    await this.queue
      .enqueueAgain(id)
      .catch((error: Error) => this.logger.warn(`Mail ${id} waits for the requeue: ${error.message}`));
    return this.get(caller, id);
  }

  /** Adds what is known today of whom and what these mails name. */
  private async known(mails: Mail[]): Promise<ListedMail[]> {
    const rows = await this.source.query<{ id: number; userTypeId: number | null; recordGone: boolean }[]>(
      `select m.id, u.user_type_id "userTypeId", ${goneSql('m.record_type', 'm.record_id')} "recordGone" from mails m left join users u on u.id = m.user_id where m.id = any($1::int[])`,
      [mails.map(({ id }) => id)],
    );
    const known = new Map(rows.map((row) => [row.id, row]));
    return mails.map((mail) =>
      Object.assign(mail, {
        userTypeId: known.get(mail.id)?.userTypeId ?? null,
        recordGone: known.get(mail.id)?.recordGone ?? false,
      }),
    );
  }
}
