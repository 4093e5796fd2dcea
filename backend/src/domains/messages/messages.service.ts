import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, isAdmin, requireAdmin, Role } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { pagination } from '../../platform/http/list/paging.dto';
import { Config } from '../../config';
import { sql } from '../../platform/database/sql';
import { withTransaction } from '../../platform/database/transaction';
import { listedFor } from '../deals/access.sql';
import { ADDRESSED, conversationOf, CORRESPONDENCE, INBOX, READ } from './message-access';
import { linkOf, NO_LINK, type LinkedRow } from './message-link';
import type {
  MessageBoxesDto,
  MessageItemDto,
  MessagesDto,
  MessagesRequestDto,
  UserMessagesRequestDto,
} from './messages.calls.dto';

/** Whether the page of the property may be opened in the role in which the message `m` is read. */
const LEADS_THERE = `
  coalesce(case m.to_user_type_id when ${Role.Admin} then true when ${Role.Seller} then p.active or p.seller_id = m.to_user_id else ${listedFor('m.to_user_id')} end, false)`;
const MESSAGES = `
  select m.id "ID", m.mail_subject "MailSubject", m.mail_content "MailContent", m.from_user_id "FromUserID",
         u.first_name || ' ' || u.last_name "FromUserName", m.from_user_type_id "FromUserTypeID", m.to_user_id "ToUserID",
         m.to_user_type_id "ToUserTypeID", m.parent_message_id "ParentMessageID", m.property_id "StoreID", p.name "StoreName",
         m.created_at "CreatedDate", ${READ} "IsRead", m.place, m.deal_id "dealId", ${LEADS_THERE} "listed", p.seller_id = m.to_user_id "owned"
  from messages m left join users u on u.id = m.from_user_id left join properties p on p.id = m.property_id`;
const NEWEST_FIRST = 'order by m.created_at desc, m.id desc';
/** The part of a message list that is addressed to one role, `$3`; null for every role. */
const IN_ROLE = '($3::int is null or m.to_user_type_id = $3)';
/** `INBOX` in its two parts, each of which is counted along an index. */
const UNREAD = `
  select (select count(*) from messages m where m.deleted_at is null and m.to_user_id = $1 and m.to_user_type_id = $3 and not ${READ})::int
       + (select count(*) from messages m where $2 and m.deleted_at is null and m.to_user_id is null and m.to_user_type_id = $3 and not ${READ})::int total`;
const BOX = 100;

/** What people and the office read; each reader has a read state of their own. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** One page of what the caller has, or has not, read yet in a role; newest first [MSG-18, MSG-19]. */
  async page(caller: Caller, request: MessagesRequestDto, read: boolean): Promise<MessagesDto> {
    return this.pageOf(caller, `${INBOX} and ${IN_ROLE} and ${read ? READ : `not ${READ}`}`, request, [
      request.UserType ?? null,
    ]);
  }

  /** Both lists at once, for the popup: the first of the unread ones is what is read next [MSG-14, MSG-34]. */
  async boxes(caller: Caller, userType: number): Promise<MessageBoxesDto> {
    const request = { UserType: userType, Page: 1, PageLength: BOX };
    const [read, unread] = await Promise.all([this.page(caller, request, true), this.page(caller, request, false)]);
    return { readMessage: read.Messages, unreadMessages: unread.Messages };
  }

  /** What a person wrote to the office or to one of its administrators [MSG-30]. */
  async ofSender(caller: Caller, request: UserMessagesRequestDto): Promise<MessagesDto> {
    requireAdmin(caller);
    const where = `m.from_user_id = $4 and ($3::int is null or m.from_user_type_id = $3) and m.deleted_at is null and ((${INBOX}) or (${CORRESPONDENCE}))`;
    return this.pageOf(caller, where, request, [request.FromUserTypeID ?? null, request.FromUserID]);
  }

  /**
   * Marks a message read by this reader and answers how many are left in the role it was addressed to [MSG-16, MSG-17].
   * @throws DomainError('not-found') for a message of somebody else
   */
  async read(caller: Caller, messageId: number): Promise<number> {
    return this.unread(caller, await this.setRead(caller, messageId, true));
  }

  /** Sets the caller's own read state and answers to which role the message was addressed. */
  setRead(caller: Caller, messageId: number, read: boolean): Promise<number> {
    return withTransaction(this.source, async (manager) => {
      const [message] = await manager.query<{ role: number }[]>(
        `select m.to_user_type_id "role" from messages m where m.id = $3 and ${ADDRESSED}`,
        [caller.id, isAdmin(caller), messageId],
      );
      if (!message) {
        throw notFound('The message');
      }
      if (read) {
        await manager.query(
          'insert into message_reads (message_id, user_id, read_at) values ($1, $2, now()) on conflict do nothing',
          [messageId, caller.id],
        );
      } else {
        await manager.query('delete from message_reads where message_id = $1 and user_id = $2', [messageId, caller.id]);
      }
      return message.role;
    });
  }

  /**
   * The conversation that a message belongs to, oldest first: what the caller was sent and what they wrote themselves.
   * @throws DomainError('not-found') for a message of somebody else
   */
  async thread(caller: Caller, messageId: number): Promise<MessageItemDto[]> {
    const mine = `(${ADDRESSED} or (m.deleted_at is null and m.from_user_id = $1))`;
    const rows = await this.source.query<LinkedRow[]>(
      `${MESSAGES} where ${mine} and m.id in (${conversationOf('$3')}) order by m.created_at, m.id`,
      [caller.id, isAdmin(caller), messageId],
    );
    if (!rows.some(({ ID }) => ID === messageId)) {
      throw notFound('The message');
    }
    return this.items(caller, rows);
  }

  /** How many messages the caller has not read in a role [MSG-35]. */
  async unread(caller: Caller, userType: number): Promise<number> {
    const [row] = await sql<{ total: number }>(this.source, {
      name: 'messages-unread',
      text: UNREAD,
      values: [caller.id, isAdmin(caller), userType],
    });
    return row.total;
  }

  /** @param values what the condition names from `$3` on */
  private async pageOf(
    caller: Caller,
    where: string,
    request: { Page: number; PageLength: number },
    values: (number | null)[],
  ): Promise<MessagesDto> {
    const known = [caller.id, isAdmin(caller), ...values];
    const window = `limit $${known.length + 1} offset $${known.length + 2}`;
    const [[{ total }], rows] = await Promise.all([
      this.source.query<{ total: number }[]>(`select count(*)::int total from messages m where ${where}`, known),
      this.source.query<LinkedRow[]>(`${MESSAGES} where ${where} ${NEWEST_FIRST} ${window}`, [
        ...known,
        request.PageLength,
        (request.Page - 1) * request.PageLength,
      ]),
    ]);
    return { Messages: this.items(caller, rows), Pagination: pagination(request, total) };
  }

  private items(caller: Caller, rows: LinkedRow[]): MessageItemDto[] {
    return rows.map(({ place, dealId, listed, owned, ...row }) => {
      // What one wrote oneself leads its reader somewhere, not its writer.
      const link = row.FromUserID === caller.id ? NO_LINK : linkOf({ ...row, place, dealId, listed, owned });
      return { ...row, FromUserName: row.FromUserName ?? this.config.PRODUCT_NAME, ...link };
    });
  }
}
