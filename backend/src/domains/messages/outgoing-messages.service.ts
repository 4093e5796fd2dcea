import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, isAdmin, requireAdmin, Role, RoleId, Status } from '../../platform/access/permissions';
import { forbidden, invalid, notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { listedFor } from '../deals/access.sql';
import { ADDRESSED } from './message-access';
import { Message } from './message.entity';

/** What somebody writes; the sender is the caller. */
export interface Letter {
  content: string;
  subject?: string;
  propertyId?: number;
}

/** To a person, or the answer to a message. */
export interface NewMessage extends Letter {
  toUserId?: number;
  toUserTypeId?: RoleId;
  parentMessageId?: number;
}

interface Reader {
  toUserId: number | null;
  toUserTypeId: number;
}
const OFFICE: Reader = { toUserId: null, toUserTypeId: Role.Admin };

/** Writes messages. The mail to their reader follows from the event. */
@Injectable()
export class OutgoingMessagesService {
  constructor(private readonly source: DataSource) {}

  /**
   * An administrator writes to a person and gets the message's id [MSG-36].
   * @param toUserTypeId the role in which they read it; without it, that of their account
   * @throws DomainError('invalid') when they do not have that role
   */
  async send(caller: Caller, toUserId: number, toUserTypeId: RoleId | undefined, letter: Letter): Promise<number> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, async (manager) => {
      const reader = await readerOf(manager, toUserId, toUserTypeId);
      return store(manager, caller, {
        ...letter,
        ...reader,
        propertyId: await propertyOf(manager, caller, letter.propertyId),
        fromUserTypeId: Role.Admin,
      });
    });
  }

  /**
   * An administrator writes to a person or answers a message.
   * @throws DomainError('invalid') when neither is named, or both
   */
  async write(caller: Caller, { parentMessageId, toUserId, toUserTypeId, ...letter }: NewMessage): Promise<number> {
    requireAdmin(caller);
    if (parentMessageId !== undefined) {
      if ((toUserId ?? toUserTypeId ?? letter.propertyId) !== undefined) {
        throw invalid('An answer goes to the sender of what it answers, about the same property.', 'parentMessageId');
      }
      return this.reply(caller, parentMessageId, letter);
    }
    if (toUserId === undefined) {
      throw invalid('toUserId is required', 'toUserId', 'required');
    }
    return this.send(caller, toUserId, toUserTypeId, letter);
  }

  /** A buyer or seller writes to the office, where every administrator reads it [MSG-38]. */
  async compose(caller: Caller, fromUserTypeId: RoleId | undefined, letter: Letter): Promise<number> {
    if (isAdmin(caller)) {
      throw forbidden();
    }
    return withTransactionOf(caller, this.source, async (manager) =>
      store(manager, caller, {
        ...letter,
        ...OFFICE,
        propertyId: await propertyOf(manager, caller, letter.propertyId),
        fromUserTypeId: roleOf(caller, fromUserTypeId),
      }),
    );
  }

  /**
   * Answers a message that was addressed to the caller: to its sender, about the same property [MSG-37].
   * @throws DomainError('not-found') for a message of somebody else
   */
  async reply(caller: Caller, messageId: number, { content, subject }: Letter): Promise<number> {
    return withTransactionOf(caller, this.source, async (manager) => {
      // Shared with other answers, but not with a deletion.
      const [row] = await sql<{ id: number }>(manager, {
        text: `select m.id from messages m where m.id = $3 and ${ADDRESSED} for share`,
        values: [caller.id, isAdmin(caller), messageId],
      });
      if (!row) {
        throw notFound('The message');
      }
      const answered = await manager.findOneByOrFail(Message, { id: row.id });
      const id = await store(manager, caller, {
        content,
        ...(await senderOf(manager, caller, answered)),
        subject: subject || answerTo(answered.mailSubject),
        propertyId: answered.propertyId,
        parentMessageId: answered.id,
        fromUserTypeId: roleOf(caller, answered.toUserTypeId),
      });
      await manager.query(
        'insert into message_reads (message_id, user_id, read_at) values ($1, $2, now()) on conflict do nothing',
        [answered.id, caller.id],
      );
      return id;
    });
  }
}

