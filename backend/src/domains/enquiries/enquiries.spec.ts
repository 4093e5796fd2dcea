import { Enquiry } from './enquiry.entity';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { CONTACT } from '../../../test/enquiries';
import { Config } from '../../config';
import { isSuppressed, suppressAddress } from '../accounts/users/suppressed-addresses';
import { contextOf } from '../../mail/mail-context';
import { draftsOf } from '../../mail/mails';

const SELL = {
  Name: 'Ida Moss',
  Phone: '(303) 555-0144',
  Email: 'ida@example.com',
  Message: 'Two buildings in Pueblo.',
};

describe('what visitors write to the office', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  beforeEach(() => app.source.query('delete from rate_counters'));
  afterAll(() => app.close());

  const newest = async () => (await app.source.getRepository(Enquiry).find({ order: { id: 'DESC' }, take: 1 }))[0];
  const count = () => app.source.getRepository(Enquiry).count();

  it('[CALL-102, PAGE-51, PAGE-58, PAGE-61, PAGE-62, CONST-51] Sell My Property answers success, and tells the office', async () => {
    const answer = await app.call('POST', '/api/home/sell/myproperty', SELL);
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
      200,
      'success',
      'text/plain; charset=utf-8',
    ]);
    const stored = await newest();
    expect(stored).toMatchObject({
      kind: 'sell',
      name: 'Ida Moss',
      phone: '303-555-0144',
      email: 'ida@example.com',
      message: 'Two buildings in Pueblo.',
    });
    expect(
      await app.source.query(`select name from events where payload->>'enquiryId' = $1`, [String(stored.id)]),
    ).toEqual([{ name: 'enquiry.received' }]);
  });

  it('[BEYE-78] who writes again after their data was removed gets an answer', async () => {
    const { id } = await aProperty(app.source);
    const question = { name: 'Ida Moss', email: SELL.Email, phone: SELL.Phone, message: 'Is it heated?' };
    for (const write of [
      () => app.call('POST', '/api/home/sell/myproperty', SELL),
      () => app.call('POST', `/api/v1/listings/${id}/enquiries`, question),
    ]) {
      await suppressAddress(app.source.manager, SELL.Email);
      expect((await write()).status).toBeLessThan(300);
      expect(await isSuppressed(app.source.manager, SELL.Email)).toBe(false);
    }
  });

  it.each([
    [{ Name: ' ' }, 'Name is required'],
    [{ Name: '\u200b\u2060' }, 'Name is required'],
    [{ Phone: '' }, 'Phone is required'],
    [{ Phone: '555-0144' }, 'Phone is invalid'],
    [{ Email: '' }, 'Email is required'],
    [{ Email: 'ida@' }, 'Email is invalid'],
    [{ Message: '' }, 'Message is required'],
  ])(
    '[FSEC-23] [PAGE-52, PAGE-53, PAGE-54, PAGE-55, PAGE-57, PAGE-59] Sell My Property refuses %j',
    async (given, text) => {
      const before = await count();
      const answer = await app.call('POST', '/api/home/sell/myproperty', { ...SELL, ...given });
      expect([answer.status, answer.text, await count()]).toEqual([400, text, before]);
    },
  );

  it('[CALL-112, PAGE-04, PAGE-05, PAGE-28, PAGE-29] the contact form keeps every field under its name', async () => {
    const answer = await app.call('POST', '/api/home/contactus', CONTACT);
    expect([answer.status, answer.text]).toEqual([200, 'success']);
    const { first_name, last_name, company, option, street, city, state, zip, lead_source } = CONTACT;
    expect(await newest()).toMatchObject({
      kind: 'contact',
      name: 'Ida Moss',
      detail: { first_name, last_name, company, option, street, city, state, zip, lead_source },
    });
    expect(
      (
        await app.call('POST', '/api/home/contactus', {
          ...CONTACT,
          street: undefined,
          city: undefined,
          state: undefined,
          zip: undefined,
          lead_source: undefined,
        })
      ).status,
    ).toBe(200);
    expect((await newest()).detail).toMatchObject({ lead_source: 'Website', city: '' });
  });

  it.each([
    ['first_name', 40],
    ['last_name', 80],
    ['company', 40],
  ])(
    '[PAGE-07, PAGE-08, PAGE-09, PAGE-10, PAGE-11, PAGE-12] %s is required and at most %i characters',
    async (name, most) => {
      expect((await app.call('POST', '/api/home/contactus', { ...CONTACT, [name]: 'x'.repeat(most) })).status).toBe(
        200,
      );
      for (const value of ['', 'x'.repeat(most + 1)]) {
        expect((await app.call('POST', '/api/home/contactus', { ...CONTACT, [name]: value })).status).toBe(400);
      }
    },
  );

  it.each([
    [{ phone: '' }, 'Phone is required'],
    [{ phone: 'call me' }, 'Phone is invalid'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'x' }, 'Email is invalid'],
    [{ email: `${'x'.repeat(69)}@example.com` }, 'Email must be at most 80 characters'],
    [{ option: 'Something else' }, 'Please choose what this is about'],
    [{ message: '' }, 'Message is required'],
    [{ city: 'x'.repeat(41) }, 'City must be at most 40 characters'],
    [{ state: 'x'.repeat(21) }, 'State must be at most 20 characters'],
    [{ zip: 'x'.repeat(21) }, 'Zip must be at most 20 characters'],
    [{ lead_source: 'Elsewhere' }, 'lead_source is invalid'],
  ])(
    '[PAGE-06, PAGE-13, PAGE-14, PAGE-16, PAGE-17, PAGE-18, PAGE-19, PAGE-20, PAGE-22, PAGE-23, PAGE-24] the contact form refuses %j',
    async (given, text) => {
      const before = await count();
      const answer = await app.call('POST', '/api/home/contactus', { ...CONTACT, ...given });
      expect([answer.status, answer.text, await count()]).toEqual([400, text, before]);
    },
  );

  it('administrators list and read them; nobody else does', async () => {
    await app.call('POST', '/api/home/sell/myproperty', { ...SELL, Name: 'Listed Person' });
    const query = `filter=${encodeURIComponent(JSON.stringify({ kind: 'sell', q: 'listed' }))}`;
    const listed = await app.call('GET', `/api/v1/enquiries?${query}`, undefined, admin);
    expect([listed.headers['content-range'], listed.json<{ name: string }[]>().map(({ name }) => name)]).toEqual([
      'enquiries 0-0/1',
      ['Listed Person'],
    ]);
    const { id } = listed.json<{ id: number }[]>()[0];
    expect((await app.call('GET', `/api/v1/enquiries/${id}`, undefined, admin)).json()).toMatchObject({
      id,
      kind: 'sell',
      message: SELL.Message,
    });
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    expect([
      (await app.call('GET', `/api/v1/enquiries/${id}`, undefined, buyer)).status,
      (await app.call('GET', '/api/v1/enquiries')).status,
    ]).toEqual([403, 401]);
  });

  it('[PAGE-62] administrators mark them as handled, and open them again; nobody else does', async () => {
    await app.call('POST', '/api/home/sell/myproperty', SELL);
    const { id } = await newest();
    const mark = (handled: unknown, token = admin) => app.call('PUT', `/api/v1/enquiries/${id}`, { handled }, token);
    const idsIn = async (state: string) =>
      (
        await app.call(
          'GET',
          `/api/v1/enquiries?filter=${encodeURIComponent(JSON.stringify({ state }))}`,
          undefined,
          admin,
        )
      )
        .json<{ id: number }[]>()
        .map((one) => one.id);
    expect((await mark(true)).json()).toMatchObject({ id, handledAt: expect.any(String) as unknown, crmCopy: 'none' });
    const { handledAt } = await newest();
    await mark(true);
    expect((await newest()).handledAt).toEqual(handledAt);
    expect([(await idsIn('handled')).includes(id), (await idsIn('open')).includes(id)]).toEqual([true, false]);
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    expect([(await mark(false, buyer)).status, (await mark('yes')).status, (await newest()).handledAt]).toEqual([
      403,
      422,
      handledAt,
    ]);
    expect((await mark(false)).json()).toMatchObject({ handledAt: null });
    expect((await app.call('PUT', '/api/v1/enquiries/2000000000', { handled: true }, admin)).status).toBe(404);
    const actions = await app.source.query(
      `select action from audit_log where subject_type = 'enquiry' and subject_id = $1 order by id`,
      [id],
    );
    expect(actions).toEqual([{ action: 'enquiry.handled' }, { action: 'enquiry.reopened' }]);
  });

  it('[FOFF-28] administrators answer by mail, which is stored, sent once, and shown to them alone', async () => {
    await app.call('POST', '/api/home/sell/myproperty', SELL);
    const { id } = await newest();
    const { id: me } = await anAdmin(app.source, { firstName: 'Sam', lastName: 'Carter' });
    const mine = await tokenOf(app, me);
    const reply = (content: unknown, token = mine) =>
      app.call('POST', `/api/v1/enquiries/${id}/replies`, { content }, token);
    const answer = await reply('  Thank you. Shall we talk on Monday?  ');
    const written = {
      id: expect.any(Number) as number,
      content: 'Thank you. Shall we talk on Monday?',
      authorId: me,
      authorName: 'Sam Carter',
      createdAt: expect.any(String) as string,
    };
    expect([answer.status, answer.json<{ replies: object[] }>().replies]).toEqual([201, [written]]);
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    for (const [content, token, status] of [
      ['', mine, 422],
      ['x'.repeat(4001), mine, 422],
      [7, mine, 422],
      ['Hello', buyer, 403],
      ['Hello', '', 401],
    ] as const) {
      expect((await reply(content, token)).status).toBe(status);
    }
    expect((await app.call('POST', '/api/v1/enquiries/2000000000/replies', { content: 'Hello' }, mine)).status).toBe(
      404,
    );
    const found = (await app.call('GET', `/api/v1/enquiries/${id}`, undefined, admin)).json<{ replies: object[] }>();
    expect(found.replies).toEqual([written]);

    const events = await app.source.query<{ payload: { replyId: number } }[]>(
      `select payload from events where name = 'enquiry.answered' and payload->>'enquiryId' = $1`,
      [String(id)],
    );
    expect(events).toHaveLength(1);
    const [mail, ...others] = await draftsOf(
      'enquiry.answered',
      events[0].payload,
      contextOf(app.source.manager, app.app.get(Config)),
    );
    expect([mail.to.email, others]).toEqual(['ida@example.com', []]);
    expect(JSON.stringify(mail.content)).toContain('Thank you. Shall we talk on Monday?');
    expect(JSON.stringify(mail.content)).toContain('Two buildings in Pueblo.');
    expect(
      await app.source.query(
        `select action, actor_id from audit_log where subject_type = 'enquiry' and subject_id = $1`,
        [id],
      ),
    ).toEqual([{ action: 'enquiry.answered', actor_id: me }]);
  });

  it('[FOFF-28] an administrator owns an enquiry, and nobody else does', async () => {
    await app.call('POST', '/api/home/sell/myproperty', SELL);
    const { id } = await newest();
    const owner = await anAdmin(app.source, { firstName: 'Sam', lastName: 'Carter' });
    const gone = await anAdmin(app.source, { statusId: 3 });
    const buyer = await aBuyer(app.source);
    const assign = (ownerId: unknown, token = admin) =>
      app.call('PUT', `/api/v1/enquiries/${id}/owner`, { ownerId }, token);
    expect((await assign(owner.id)).json()).toMatchObject({ id, ownerId: owner.id, ownerName: 'Sam Carter' });
    await assign(owner.id);
    for (const [given, status, token] of [
      [buyer.id, 422, admin],
      [gone.id, 422, admin],
      [2_000_000_000, 422, admin],
      ['x', 422, admin],
      [undefined, 422, admin],
      [null, 403, await tokenOf(app, buyer.id)],
    ] as const) {
      expect([given, (await assign(given, token)).status]).toEqual([given, status]);
    }
    expect((await newest()).ownerId).toBe(owner.id);
    const query = `filter=${encodeURIComponent(JSON.stringify({ ownerId: owner.id }))}`;
    const listed = (await app.call('GET', `/api/v1/enquiries?${query}`, undefined, admin)).json<object[]>();
    expect(listed).toMatchObject([{ id, ownerName: 'Sam Carter' }]);
    const nobodys = async () =>
      (await app.call('GET', `/api/v1/enquiries?filter=${encodeURIComponent('{"ownerId":0}')}`, undefined, admin)).json<
        { id: number; ownerId: number | null }[]
      >();
    expect((await nobodys()).map((one) => one.id)).not.toContain(id);
    expect((await assign(null)).json()).toMatchObject({ ownerId: null, ownerName: null });
    expect(await nobodys()).toContainEqual(expect.objectContaining({ id, ownerId: null }));
    expect(
      await app.source.query(
        `select action, detail from audit_log where subject_type = 'enquiry' and subject_id = $1 order by id`,
        [id],
      ),
    ).toMatchObject([
      { action: 'enquiry.assigned', detail: { before: { ownerId: null }, after: { ownerId: owner.id } } },
      { action: 'enquiry.assigned', detail: { before: { ownerId: owner.id }, after: { ownerId: null } } },
    ]);
  });
});
