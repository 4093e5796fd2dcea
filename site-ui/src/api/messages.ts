import type { ComposeMailDto, MessageItemDto, PaginationDto } from '@stowbridge/api';
import type { Api } from './api';

/** [MSG-31] A message, with where it leads. */
export type Message = Pick<
  MessageItemDto,
  | 'ID'
  | 'FromUserID'
  | 'FromUserName'
  | 'CreatedDate'
  | 'MailSubject'
  | 'MailContent'
  | 'StoreName'
  | 'Link'
  | 'LinkLabel'
>;

/** [MSG-32] */
export interface MessagePage {
  Messages: Message[];
  Pagination: Pick<PaginationDto, 'Page' | 'TotalRecords'>;
}

export const messagePageLength = 10;

/** The longest text of a message, in characters. */
export const messageLength = 4000;

/** [MSG-39] */
export const getMessages = (api: Api, kind: 'unread' | 'read', userType: number, page: number) =>
  api.post<MessagePage>(`home/messages/${kind}`, { UserType: userType, Page: page, PageLength: messagePageLength });

/** [MSG-33] */
export const readMessage = (api: Api, id: number) => api.get<{ unreadCount: number }>(`home/readmessage/${id}`);

/** The conversation that a message belongs to, oldest first. */
export const getThread = (api: Api, id: number) => api.get<Message[]>(`home/message/thread/${id}`);

/** [MSG-38] */
export const composeMail = (
  api: Api,
  mail: Omit<ComposeMailDto, 'FromUserTypeID'> & { FromUserTypeID: number },
  key: string,
) => api.post('home/composemail', mail, key);

/** [MSG-37] To whoever sent it; the subject is made by the server. */
export const replyMail = (api: Api, id: number, content: string, key: string) =>
  api.post('home/replymail', { ID: id, MailContent: content }, key);
