import { IsBoolean } from 'class-validator';
import type { RoleId } from '../../platform/access/permissions';
import { Etag } from '../../platform/http/list/etags';
import { OptionalId } from '../../platform/http/rules';
import { Content, Subject, UserType } from './message.rules';

/** A message on /api/v1. */
export class MessageResourceDto {
  id: number;
  @Etag()
  etag?: string;
  subject: string;
  content: string;
  /** Null: the product itself. */
  fromUserId: number | null;
  fromName: string | null;
  /** 1 the office, 2 a buyer, 3 a seller. */
  fromUserTypeId: number;
  /** Null: the office. */
  toUserId: number | null;
  toName: string | null;
  toUserTypeId: number;
  /** The message that this one answers. */
  parentMessageId: number | null;
  propertyId: number | null;
  propertyName: string | null;
  /** Whether the caller has read it. */
  read: boolean;
  createdAt: Date;
}

/** A new message: to a person, or the answer to a message. */
export class MessageBodyDto {
  @Content('Please enter description')
  content: string;
  /** Without it, `Message from {name}` or `Re: {subject}`. */
  @Subject()
  subject?: string;
  /** The message that is answered: the answer goes to its sender, about the same property. */
  @OptionalId('parentMessageId')
  parentMessageId?: number;
  @OptionalId('toUserId')
  toUserId?: number;
  /** The role in which they are written to; without it, that of their account. */
  @UserType('toUserTypeId')
  toUserTypeId?: RoleId;
  @OptionalId('propertyId')
  propertyId?: number;
}

export class MessageStateDto {
  /** The caller's own read state. */
  @IsBoolean({ message: 'read is invalid' })
  read: boolean;
}

export class MessageIdDto {
  id: number;
}
