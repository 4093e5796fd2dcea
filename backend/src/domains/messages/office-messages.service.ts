import { Injectable } from '@nestjs/common';
import { DataSource, In, SelectQueryBuilder } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { FilterValue, likeText, list, Listed, ListQueryDto, ListRules } from '../../platform/http/list/resource-list';
import { changed } from '../../platform/database/changes';
import { withTransaction } from '../../platform/database/transaction';
import { conversationOf, officeSees } from './message-access';
import { Message, MessageRead } from './message.entity';
import { MessagesService } from './messages.service';

/** Ids of a filter, one or several. */
const ids = (value: FilterValue): FilterValue[] => [value].flat();

/** `:me` is the caller. */
const LIST: ListRules<Message> = {
  sortable: {
    id: 'm.id',
    createdAt: 'm.createdAt',
    subject: 'm.mailSubject',
    fromName: 'f.lastName',
    toName: 't.lastName',
    propertyName: 'p.name',
  },
  defaultSort: ['createdAt', 'DESC'],
  filterable: {
    id: (query, value) => query.andWhere('m.id = any(:ids)', { ids: ids(value) }),
    userId: (query, value) => query.andWhere(':userId in (m.fromUserId, m.toUserId)', { userId: value }),
    fromUserId: (query, value) => query.andWhere('m.fromUserId = :fromUserId', { fromUserId: value }),
    toUserId: (query, value) => query.andWhere('m.toUserId = :toUserId', { toUserId: value }),
    userTypeId: (query, value) =>
      query.andWhere(':userTypeId in (m.fromUserTypeId, m.toUserTypeId)', { userTypeId: value }),
    propertyId: (query, value) => query.andWhere('m.propertyId = :propertyId', { propertyId: value }),
    parentMessageId: (query, value) =>
      query.andWhere('m.parentMessageId = :parentMessageId', { parentMessageId: value }),
    conversationOf: (query, value) =>
      query.andWhere(`m.id in (${conversationOf(':conversation')})`, { conversation: value }),
    inbox: (query, value) => query.andWhere('(m.toUserId is null or m.toUserId = :me) = :inbox', { inbox: value }),
    read: (query, value) =>
      query.andWhere('exists (select 1 from message_reads r where r.message_id = m.id and r.user_id = :me) = :read', {
        read: value,
      }),
    q: (query, value) =>
      query.andWhere('(m.mailSubject ilike :q or m.mailContent ilike :q)', { q: `%${likeText(String(value))}%` }),
  },
  searches: ['q'],
};

export interface MessageView {
  message: Message;
  read: boolean;
}

/** The messages of the office, as administrators keep them. */
@Injectable()
export class OfficeMessagesService {
  constructor(
    private readonly source: DataSource,
    private readonly messages: MessagesService,
  ) {}

  async list(caller: Caller, request: ListQueryDto): Promise<Listed<MessageView>> {
    requireAdmin(caller);
    const listed = await list(this.query(caller), request, LIST);
    return { ...listed, rows: await this.views(caller, listed.rows) };
  }

  /** @throws DomainError('not-found') also for what is not the office's */
  async get(caller: Caller, id: number): Promise<MessageView> {
    requireAdmin(caller);
    const message = await this.query(caller).andWhere('m.id = :id', { id }).getOne();
    if (!message) {
      throw notFound('The message');
    }
    return (await this.views(caller, [message]))[0];
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
    await withTransaction(this.source, async (manager) => {
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

  private query(caller: Caller): SelectQueryBuilder<Message> {
    return this.source
      .getRepository(Message)
      .createQueryBuilder('m')
      .leftJoin('m.fromUser', 'f')
      .leftJoin('m.toUser', 't')
      .leftJoin('m.property', 'p')
      .addSelect(['f.id', 'f.firstName', 'f.lastName', 't.id', 't.firstName', 't.lastName', 'p.id', 'p.name'])
      .where(`(${officeSees(':me')})`, { me: caller.id });
  }

  private async views(caller: Caller, messages: Message[]): Promise<MessageView[]> {
    const rows = await this.source.manager.findBy(MessageRead, {
      userId: caller.id,
      messageId: In(messages.map(({ id }) => id)),
    });
    const read = new Set(rows.map(({ messageId }) => messageId));
    return messages.map((message) => ({ message, read: read.has(message.id) }));
  }
}
