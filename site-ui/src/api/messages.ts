import type { PaginationDto } from '@stowbridge/api';
import type { Api } from './api';

/** [MSG-31] */
export interface Message {
  ID: number;
  FromUserName: string;
  CreatedDate: string;
  MailSubject: string;
  MailContent: string;
}

/** [MSG-32] */
export interface MessagePage {
  Messages: Message[];
  Pagination: Pick<PaginationDto, 'Page' | 'TotalRecords'>;
}

export const messagePageLength = 10;

/** [MSG-39] */
export const getMessages = (api: Api, kind: 'unread' | 'read', userType: number, page: number) =>
  api.post<MessagePage>(`home/messages/${kind}`, { UserType: userType, Page: page, PageLength: messagePageLength });

/** [MSG-33] */
export const readMessage = (api: Api, id: number) => api.get<{ unreadCount: number }>(`home/readmessage/${id}`);

/** [MSG-35] */
export const getUnreadCount = (api: Api, userType: number) => api.get<number>(`home/message/unread/${userType}`);

/** [MSG-38] */
export const composeMail = (api: Api, content: string, fromUserType: number) =>
  api.post('home/composemail', { MailContent: content, FromUserTypeID: fromUserType });
