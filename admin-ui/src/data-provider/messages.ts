import type { MessagesDto } from '@stowbridge/api';
import { MessagesService } from '@stowbridge/api/services/MessagesService';
import { Role, type RoleId } from '@stowbridge/contract/ids';
import { messageOf, type Message } from '../records/message';
import { transport } from './transport';
import { pageOf, totalOf } from './paging';

const messagesApi = new MessagesService(transport);

/** One page of messages, newest first. */
export interface MessagePage {
  messages: Message[];
  total: number;
}

const pageOfMessages = ({ Messages, Pagination }: MessagesDto): MessagePage => ({
  messages: Messages.map(messageOf),
  total: totalOf(Pagination),
});

/** Administrators read as administrators, whatever else they may be. */
const me = Role.Admin;

export const messageCalls = {
  /** What the signed-in administrator has, or has not, read yet [MSG-18], [MSG-32], [MSG-39]. */
  async notifications(read: boolean, page: number, perPage: number): Promise<MessagePage> {
    const requestBody = { UserType: me, ...pageOf(page, perPage) };
    return pageOfMessages(await (read ? messagesApi.read({ requestBody }) : messagesApi.unread({ requestBody })));
  },

  /** The newest unread messages, at most a hundred; the first of them is read next [MSG-14], [MSG-34]. */
  async unreadMessages(): Promise<Message[]> {
    return (await messagesApi.boxes({ id: me })).unreadMessages.map(messageOf);
  },

  /** Marks a message read and answers how many are left [MSG-16], [MSG-33]. */
  async readMessage(id: number): Promise<number> {
    return (await messagesApi.markRead({ id })).unreadCount;
  },

  /** Answers a message: to its sender, about the same property [MSG-37]. */
  replyToMessage: (message: Message, content: string, idempotencyKey: string) =>
    messagesApi.reply({
      requestBody: { ID: message.id, ParentMessageID: message.id, MailContent: content },
      idempotencyKey,
    }),

  /** Writes to a person, in the role in which they are looked at [MSG-36]. */
  sendMessage: (to: { id: number; typeId: RoleId }, content: string, idempotencyKey: string) =>
    messagesApi.send({
      requestBody: { MailContent: content, ToUserID: to.id, ToUserTypeID: to.typeId },
      idempotencyKey,
    }),

  /** Deletes a message for everybody who had it [MSG-06]. */
  deleteMessage: (id: number) => messagesApi.delete({ id }),
};