interface Outgoing extends Reader {
  content: string;
  subject?: string;
  propertyId: number | null;
  parentMessageId?: number;
  fromUserTypeId: number;
}

async function store(manager: EntityManager, caller: Caller, message: Outgoing): Promise<number> {
  const { content, subject, toUserId, toUserTypeId, propertyId, parentMessageId = null, fromUserTypeId } = message;
  if (toUserId === caller.id) {
    throw invalid('You cannot write to yourself.', 'toUserId');
  }
  const { id } = await manager.save(
    manager.create(Message, {
      mailSubject: subject || `Message from ${caller.firstName} ${caller.lastName}`,
      mailContent: content,
      fromUserId: caller.id,
      fromUserTypeId,
      toUserId,
      toUserTypeId,
      propertyId,
      parentMessageId,
      place: propertyId === null ? null : 'property',
    }),
  );
  await recordAudit(manager, {
    actor: caller,
    action: 'message.sent',
    subjectType: 'message',
    subjectId: id,
    detail: { toUserId, toUserTypeId, propertyId, parentMessageId },
  });
  await recordEvent(manager, 'message.sent', { messageId: id });
  return id;
}

async function readerOf(manager: EntityManager, userId: number, wanted: RoleId | undefined): Promise<Reader> {
  const [user] = await sql<{ own: number; roles: number[] }>(manager, {
    text: 'select u.user_type_id own, array(select r.role_id from user_roles r where r.user_id = u.id)::int[] roles from users u where u.id = $1',
    values: [userId],
  });
  if (!user) {
    throw notFound('The user');
  }
  if (wanted !== undefined && !user.roles.includes(wanted)) {
    throw invalid('ToUserTypeID is invalid', 'toUserTypeId');
  }
  return { toUserId: userId, toUserTypeId: wanted ?? user.own };
}

/** Whom an answer goes to: the office where the product wrote, or an administrator who is none any more. */
async function senderOf(
  manager: EntityManager,
  caller: Caller,
  { fromUserId, fromUserTypeId }: Message,
): Promise<Reader> {
  if (fromUserId === null && isAdmin(caller)) {
    throw invalid('Nobody reads an answer to this message.');
  }
  if (fromUserTypeId !== Role.Admin) {
    return { toUserId: fromUserId, toUserTypeId: fromUserTypeId };
  }
  const active = await sql(manager, {
    text: `select 1 from users u join user_roles r on r.user_id = u.id and r.role_id = ${Role.Admin} where u.id = $1 and u.status_id <> ${Status.Rejected}`,
    values: [fromUserId],
  });
  return active.length > 0 ? { toUserId: fromUserId, toUserTypeId: Role.Admin } : OFFICE;
}

/** The property a message is about; a person must not learn of one that is not public and not theirs. */
async function propertyOf(manager: EntityManager, caller: Caller, id: number | undefined): Promise<number | null> {
  if (id === undefined) {
    return null;
  }
  const rows = await sql(manager, {
    text: `select 1 from properties p where p.id = $1 and ($2 or p.seller_id = $3 or ${listedFor('$3')})`,
    values: [id, isAdmin(caller), caller.id],
  });
  if (rows.length === 0) {
    throw notFound('The property');
  }
  return id;
}

/** The role in which somebody writes: the one they name if they have it, else that of their account. */
function roleOf(caller: Caller, wanted: number | undefined): number {
  if (isAdmin(caller)) {
    return Role.Admin;
  }
  return (
    caller.roles.find((role) => role === wanted) ??
    caller.roles.find((role) => role === caller.userTypeId) ??
    caller.roles[0]
  );
}

const answerTo = (subject: string): string => (/^re:/i.test(subject) ? subject : `Re: ${subject}`);
