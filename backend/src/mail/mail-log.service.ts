import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit';
import { Caller, isAdmin } from '../auth/permissions';
import { conflict, forbidden, notFound } from '../common/errors';
import { likeText, list, Listed, ListQueryDto, ListRules } from '../common/resource-list';
import { withTransaction } from '../database/transaction';
import { Mail } from './mail.entity';
import { MailQueueService } from './mail-queue.service';

/** As the trigram index `mails_words` has them. */
const WORDS = `(m.recipient || ' ' || m.subject)`;

const RULES: ListRules<Mail> = {
  sortable: { id: 'm.id', createdAt: 'm.createdAt', sentAt: 'm.sentAt', kind: 'm.kind', recipient: 'm.recipient', subject: 'm.subject', status: 'm.status', attempts: 'm.attempts' },
  defaultSort: ['createdAt', 'DESC'],
  filterable: {
    id: (query, value) => query.andWhere('m.id = any(:ids)', { ids: [value].flat() }),
    status: (query, value) => query.andWhere('m.status = any(:statuses)', { statuses: [value].flat().map(String) }),
    kind: (query, value) => query.andWhere('m.kind = :kind', { kind: String(value) }),
    recipient: (query, value) => query.andWhere(`${WORDS} ilike :recipient and m.recipient ilike :recipient`, { recipient: `%${likeText(String(value))}%` }),
    q: (query, value) => query.andWhere(`${WORDS} ilike :q`, { q: `%${likeText(String(value))}%` }),
  },
  searches: ['recipient', 'q'],
};

/** Every mail that the product wrote, and what became of it; for administrators. */
@Injectable()
export class MailLogService {
  private readonly logger = new Logger('MailLog');

  constructor(
    private readonly source: DataSource,
    private readonly queue: MailQueueService,
  ) {}

  list(caller: Caller, request: ListQueryDto): Promise<Listed<Mail>> {
    requireAdmin(caller);
    return list(this.source.getRepository(Mail).createQueryBuilder('m'), request, RULES);
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<Mail> {
    requireAdmin(caller);
    const mail = await this.source.getRepository(Mail).findOneBy({ id });
    if (!mail) throw notFound('The mail');
    return mail;
  }

  /**
   * Lets a failed mail be sent once more. When Redis is away the mail waits for the worker's sweep.
   * @throws DomainError('conflict') when it has not failed
   */
  async retry(caller: Caller, id: number): Promise<Mail> {
    await this.get(caller, id);
    await withTransaction(this.source, async (manager) => {
      const [, changed] = await manager.query<[unknown, number]>(`update mails set status = 'queued', error = null where id = $1 and status = 'failed'`, [id]);
      if (changed === 0) throw conflict('Only a failed mail can be sent again.');
      await recordAudit(manager, { actor: caller, action: 'mail.retried', subjectType: 'mail', subjectId: id });
    });
    await this.queue.enqueueAgain(id).catch((error: Error) => this.logger.warn(`Mail ${id} waits for the sweep: ${error.message}`));
    return this.get(caller, id);
  }
}

function requireAdmin(caller: Caller): void {
  if (!isAdmin(caller)) throw forbidden();
}
