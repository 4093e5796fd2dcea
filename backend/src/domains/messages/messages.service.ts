import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, isAdmin, requireAdmin, requireRole, Role } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import type { Window } from '../../platform/http/list/paging.dto';
import { Config } from '../../config';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { listedFor } from '../deals/access.sql';
import { nameFor } from '../ndas/reads-name.sql';
import { ADDRESSED, conversationOf, CORRESPONDENCE, INBOX, READ } from './message-access';
import { linkOf, NO_LINK, type LinkedRow, type MessageItem } from './message-link';
import { MessageRead } from './message.entity';

export interface MessagePage {
  rows: MessageItem[];
  total: number;
}

/** Whether the page of the property may be opened in the role in which the message `m` is read. */
const LEADS_THERE = `
  coalesce(case m.to_user_type_id when ${Role.Admin} then true when ${Role.Seller} then p.active or p.seller_id = m.to_user_id else ${listedFor('m.to_user_id')} end, false)`;
const MESSAGES = `
  select m.id, m.mail_subject "subject", m.mail_content "content", m.from_user_id "fromUserId",
         u.first_name || ' ' || u.last_name "fromName", m.from_user_type_id "fromUserTypeId", m.to_user_id "toUserId",
         m.to_user_type_id "toUserTypeId", m.parent_message_id "parentMessageId", m.property_id "propertyId", case m.to_user_type_id when ${Role.Admin} then p.name else ${nameFor('m.to_user_id')} end "propertyName",
         m.created_at "createdAt", ${READ} "read", m.place, m.deal_id "dealId", ${LEADS_THERE} "listed", p.seller_id = m.to_user_id "owned"
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

  /**
   * What the caller has, or has not, read yet; newest first [MSG-18, MSG-19].
   * @param role as whom they read; undefined for all of their roles
   * @throws DomainError('forbidden') for a role that they do not hold [FSEC-29]
   */
  async page(caller: Caller, role: number | undefined, read: boolean, window: Window): Promise<MessagePage> {
    if (role) {
      requireRole(caller, role);
    }
    return this.pageOf(caller, `${INBOX} and ${IN_ROLE} and ${read ? READ : `not ${READ}`}`, window, [role ?? null]);
  }

  /** Both lists at once, for the popup: the first of the unread ones is what is read next [MSG-14, MSG-34]. */
  async boxes(caller: Caller, role: number): Promise<{ read: MessageItem[]; unread: MessageItem[] }> {
    const window = { first: 0, count: BOX };
    const [read, unread] = await Promise.all([
      this.page(caller, role, true, window),
      this.page(caller, role, false, window),
    ]);
    return { read: read.rows, unread: unread.rows };
  }

  /**
   * What a person wrote to the office or to one of its administrators [MSG-30].
   * @param role in which they wrote; undefined for any
   */
  async ofSender(caller: Caller, userId: number, role: number | undefined, window: Window): Promise<MessagePage> {
    requireAdmin(caller);
    const where = `m.from_user_id = $4 and ($3::int is null or m.from_user_type_id = $3) and m.deleted_at is null and ((${INBOX}) or (${CORRESPONDENCE}))`;
    return this.pageOf(caller, where, window, [role ?? null, userId]);
  }

  /**
   * Marks a message read by this reader and answers how many are left in the role it was addressed to [MSG-16, MSG-17].
   * @throws DomainError('not-found') for a message of somebody else
   */
  async read(caller: Caller, messageId: number): Promise<number> {
    return this.count(caller, await this.setRead(caller, messageId, true));
  }

  /** Sets the caller's own read state and answers to which role the message was addressed. */
  setRead(caller: Caller, messageId: number, read: boolean): Promise<number> {
    return withTransactionOf(caller, this.source, async (manager) => {
      const [message] = await sql<{ role: number }>(manager, {
        text: `select m.to_user_type_id "role" from messages m where m.id = $3 and ${ADDRESSED}`,
        values: [caller.id, isAdmin(caller), messageId],
      });
      if (!message) {
        throw notFound('The message');
      }
      if (read) {
        await manager.query(
          'insert into message_reads (message_id, user_id, read_at) values ($1, $2, now()) on conflict do nothing',
          [messageId, caller.id],
        );
      } else {
        await manager.delete(MessageRead, { messageId, userId: caller.id });
      }
      return message.role;
    });
  }

  /**
   * The conversation that a message belongs to, oldest first: what the caller was sent and what they wrote themselves.
   * @throws DomainError('not-found') for a message of somebody else
   */
  async thread(caller: Caller, messageId: number): Promise<MessageItem[]> {
    const mine = `(${ADDRESSED} or (m.deleted_at is null and m.from_user_id = $1))`;
    const rows = await sql<LinkedRow>(this.source, {
      text: `${MESSAGES} where ${mine} and m.id in (${conversationOf('$3')}) order by m.created_at, m.id`,
      values: [caller.id, isAdmin(caller), messageId],
    });
    if (!rows.some(({ id }) => id === messageId)) {
      throw notFound('The message');
    }
    return this.items(caller, rows);
  }

  /**
   * How many messages the caller has not read in a role [MSG-35].
   * @throws DomainError('forbidden') for a role that they do not hold [FSEC-29]
   */
  async unread(caller: Caller, role: number): Promise<number> {
    requireRole(caller, role);
    return this.count(caller, role);
  }

  private async count(caller: Caller, role: number): Promise<number> {
    const [row] = await sql<{ total: number }>(this.source, {
      name: 'messages-unread',
      text: UNREAD,
      values: [caller.id, isAdmin(caller), role],
    });
    return row.total;
  }

  /** @param values what the condition names from `$3` on */
  private async pageOf(
    caller: Caller,
    where: string,
    { first, count }: Window,
    values: (number | null)[],
  ): Promise<MessagePage> {
    const known = [caller.id, isAdmin(caller), ...values];
    const window = `limit $${known.length + 1} offset $${known.length + 2}`;
    const [[{ total }], rows] = await Promise.all([
      sql<{ total: number }>(this.source, {
        text: `select count(*)::int total from messages m where ${where}`,
        values: known,
      }),
      sql<LinkedRow>(this.source, {
        text: `${MESSAGES} where ${where} ${NEWEST_FIRST} ${window}`,
        values: [...known, count, first],
      }),
    ]);
    return { rows: this.items(caller, rows), total };
  }

  private items(caller: Caller, rows: LinkedRow[]): MessageItem[] {
    return rows.map(({ place, dealId, listed, owned, ...row }) => {
      // What one wrote oneself leads its reader somewhere, not its writer.
      const link = row.fromUserId === caller.id ? NO_LINK : linkOf({ ...row, place, dealId, listed, owned });
      return { ...row, fromName: row.fromName ?? this.config.PRODUCT_NAME, ...link };
    });
  }
}
