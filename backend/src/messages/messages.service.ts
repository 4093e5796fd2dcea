import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, isAdmin } from '../auth/permissions';
import { notFound } from '../common/errors';
import { pagination } from '../common/paging.dto';
import { Config } from '../config';
import type { MessageItemDto, MessagesDto, MessagesRequestDto } from './messages.dto';

/** `$1` is the reader, `$2` whether they read the office's messages too. */
const MINE = '(m.to_user_id = $1 or ($2 and m.to_user_id is null)) and m.deleted_at is null';
const READ = 'exists (select 1 from message_reads r where r.message_id = m.id and r.user_id = $1)';

const MESSAGES = `
  select m.id "ID", m.mail_subject "MailSubject", m.mail_content "MailContent", m.from_user_id "FromUserID",
         coalesce(u.first_name || ' ' || u.last_name, $3) "FromUserName", m.from_user_type_id "FromUserTypeID", m.to_user_id "ToUserID",
         m.to_user_type_id "ToUserTypeID", m.parent_message_id "ParentMessageID", m.property_id "StoreID", p.name "StoreName",
         m.created_at "CreatedDate", ${READ} "IsRead"
  from messages m left join users u on u.id = m.from_user_id left join properties p on p.id = m.property_id`;

/** What people and the office read; each reader has a read state of their own. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** One page of what the caller has, or has not, read yet; newest first. */
  async page(caller: Caller, request: MessagesRequestDto, read: boolean): Promise<MessagesDto> {
    const where = `${MINE} and ${read ? READ : `not ${READ}`}`;
    const [[{ total }], Messages] = await Promise.all([
      this.source.query<{ total: number }[]>(`select count(*)::int total from messages m where ${where}`, [caller.id, isAdmin(caller)]),
      this.source.query<MessageItemDto[]>(`${MESSAGES} where ${where} order by m.created_at desc, m.id desc limit $4 offset $5`, [
        caller.id, isAdmin(caller), this.config.PRODUCT_NAME, request.PageLength, (request.Page - 1) * request.PageLength,
      ]),
    ]);
    return { Messages, Pagination: pagination(request, total) };
  }

  /** Marks a message read by this reader and answers how many are left [MSG-16, MSG-17]. */
  async read(caller: Caller, messageId: number): Promise<number> {
    const mine = await this.source.query<unknown[]>(`select 1 from messages m where m.id = $3 and ${MINE}`, [caller.id, isAdmin(caller), messageId]);
    if (mine.length === 0) throw notFound('The message');
    await this.source.query('insert into message_reads (message_id, user_id, read_at) values ($1, $2, now()) on conflict do nothing', [messageId, caller.id]);
    return this.unread(caller);
  }

  async unread(caller: Caller): Promise<number> {
    const [row] = await this.source.query<{ total: number }[]>(`select count(*)::int total from messages m where ${MINE} and not ${READ}`, [caller.id, isAdmin(caller)]);
    return row.total;
  }
}
