import { Message } from './message.entity';
import type { MessageResourceDto } from './messages.resource.dto';
import { User } from '../accounts/users/user.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const PATH = '/api/v1/messages';

describe('messages on /api/v1', () => {
  let app: TestApp;
  let [admin, colleague, buyer, seller]: User[] = [];
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    app = await startTestApp();
    [admin, colleague, buyer, seller] = [
      await anAdmin(app.source),
      await anAdmin(app.source),
      await aBuyer(app.source),
      await aSeller(app.source),
    ];
    for (const user of [admin, colleague, buyer, seller]) {
      tokens.set(user.id, await tokenOf(app, user.id));
    }
  });
  afterAll(() => app.close());
  beforeEach(() => app.source.query('delete from messages'));

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    body?: object,
    user = admin,
    headers?: Record<string, string>,
  ) => app.call(method, `${PATH}${path}`, body, tokens.get(user.id), headers);
  const aMessage = (given: Partial<Message>): Promise<Message> =>
    app.source.getRepository(Message).save({
      mailSubject: 'Visit',
      mailContent: 'May I?',
      fromUserId: buyer.id,
      fromUserTypeId: 2,
      toUserId: null,
      toUserTypeId: 1,
      ...given,
    });
  const query = (given: { filter?: object; sort?: unknown[]; range?: number[] }): string =>
    `?${Object.entries(given)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&')}`;
  const found = async (filter: object, user = admin): Promise<number[]> => {
    const answer = await call('GET', query({ filter, sort: ['id', 'ASC'], range: [0, 99] }), undefined, user);
    expect(answer.status).toBe(200);
    return answer.json<MessageResourceDto[]>().map(({ id }) => id);
  };
  const rowOf = (id: number): Promise<Message> => app.source.getRepository(Message).findOneByOrFail({ id });

  it('[MSG-29, MSG-30] lists with sort, range, total and filters', async () => {
    const property = await aProperty(app.source);
    const first = await aMessage({ propertyId: property.id, mailSubject: 'Alpha' });
    const second = await aMessage({
      fromUserId: seller.id,
      fromUserTypeId: 3,
      mailSubject: 'Gamma',
      mailContent: 'Price 100% fixed',
    });
    const third = await aMessage({
      fromUserId: admin.id,
      fromUserTypeId: 1,
      toUserId: buyer.id,
      toUserTypeId: 2,
      mailSubject: 'Beta',
      parentMessageId: first.id,
    });
    const page = await call('GET', query({ sort: ['subject', 'DESC'], range: [1, 2] }));
    expect([page.json<MessageResourceDto[]>().map(({ subject }) => subject), page.headers['content-range']]).toEqual([
      ['Beta', 'Alpha'],
      'messages 1-2/3',
    ]);
    expect(page.json<MessageResourceDto[]>()[1]).toEqual({
      id: first.id,
      etag: expect.stringMatching(/^"\d+"$/),
      subject: 'Alpha',
      content: 'May I?',
      fromUserId: buyer.id,
      fromName: `${buyer.firstName} ${buyer.lastName}`,
      fromUserTypeId: 2,
      toUserId: null,
      toName: null,
      toUserTypeId: 1,
      parentMessageId: null,
      propertyId: property.id,
      propertyName: property.name,
      read: false,
      createdAt: first.createdAt.toISOString(),
    });
    await call('PUT', `/${second.id}`, { read: true });
    const cases: [object, number[]][] = [
      [{ userId: buyer.id }, [first.id, third.id]],
      [{ userId: buyer.id, userTypeId: 2 }, [first.id, third.id]],
      [{ userTypeId: 3 }, [second.id]],
      [{ fromUserId: buyer.id }, [first.id]],
      [{ toUserId: buyer.id }, [third.id]],
      [{ propertyId: property.id }, [first.id]],
      [{ parentMessageId: first.id }, [third.id]],
      [{ inbox: true }, [first.id, second.id]],
      [{ inbox: false }, [third.id]],
      [{ inbox: true, read: false }, [first.id]],
      [{ read: true }, [second.id]],
      [{ q: 'gam' }, [second.id]],
      [{ q: '100%' }, [second.id]],
      [{ q: '_' }, []],
      [{ id: [first.id, third.id] }, [first.id, third.id]],
      [{ userId: '' }, [first.id, second.id, third.id]],
    ];
    for (const [filter, ids] of cases) {
      expect([filter, await found(filter)]).toEqual([filter, ids]);
    }
    expect(await found({ read: true }, colleague)).toEqual([]);
  });

  it.each([
    [{ filter: { nothing: 1 } }],
    [{ filter: { userId: 'abc' } }],
    [{ filter: { userTypeId: 100_000 } }],
    [{ filter: { read: 'maybe' } }],
    [{ filter: { conversationOf: [1, 2] } }],
    [{ sort: ['mailContent', 'ASC'] }],
    [{ range: [5, 2] }],
  ])('refuses the list %j', async (given) => {
    const answer = await call('GET', query(given));
    expect([answer.status, answer.headers['content-type']]).toEqual([
      422,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  it('[MSG-29] finds a whole conversation by any of its messages', async () => {
    const first = await aMessage({});
    const answer = (parent: Message): Promise<Message> => aMessage({ parentMessageId: parent.id });
    const second = await answer(first);
    const [left, right] = [await answer(second), await answer(second)];
    const deepest = await answer(left);
    const other = await aMessage({});
    const all = [first, second, left, right, deepest].map(({ id }) => id);
    for (const { id } of [first, right, deepest]) {
      expect(await found({ conversationOf: id })).toEqual(all);
    }
    expect(await found({ conversationOf: other.id })).toEqual([other.id]);
    expect((await call('DELETE', `/${second.id}`)).status).toBe(200);
    expect(await found({ conversationOf: deepest.id })).toEqual(all.filter((id) => id !== second.id));
  });

  it('[MSG-36, MSG-37] creates a message to a person and the answer to a message, with their events', async () => {
    const property = await aProperty(app.source);
    const sent = await call('POST', '', {
      content: 'Hello',
      subject: 'Welcome',
      toUserId: buyer.id,
      propertyId: property.id,
    });
    expect([sent.status, sent.json<object>()]).toEqual([
      201,
      expect.objectContaining({
        subject: 'Welcome',
        fromUserId: admin.id,
        fromUserTypeId: 1,
        toUserId: buyer.id,
        toUserTypeId: 2,
        propertyId: property.id,
      }),
    ]);
    const asked = await aMessage({ propertyId: property.id });
    const answered = await call('POST', '', { content: 'Yes', parentMessageId: asked.id });
    expect([answered.status, answered.json<object>()]).toEqual([
      201,
      expect.objectContaining({
        subject: 'Re: Visit',
        toUserId: buyer.id,
        parentMessageId: asked.id,
        propertyId: property.id,
      }),
    ]);
    const events = await app.source.query<{ payload: object }[]>(
      `select payload from events where name = 'message.sent' order by id`,
    );
    expect(events.map(({ payload }) => payload)).toEqual(
      [sent, answered].map((answer) => ({ messageId: answer.json<{ id: number }>().id })),
    );
    expect(await found({ read: true })).toEqual([asked.id]);
  });

  it('[MSG-03, MSG-36] refuses what names no reader, or a reader and what is answered', async () => {
    const asked = await aMessage({});
    const refused = async (body: object): Promise<unknown> => {
      const answer = await call('POST', '', body);
      return [answer.status, answer.json<{ errors: { field: string; message: string }[] }>().errors?.[0]];
    };
    expect(await refused({ content: ' ', toUserId: buyer.id })).toEqual([
      422,
      { field: 'content', code: 'required', message: 'Please enter description' },
    ]);
    expect(await refused({ content: 'Hello' })).toEqual([
      422,
      { field: 'toUserId', code: 'required', message: 'toUserId is required' },
    ]);
    expect(await refused({ content: 'Hello', parentMessageId: asked.id, toUserId: seller.id })).toEqual([
      422,
      { field: 'parentMessageId', code: 'invalid', message: expect.any(String) as string },
    ]);
    expect(await refused({ content: 'Hello', toUserId: buyer.id, toUserTypeId: 3 })).toEqual([
      422,
      { field: 'toUserTypeId', code: expect.any(String) as string, message: expect.any(String) as string },
    ]);
    expect(await refused({ content: 'Hello', toUserId: buyer.id, fromUserId: colleague.id })).toEqual([
      422,
      expect.objectContaining({ field: 'fromUserId' }),
    ]);
    expect(await refused({ content: 'Hello', parentMessageId: 2_000_000_000 })).toEqual([404, undefined]);
    expect(await app.source.getRepository(Message).count()).toBe(1);
  });

  it('[MSG-16] marks read and unread for the caller alone', async () => {
    const { id } = await aMessage({});
    const stateOf = async (user: User): Promise<boolean> =>
      (await call('GET', `/${id}`, undefined, user)).json<MessageResourceDto>().read;
    expect((await call('PUT', `/${id}`, { read: true })).json<object>()).toMatchObject({ id, read: true });
    expect([await stateOf(admin), await stateOf(colleague)]).toEqual([true, false]);
    expect((await call('PUT', `/${id}`, { read: false })).json<object>()).toMatchObject({ read: false });
    expect((await call('PUT', `/${id}`, { read: 'yes' })).status).toBe(422);
    expect((await call('PUT', `/${id}`, { read: true, subject: 'Other words' })).status).toBe(422);
    expect((await rowOf(id)).mailSubject).toBe('Visit');
  });

  it('[MSG-06] deletes once, also by the version that was read; a colleague who reads it does not change that', async () => {
    const { id } = await aMessage({});
    const { headers } = await call('GET', `/${id}`);
    expect((await call('PUT', `/${id}`, { read: true }, colleague, { 'if-match': String(headers.etag) })).status).toBe(
      200,
    );
    expect((await call('DELETE', `/${id}`, undefined, admin, { 'if-match': '"1"' })).status).toBe(412);
    expect((await rowOf(id)).deletedAt).toBeNull();
    expect(
      (await call('DELETE', `/${id}`, undefined, admin, { 'if-match': String(headers.etag) })).json<object>(),
    ).toEqual({ id });
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await call(method, `/${id}`)).status).toBe(404);
    }
    expect(await found({})).toEqual([]);
  });

  it("[SHELL-44, SHELL-49] is for administrators; what is between two of them, or told to a person by the product, is not the others'", async () => {
    const asked = await aMessage({});
    for (const user of [buyer, seller]) {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['GET', `/${asked.id}`, undefined],
        ['POST', '', { content: 'x', toUserId: seller.id }],
        ['PUT', `/${asked.id}`, { read: true }],
        ['DELETE', `/${asked.id}`, undefined],
      ] as const) {
        expect((await call(method, path, body, user)).status).toBe(403);
      }
    }
    const [third, notice] = [
      await anAdmin(app.source),
      await aMessage({ fromUserId: null, fromUserTypeId: 1, toUserId: buyer.id, toUserTypeId: 2 }),
    ];
    const private_ = await aMessage({ fromUserId: third.id, fromUserTypeId: 1, toUserId: colleague.id });
    for (const { id } of [notice, private_]) {
      expect((await call('GET', `/${id}`)).status).toBe(404);
      expect((await call('PUT', `/${id}`, { read: true })).status).toBe(404);
      expect((await call('POST', '', { content: 'x', parentMessageId: id })).status).toBe(404);
      expect((await call('DELETE', `/${id}`)).status).toBe(404);
    }
    expect([await found({}), await found({}, colleague)]).toEqual([[asked.id], [asked.id, private_.id]]);
    expect(
      [await rowOf(notice.id), await rowOf(private_.id), await rowOf(asked.id)].map(({ deletedAt }) => deletedAt),
    ).toEqual([null, null, null]);
    expect(await app.source.query('select 1 from message_reads')).toEqual([]);
  });
});
