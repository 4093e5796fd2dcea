import type { RoleId } from '../../platform/access/permissions';
import { invalid } from '../../platform/common/errors';
import { PageRequestDto, pagination, PaginationDto } from '../../platform/http/list/paging.dto';
import { OptionalId, RequiredId } from '../../platform/http/rules';
import type { MessageItem } from './message-link';
import { Content, Subject, UserType } from './message.rules';
import type { MessagePage } from './messages.service';
import type { Letter } from './outgoing-messages.service';

/** One page of one's own messages [MSG-39]. */
export class MessagesRequestDto extends PageRequestDto {
  /** As whom one reads; without it, in all of one's roles. */
  @UserType('UserType')
  UserType?: number;
}

/** What a person wrote, for the communication table of the back office [CALL-032]. */
export class UserMessagesRequestDto extends PageRequestDto {
  @RequiredId('FromUserID is required')
  FromUserID: number;
  /** The role in which they wrote; without it, any. */
  @UserType('FromUserTypeID')
  FromUserTypeID?: number;
}

/** The office writes to a person [MSG-36]. The subject and the property are beyond the documents. */
export class SendMailDto {
  @Content('Please enter description')
  MailContent: string;
  @Subject()
  MailSubject?: string;
  @RequiredId('ToUserID is required')
  ToUserID: number;
  /** The role in which they are written to; without it, that of their account. */
  @UserType('ToUserTypeID')
  ToUserTypeID?: RoleId;
  @OptionalId('StoreID')
  StoreID?: number;
}

/**
 * An answer [MSG-37]. Who sends it, to whom and about which property follow from the session and from the message
 * that is answered; the documents' other fields are taken and count for nothing.
 */
export class ReplyMailDto {
  /** The message that is answered. */
  @OptionalId('ID')
  ID?: number;
  /** The same, where ID is missing. */
  @OptionalId('ParentMessageID')
  ParentMessageID?: number;
  @Subject()
  MailSubject?: string;
  @Content('Please enter message')
  MailContent: string;
}

/** A person writes to the office [MSG-38]. The subject and the property are beyond the documents. */
export class ComposeMailDto {
  @Content('Please enter description')
  MailContent: string;
  /** The role in which they write. */
  @UserType('FromUserTypeID')
  FromUserTypeID?: RoleId;
  @Subject()
  MailSubject?: string;
  @OptionalId('StoreID')
  StoreID?: number;
}

/** The answer to a message that was sent or deleted [MSG-40]. */
export class MessageChangedDto {
  ID: number;
  Message: string;
}

/** A message as its reader sees it [MSG-29, MSG-31]. */
export class MessageItemDto {
  ID: number;
  MailSubject: string;
  MailContent: string;
  FromUserID: number | null;
  /** The product's name where nobody wrote it. */
  FromUserName: string;
  FromUserTypeID: number;
  ToUserID: number | null;
  ToUserTypeID: number;
  ParentMessageID: number | null;
  StoreID: number | null;
  StoreName: string | null;
  CreatedDate: Date;
  IsRead: boolean;
  /** Path on this site of what the message speaks of, in the role in which it was sent to its reader; null where there is none that may be opened. */
  Link: string | null;
  /** What the button says that leads there; without a Link what stands in its place, if anything does. */
  LinkLabel: string | null;
}

export const messageItemDto = (item: MessageItem): MessageItemDto => ({
  ID: item.id,
  MailSubject: item.subject,
  MailContent: item.content,
  FromUserID: item.fromUserId,
  FromUserName: item.fromName,
  FromUserTypeID: item.fromUserTypeId,
  ToUserID: item.toUserId,
  ToUserTypeID: item.toUserTypeId,
  ParentMessageID: item.parentMessageId,
  StoreID: item.propertyId,
  StoreName: item.propertyName,
  CreatedDate: item.createdAt,
  IsRead: item.read,
  Link: item.link,
  LinkLabel: item.linkLabel,
});

export class MessagesDto {
  Messages: MessageItemDto[];
  Pagination: PaginationDto;
}

export const messagesDto = ({ rows, total }: MessagePage, request: PageRequestDto): MessagesDto => ({
  Messages: rows.map(messageItemDto),
  Pagination: pagination(request, total),
});

/** What one has in one role, newest first, at most a hundred of each [MSG-34]. */
export class MessageBoxesDto {
  readMessage: MessageItemDto[];
  unreadMessages: MessageItemDto[];
}

/** [MSG-33] */
export class UnreadDto {
  unreadCount: number;
}

/** @throws DomainError('invalid') when the request names no message */
export function answeredBy({ ID, ParentMessageID }: ReplyMailDto): number {
  const id = ID ?? ParentMessageID;
  if (id === undefined) {
    throw invalid('ID is required', 'ID', 'required');
  }
  return id;
}

export const letterOf = (body: { MailContent: string; MailSubject?: string; StoreID?: number }): Letter => ({
  content: body.MailContent,
  subject: body.MailSubject,
  propertyId: body.StoreID,
});
