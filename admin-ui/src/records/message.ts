import type { MessageItemDto, MessageResourceDto } from '@stowbridge/api';
import { messageLength } from '@stowbridge/contract/fields';
import { Role } from '@stowbridge/contract/ids';
import { product } from '../product';

/** A message between a person and the office, or a notification of the product [MSG-29]. */
export type Message = Omit<MessageResourceDto, 'toName'> & Partial<Pick<MessageResourceDto, 'toName'>>;

/** A message as the documents' calls answer it. */
export function messageOf(item: MessageItemDto): Message {
  return {
    id: item.ID,
    subject: item.MailSubject,
    content: item.MailContent,
    fromUserId: item.FromUserID,
    fromName: item.FromUserName,
    fromUserTypeId: item.FromUserTypeID,
    toUserId: item.ToUserID,
    toUserTypeId: item.ToUserTypeID,
    parentMessageId: item.ParentMessageID,
    propertyId: item.StoreID,
    propertyName: item.StoreName,
    createdAt: item.CreatedDate,
    read: item.IsRead,
  };
}

/** The product itself writes notifications. */
export const senderOf = (message: Message): string => message.fromName ?? product.name;

/** To the office or to an administrator: such a message has a read state here, and takes an answer when a person wrote it. */
export const isReceived = (message: Message): boolean => message.toUserTypeId === Role.Admin;

export const takesReply = (message: Message): boolean => isReceived(message) && message.fromUserId !== null;

/** [MSG-03] */
export const missingDescription = 'Please enter description';

/** [MSG-04] */
export const missingReply = 'Please enter message';

/** What somebody writes to somebody. */
export interface MessageForm {
  content: string;
}

export const emptyMessage: MessageForm = { content: '' };

/** The rules of a message; an empty one is told `missing`. */
export const messageErrors =
  (missing: string) =>
  ({ content }: Partial<MessageForm>): Partial<MessageForm> => {
    const error = textError(content ?? '', missing);
    return error ? { content: error } : {};
  };

/** What is wrong with a text that is to be sent, or nothing. */
export function textError(text: string, missing: string): string | undefined {
  if (!text.trim()) {
    return missing;
  }
  return text.trim().length > messageLength ? `At most ${messageLength.toLocaleString('en-US')} characters` : undefined;
}
