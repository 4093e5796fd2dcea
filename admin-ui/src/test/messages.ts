import type { MessageItemDto, MessageResourceDto } from '@stowbridge/api';

/** A message of buyer 7, Avery Stone, to the office. */
export const aMessage = (given: Partial<MessageResourceDto> = {}): MessageResourceDto => ({
  id: 41,
  subject: 'Rent roll of Colfax Storage',
  content: 'Could you send me\nthe latest rent roll?',
  fromUserId: 7,
  fromName: 'Avery Stone',
  fromUserTypeId: 2,
  toUserId: null,
  toName: null,
  toUserTypeId: 1,
  parentMessageId: null,
  propertyId: 12,
  propertyName: 'Colfax Storage',
  read: false,
  createdAt: '2026-10-02T18:00:00Z',
  ...given,
});

/** The same as the documents' calls answer it. */
export const asItem = (message: MessageResourceDto): MessageItemDto => ({
  ID: message.id,
  MailSubject: message.subject,
  MailContent: message.content,
  FromUserID: message.fromUserId,
  FromUserName: message.fromName ?? 'Stowbridge',
  FromUserTypeID: message.fromUserTypeId,
  ToUserID: message.toUserId,
  ToUserTypeID: message.toUserTypeId,
  ParentMessageID: message.parentMessageId,
  StoreID: message.propertyId,
  StoreName: message.propertyName,
  CreatedDate: message.createdAt,
  IsRead: message.read,
  Link: null,
  LinkLabel: null,
});
