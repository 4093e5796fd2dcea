import type { MessageItemDto, MessageResourceDto } from '@stowbridge/api';
import { userTypes } from '../auth/roles';
import { product } from '../product';

/** A message between a person and the office, or a notice of the product [MSG-29]. */
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

/** The product itself writes notices. */
export const senderOf = (message: Message): string => message.fromName ?? product.name;

/** To the office or to an administrator: such a message has a read state here, and takes an answer when a person wrote it. */
export const isReceived = (message: Message): boolean => message.toUserTypeId === userTypes.Admin;

export const takesReply = (message: Message): boolean => isReceived(message) && message.fromUserId !== null;
