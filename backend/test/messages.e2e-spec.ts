import { aBuyer, anAdmin } from './builders';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';
import { Message } from '../src/messages/message.entity';

describe('messages', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()), 60_000);
  afterAll(() => app.close());

  const aMessage = (toUserId: number | null): Promise<Message> =>
    app.source.getRepository(Message).save({ mailSubject: 'Notice', mailContent: 'Text', fromUserId: null, fromUserTypeId: 1, toUserId, toUserTypeId: 2 });
  const list = async (kind: 'read' | 'unread', token: string): Promise<{ Messages: { ID: number }[]; Pagination: object }> =>
    (await app.call('POST', `/api/home/messages/${kind}`, { UserType: 2, Page: 1, PageLength: 10 }, token)).json();

  it('[MSG-16, MSG-17, MSG-18, MSG-32, MSG-33, MSG-35, MSG-39] an unread message becomes read when opened, and the count follows', async () => {
    const buyer = await aBuyer(app.source);
    const token = await tokenOf(app, buyer.id);
    const [first, second] = [await aMessage(buyer.id), await aMessage(buyer.id)];
    expect((await app.call('GET', '/api/home/message/unread/2', undefined, token)).json<number>()).toBe(2);
    const { Messages, Pagination } = await list('unread', token);
    expect([Messages.map(({ ID }) => ID), Pagination]).toEqual([[second.id, first.id], { TotalRecords: 2, Page: 1, PageLength: 10, TotalPages: 1 }]);
    expect((await app.call('GET', `/api/home/readmessage/${first.id}`, undefined, token)).json<object>()).toEqual({ unreadCount: 1 });
    expect((await list('read', token)).Messages).toEqual([expect.objectContaining({ ID: first.id, FromUserName: 'Stowbridge', IsRead: true })]);
  });

  it('[MSG-27, SHELL-44] a message of somebody else is not found and stays unread', async () => {
    const [owner, stranger] = [await aBuyer(app.source), await aBuyer(app.source)];
    const message = await aMessage(owner.id);
    expect((await app.call('GET', `/api/home/readmessage/${message.id}`, undefined, await tokenOf(app, stranger.id))).status).toBe(404);
    expect((await list('unread', await tokenOf(app, owner.id))).Messages).toHaveLength(1);
  });

  it('[MSG-16] every administrator reads the office\'s messages with a read state of their own', async () => {
    const [one, two] = [await tokenOf(app, (await anAdmin(app.source)).id), await tokenOf(app, (await anAdmin(app.source)).id)];
    const message = await aMessage(null);
    await app.call('GET', `/api/home/readmessage/${message.id}`, undefined, one);
    expect([(await list('unread', one)).Messages.length, (await list('unread', two)).Messages.length]).toEqual([0, 1]);
  });
});
