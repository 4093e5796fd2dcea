import { Message } from './message.entity';
import { User } from '../accounts/users/user.entity';
import { aBuyer, aBuyerAndSeller, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

interface Item {
  ID: number;
  MailSubject: string;
  FromUserID: number | null;
  FromUserName: string;
  ToUserID: number | null;
  ParentMessageID: number | null;
  StoreID: number | null;
  StoreName: string | null;
  IsRead: boolean;
}

describe('messages', () => {
  let app: TestApp;
  let [admin, colleague, buyer, seller, stranger]: User[] = [];
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    app = await startTestApp();
    [admin, colleague] = [
      await anAdmin(app.source, { firstName: 'Ada', lastName: 'Office' }),
      await anAdmin(app.source),
    ];
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.source.query('delete from messages');
    [buyer, seller, stranger] = [
      await aBuyer(app.source, { firstName: 'Bo', lastName: 'Buyer' }),
      await aSeller(app.source),
      await aBuyer(app.source),
    ];
    for (const user of [admin, colleague, buyer, seller, stranger]) {
      tokens.set(user.id, await tokenOf(app, user.id));
    }
  });

  const call = (user: User, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    app.call(method, `/api/${path}`, body, tokens.get(user.id));
  const post = async (user: User, path: string, body: object): Promise<number> => {
    const answer = await call(user, 'POST', path, body);
    expect({ status: answer.status, text: answer.status === 200 ? '' : answer.text }).toEqual({
      status: 200,
      text: '',
    });
    return answer.json<{ ID: number }>().ID;
  };
  const compose = (user: User, body: object = {}): Promise<number> =>
    post(user, 'home/composemail', { MailContent: 'May I visit?', FromUserTypeID: user.userTypeId, ...body });
  const send = (to: User, body: object = {}): Promise<number> =>
    post(admin, 'home/sendmail', { MailContent: 'Hello', ToUserID: to.id, ToUserTypeID: to.userTypeId, ...body });
  const reply = (user: User, ID: number, body: object = {}): Promise<number> =>
    post(user, 'home/replymail', { ID, MailContent: 'Thanks', ...body });
  const rowOf = (id: number): Promise<Message> => app.source.getRepository(Message).findOneByOrFail({ id });
  const rows = (): Promise<Message[]> => app.source.getRepository(Message).find({ order: { id: 'ASC' } });
  const aNotice = (toUserId: number, toUserTypeId = 2): Promise<Message> =>
    app.source.getRepository(Message).save({
      mailSubject: 'Notice',
      mailContent: 'Text',
      fromUserId: null,
      fromUserTypeId: 1,
      toUserId,
      toUserTypeId,
    });
  const list = async (
    user: User,
    kind: 'read' | 'unread',
    body: object = {},
  ): Promise<{ Messages: Item[]; Pagination: object }> =>
    (
      await call(user, 'POST', `home/messages/${kind}`, { UserType: user.userTypeId, Page: 1, PageLength: 10, ...body })
    ).json();
  const idsOf = async (user: User, kind: 'read' | 'unread', body?: object): Promise<number[]> =>
    (await list(user, kind, body)).Messages.map(({ ID }) => ID);
  const unread = async (user: User, type: number = user.userTypeId): Promise<number> =>
    (await call(user, 'GET', `home/message/unread/${type}`)).json<number>();
  const boxes = async (
    user: User,
    type: number = user.userTypeId,
  ): Promise<{ readMessage: Item[]; unreadMessages: Item[] }> =>
    (await call(user, 'GET', `home/messages/${type}`)).json();
  const recorded = async (id: number): Promise<{ events: unknown[]; audit: string[] }> => ({
    events: (
      await app.source.query<{ payload: object }[]>(
        `select payload from events where name = 'message.sent' and (payload->>'messageId')::int = $1`,
        [id],
      )
    ).map(({ payload }) => payload),
    audit: (
      await app.source.query<{ entry: string }[]>(
        `select actor_id || ' ' || action entry from audit_log where subject_type = 'message' and subject_id = $1 order by id`,
        [id],
      )
    ).map(({ entry }) => entry),
  });

  describe('reading', () => {
    it('[MSG-16, MSG-17, MSG-18, MSG-21, MSG-32, MSG-33, MSG-35, MSG-39] an unread message becomes read when opened, and the count follows', async () => {
      const [first, second] = [await aNotice(buyer.id), await aNotice(buyer.id)];
      expect(await unread(buyer)).toBe(2);
      const { Messages, Pagination } = await list(buyer, 'unread');
      expect([Messages.map(({ ID }) => ID), Pagination]).toEqual([
        [second.id, first.id],
        { TotalRecords: 2, Page: 1, PageLength: 10, TotalPages: 1 },
      ]);
      for (const again of [1, 2]) {
        expect([again, (await call(buyer, 'GET', `home/readmessage/${first.id}`)).json<object>()]).toEqual([
          again,
          { unreadCount: 1 },
        ]);
      }
      expect((await list(buyer, 'read')).Messages).toEqual([
        expect.objectContaining({ ID: first.id, FromUserName: 'Stowbridge', IsRead: true }),
      ]);
      expect(await idsOf(buyer, 'unread')).toEqual([second.id]);
    });

    it('[MSG-19] each list is paged', async () => {
      const ids = [];
      for (let index = 0; index < 5; index++) {
        ids.unshift((await aNotice(buyer.id)).id);
      }
      for (const id of ids.slice(2)) {
        await call(buyer, 'GET', `home/readmessage/${id}`);
      }
      expect(await idsOf(buyer, 'read', { Page: 2, PageLength: 2 })).toEqual(ids.slice(4));
      expect((await list(buyer, 'read', { Page: 2, PageLength: 2 })).Pagination).toEqual({
        TotalRecords: 3,
        Page: 2,
        PageLength: 2,
        TotalPages: 2,
      });
      expect((await list(buyer, 'unread', { PageLength: 1 })).Pagination).toEqual({
        TotalRecords: 2,
        Page: 1,
        PageLength: 1,
        TotalPages: 2,
      });
    });

    it('[MSG-27, SHELL-44] a message of somebody else is not found and stays unread', async () => {
      const message = await aNotice(buyer.id);
      for (const other of [stranger, seller, admin]) {
        expect((await call(other, 'GET', `home/readmessage/${message.id}`)).status).toBe(404);
        expect(await idsOf(other, 'unread')).toEqual([]);
      }
      expect(await app.source.query('select 1 from message_reads where message_id = $1', [message.id])).toEqual([]);
      expect(await idsOf(buyer, 'unread')).toEqual([message.id]);
    });

    it('[MSG-14, MSG-15, MSG-34] the next unread message is read until none is left', async () => {
      const ids = [(await aNotice(buyer.id)).id, (await aNotice(buyer.id)).id, (await aNotice(buyer.id)).id];
      const seen: number[] = [];
      for (let next = (await boxes(buyer)).unreadMessages[0]; next; next = (await boxes(buyer)).unreadMessages[0]) {
        seen.push(next.ID);
        expect((await call(buyer, 'GET', `home/readmessage/${next.ID}`)).json<object>()).toEqual({
          unreadCount: ids.length - seen.length,
        });
      }
      expect(seen).toEqual([...ids].reverse());
      expect((await boxes(buyer)).readMessage.map(({ ID }) => ID)).toEqual([...ids].reverse());
    });

    it('[MSG-28, MSG-34, MSG-35, MSG-39] who buys and sells has lists and counts of each role', async () => {
      const both = await aBuyerAndSeller(app.source);
      tokens.set(both.id, await tokenOf(app, both.id));
      const [bought, sold, alsoSold] = [
        await aNotice(both.id, 2),
        await aNotice(both.id, 3),
        await aNotice(both.id, 3),
      ];
      expect([await unread(both, 2), await unread(both, 3)]).toEqual([1, 2]);
      expect(await idsOf(both, 'unread', { UserType: 3 })).toEqual([alsoSold.id, sold.id]);
      expect((await boxes(both, 2)).unreadMessages.map(({ ID }) => ID)).toEqual([bought.id]);
      expect(await idsOf(both, 'unread', { UserType: null })).toEqual([alsoSold.id, sold.id, bought.id]);
      expect((await call(both, 'GET', `home/readmessage/${sold.id}`)).json<object>()).toEqual({ unreadCount: 1 });
      expect(await unread(both, 2)).toBe(1);
      for (const side of ['buyer', 'seller']) {
        expect((await call(both, 'GET', `${side}/stores`)).json<object>()).toMatchObject({ UnreadCount: 1 });
      }
    });

    it('[FSEC-29] a role that one does not hold is refused, box and count alike', async () => {
      for (const role of [1, 3]) {
        const answers = await Promise.all([
          call(buyer, 'GET', `home/messages/${role}`),
          call(buyer, 'GET', `home/message/unread/${role}`),
          call(buyer, 'POST', 'home/messages/read', { UserType: role }),
          call(buyer, 'POST', 'home/messages/unread', { UserType: role }),
        ]);
        expect([role, ...answers.map(({ status }) => status)]).toEqual([role, 403, 403, 403, 403]);
      }
    });

    it('[MSG-34, MSG-35] a user type that is none is refused', async () => {
      for (const path of ['home/messages/4', 'home/messages/abc', 'home/message/unread/0']) {
        expect((await call(buyer, 'GET', path)).text).toBe('UserType is invalid');
      }
      expect((await call(buyer, 'POST', 'home/messages/read', { UserType: 7 })).text).toBe('UserType is invalid');
    });
  });

  describe('writing to the office', () => {
    it('[MSG-16, MSG-24, MSG-25, MSG-38, MSG-40] every administrator reads it with a read state of their own, and is mailed', async () => {
      const id = await compose(buyer);
      expect(await rowOf(id)).toMatchObject({
        mailSubject: 'Message from Bo Buyer',
        mailContent: 'May I visit?',
        fromUserId: buyer.id,
        fromUserTypeId: 2,
        toUserId: null,
        toUserTypeId: 1,
        parentMessageId: null,
        propertyId: null,
      });
      expect(await recorded(id)).toEqual({ events: [{ messageId: id }], audit: [`${buyer.id} message.sent`] });
      await call(admin, 'GET', `home/readmessage/${id}`);
      expect([
        await idsOf(admin, 'unread'),
        await idsOf(colleague, 'unread'),
        await unread(admin),
        await unread(colleague),
      ]).toEqual([[], [id], 0, 1]);
      for (const other of [buyer, stranger, seller]) {
        expect(await idsOf(other, 'unread', { UserType: null })).toEqual([]);
      }
    });

    it('[MSG-03, MSG-38] an empty text is refused and nothing is written', async () => {
      for (const MailContent of ['', '  \n ', null, undefined]) {
        const answer = await call(buyer, 'POST', 'home/composemail', { MailContent, FromUserTypeID: 2 });
        expect([answer.status, answer.text]).toEqual([400, 'Please enter description']);
      }
      expect((await call(buyer, 'POST', 'home/composemail', { MailContent: 'x'.repeat(4001) })).text).toBe(
        'Message must be at most 4000 characters',
      );
      expect(await rows()).toEqual([]);
    });

    it('[MSG-23, SHELL-44] is not for administrators, who write to a person', async () => {
      expect((await call(admin, 'POST', 'home/composemail', { MailContent: 'Hello', FromUserTypeID: 1 })).status).toBe(
        403,
      );
      expect(await rows()).toEqual([]);
    });

    it('[MSG-38, SHELL-44] the sender is who is signed in, in a role of their own, whatever the body says', async () => {
      expect(
        await rowOf(
          await compose(buyer, {
            FromUserTypeID: 1,
            FromUserID: admin.id,
            FromUserName: 'The boss',
            ToUserID: stranger.id,
          }),
        ),
      ).toMatchObject({ fromUserId: buyer.id, fromUserTypeId: 2, toUserId: null });
      const both = await aBuyerAndSeller(app.source);
      tokens.set(both.id, await tokenOf(app, both.id));
      expect(await rowOf(await compose(both, { FromUserTypeID: 3 }))).toMatchObject({
        fromUserId: both.id,
        fromUserTypeId: 3,
      });
    });

    it('[MSG-29, ABUY-26] may be about a property that the writer can see, and no other', async () => {
      const [open, hidden] = [
        await aProperty(app.source),
        await aProperty(app.source, { active: false, sellerId: seller.id }),
      ];
      const id = await compose(buyer, { StoreID: open.id, MailSubject: ' A  visit\r\nBcc: thief@example.net ' });
      expect((await list(admin, 'unread')).Messages).toEqual([
        expect.objectContaining({
          ID: id,
          StoreID: open.id,
          StoreName: open.name,
          MailSubject: 'A visit Bcc: thief@example.net',
        }),
      ]);
      expect((await call(buyer, 'POST', 'home/composemail', { MailContent: 'Hello', StoreID: hidden.id })).status).toBe(
        404,
      );
      expect(await rowOf(await compose(seller, { StoreID: hidden.id }))).toMatchObject({ propertyId: hidden.id });
      expect(await rows()).toHaveLength(2);
    });
  });

  describe('writing to a person', () => {
    it('[MSG-08, MSG-36, MSG-40] reaches that person alone, and is mailed', async () => {
      const answer = await call(admin, 'POST', 'home/sendmail/', {
        MailContent: 'Hello',
        ToUserID: buyer.id,
        ToUserTypeID: 2,
      });
      const { ID, Message: text } = answer.json<{ ID: number; Message: string }>();
      expect([answer.status, text]).toEqual([200, 'Notification has been send to user.']);
      expect(await rowOf(ID)).toMatchObject({
        mailSubject: 'Message from Ada Office',
        fromUserId: admin.id,
        fromUserTypeId: 1,
        toUserId: buyer.id,
        toUserTypeId: 2,
      });
      expect(await recorded(ID)).toEqual({ events: [{ messageId: ID }], audit: [`${admin.id} message.sent`] });
      expect((await list(buyer, 'unread')).Messages).toEqual([
        expect.objectContaining({ ID, FromUserID: admin.id, FromUserName: 'Ada Office', IsRead: false }),
      ]);
      for (const other of [stranger, seller, admin, colleague]) {
        expect(await idsOf(other, 'unread')).toEqual([]);
      }
    });

    it('[MSG-36, SHELL-44] only administrators do it, and only to people, in a role that these have', async () => {
      for (const other of [buyer, seller]) {
        expect(
          (await call(other, 'POST', 'home/sendmail', { MailContent: 'Hello', ToUserID: stranger.id, ToUserTypeID: 2 }))
            .status,
        ).toBe(403);
      }
      const refused = async (body: object): Promise<[number, string]> => {
        const { status, text } = await call(admin, 'POST', 'home/sendmail', {
          MailContent: 'Hello',
          ToUserID: buyer.id,
          ToUserTypeID: 2,
          ...body,
        });
        return [status, text];
      };
      expect(await refused({ MailContent: '' })).toEqual([400, 'Please enter description']);
      expect(await refused({ ToUserID: 2_000_000_000 })).toEqual([404, 'The user was not found.']);
      expect(await refused({ ToUserID: 'x' })).toEqual([400, 'ToUserID is required']);
      expect(await refused({ ToUserTypeID: 3 })).toEqual([400, 'ToUserTypeID is invalid']);
      expect(await refused({ ToUserID: admin.id, ToUserTypeID: 1 })).toEqual([400, 'You cannot write to yourself.']);
      expect(await refused({ StoreID: 2_000_000_000 })).toEqual([404, 'The property was not found.']);
      expect(await rows()).toEqual([]);
    });

    it("[MSG-30, SHELL-44] what administrators write to each other is nobody else's", async () => {
      const id = await send(colleague);
      const third = await anAdmin(app.source);
      tokens.set(third.id, await tokenOf(app, third.id));
      expect([await idsOf(colleague, 'unread'), await idsOf(third, 'unread')]).toEqual([[id], []]);
      expect((await call(third, 'GET', `home/readmessage/${id}`)).status).toBe(404);
      expect((await call(third, 'POST', 'home/replymail', { ID: id, MailContent: 'I too' })).status).toBe(404);
      expect((await call(third, 'DELETE', `admin/delete/message/${id}`)).status).toBe(404);
      expect(
        (await call(third, 'POST', 'admin/user/messages', { FromUserID: admin.id })).json<{ Messages: Item[] }>()
          .Messages,
      ).toEqual([]);
      expect(await rowOf(id)).toMatchObject({ deletedAt: null });
    });
  });

  describe('answering', () => {
    it('[MSG-09, MSG-29, MSG-37] goes to the sender, names what it answers and stays with the property', async () => {
      const property = await aProperty(app.source);
      const first = await compose(buyer, { StoreID: property.id, MailSubject: 'A visit' });
      const answer = await call(admin, 'POST', 'home/replymail/', {
        ID: first,
        MailSubject: '',
        MailContent: 'On Monday',
        FromUserID: stranger.id,
        ToUserID: stranger.id,
        ParentMessageID: first,
        StoreID: 1,
        FromUserTypeID: 3,
        ToUserTypeID: 3,
      });
      const { ID: second, Message: text } = answer.json<{ ID: number; Message: string }>();
      expect([answer.status, text]).toEqual([200, 'Mail has been sent.']);
      expect(await rowOf(second)).toMatchObject({
        mailSubject: 'Re: A visit',
        fromUserId: admin.id,
        fromUserTypeId: 1,
        toUserId: buyer.id,
        toUserTypeId: 2,
        parentMessageId: first,
        propertyId: property.id,
      });
      expect(await recorded(second)).toEqual({ events: [{ messageId: second }], audit: [`${admin.id} message.sent`] });
      const third = await reply(buyer, second);
      expect(await rowOf(third)).toMatchObject({
        mailSubject: 'Re: A visit',
        fromUserId: buyer.id,
        fromUserTypeId: 2,
        toUserId: admin.id,
        toUserTypeId: 1,
        parentMessageId: second,
        propertyId: property.id,
      });
      expect(await idsOf(stranger, 'unread')).toEqual([]);
      expect([await idsOf(admin, 'read'), await idsOf(buyer, 'read'), await idsOf(admin, 'unread')]).toEqual([
        [first],
        [second],
        [third],
      ]);
    });

    it('[MSG-37, SHELL-44] is for the recipient: nobody else finds the message, and nothing is written', async () => {
      const toBuyer = await send(buyer);
      const toOffice = await compose(buyer);
      const before = await rows();
      for (const [user, id] of [
        [stranger, toBuyer],
        [seller, toBuyer],
        [admin, toBuyer],
        [colleague, toBuyer],
        [stranger, toOffice],
        [buyer, toOffice],
      ] as const) {
        expect(
          (await call(user, 'POST', 'home/replymail', { ID: id, ParentMessageID: id, MailContent: 'Me too' })).status,
        ).toBe(404);
      }
      expect(await rows()).toEqual(before);
      expect(await rowOf(await reply(buyer, toBuyer))).toMatchObject({ toUserId: admin.id });
    });

    it('[MSG-04, MSG-37] an empty text and a request without a message are refused', async () => {
      const id = await send(buyer);
      for (const MailContent of ['', '   ', null]) {
        expect((await call(buyer, 'POST', 'home/replymail', { ID: id, MailContent })).text).toBe(
          'Please enter message',
        );
      }
      const unnamed = await call(buyer, 'POST', 'home/replymail', { ID: 0, MailContent: 'Hello' });
      expect([unnamed.status, unnamed.text]).toEqual([400, 'ID is required']);
      expect(await rows()).toHaveLength(1);
    });

    it('[MSG-37] an answer to a notice of the product, or to an administrator who has left, reaches the office', async () => {
      const former = await anAdmin(app.source);
      tokens.set(former.id, await tokenOf(app, former.id));
      const letter = await post(former, 'home/sendmail', { MailContent: 'Hello', ToUserID: buyer.id });
      await app.source.query('update users set status_id = 3 where id = $1', [former.id]);
      for (const id of [letter, (await aNotice(buyer.id)).id]) {
        expect(await rowOf(await reply(buyer, id))).toMatchObject({
          toUserId: null,
          toUserTypeId: 1,
          parentMessageId: id,
        });
      }
      const notice = await aNotice(admin.id, 1);
      expect((await call(admin, 'POST', 'home/replymail', { ID: notice.id, MailContent: 'Hello' })).text).toBe(
        'Nobody reads an answer to this message.',
      );
    });

    it('[MSG-37] a colleague stands in for the administrator to whom a person answered', async () => {
      const toAdmin = await reply(buyer, await send(buyer));
      expect(await rowOf(await reply(colleague, toAdmin))).toMatchObject({
        fromUserId: colleague.id,
        toUserId: buyer.id,
        parentMessageId: toAdmin,
      });
      expect(await idsOf(admin, 'unread')).toEqual([toAdmin]);
    });
  });

  describe('what the office keeps', () => {
    const ofUser = async (who: User, body: object): Promise<{ Messages: Item[]; Pagination: object }> =>
      (await call(who, 'POST', 'admin/user/messages', { PageLength: 10, Page: 1, ...body })).json();

    it('[MSG-29, MSG-30, ABUY-26, ASEL-25] the messages of a person, to the office or to any administrator', async () => {
      const first = await compose(buyer);
      const second = await reply(buyer, await send(buyer));
      await compose(seller);
      const { Messages, Pagination } = await ofUser(colleague, { FromUserID: buyer.id, FromUserTypeID: 2 });
      expect([Messages.map(({ ID }) => ID), Pagination]).toEqual([
        [second, first],
        { TotalRecords: 2, Page: 1, PageLength: 10, TotalPages: 1 },
      ]);
      expect(Object.keys(Messages[0] as object).sort()).toEqual(
        [
          'ID',
          'MailSubject',
          'MailContent',
          'FromUserID',
          'ToUserID',
          'FromUserName',
          'FromUserTypeID',
          'ToUserTypeID',
          'ParentMessageID',
          'StoreID',
          'StoreName',
          'CreatedDate',
          'IsRead',
          'Link',
          'LinkLabel',
        ].sort(),
      );
      expect((await ofUser(colleague, { FromUserID: buyer.id, FromUserTypeID: 3 })).Messages).toEqual([]);
      expect(
        (await ofUser(colleague, { FromUserID: buyer.id, PageLength: 1, Page: 2 })).Messages.map(({ ID }) => ID),
      ).toEqual([first]);
      expect((await call(buyer, 'POST', 'admin/user/messages', { FromUserID: buyer.id })).status).toBe(403);
    });

    it('[MSG-06, MSG-07, MSG-40, ABUY-27, ASEL-26] a deleted message is gone for everybody, once', async () => {
      const id = await send(buyer);
      const answers = await Promise.all(
        [admin, colleague, admin].map((who) => call(who, 'DELETE', `admin/delete/message/${id}`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      expect((await rowOf(id)).deletedAt).not.toBeNull();
      expect((await recorded(id)).audit).toEqual([
        `${admin.id} message.sent`,
        expect.stringContaining('message.deleted'),
      ]);
      expect([await idsOf(buyer, 'unread'), await unread(buyer), (await boxes(buyer)).unreadMessages]).toEqual([
        [],
        0,
        [],
      ]);
      expect((await call(buyer, 'GET', `home/readmessage/${id}`)).status).toBe(404);
      expect((await call(buyer, 'POST', 'home/replymail', { ID: id, MailContent: 'Why?' })).status).toBe(404);
    });

    it('[MSG-06, SHELL-44, SHELL-49] only administrators delete, and not what the product told a person', async () => {
      const [id, notice] = [await compose(buyer), await aNotice(buyer.id)];
      for (const other of [buyer, seller, stranger]) {
        expect((await call(other, 'DELETE', `admin/delete/message/${id}`)).status).toBe(403);
      }
      expect((await call(admin, 'DELETE', `admin/delete/message/${notice.id}`)).status).toBe(404);
      for (const kept of [id, notice.id]) {
        expect(await rowOf(kept)).toMatchObject({ deletedAt: null });
      }
    });

    it('[MSG-06] answers to a deleted message stay, and say what they answered', async () => {
      const first = await compose(buyer);
      const second = await reply(admin, first);
      expect((await call(colleague, 'DELETE', `admin/delete/message/${first}`)).status).toBe(200);
      expect((await list(buyer, 'unread')).Messages).toEqual([
        expect.objectContaining({ ID: second, ParentMessageID: first }),
      ]);
    });
  });
});
