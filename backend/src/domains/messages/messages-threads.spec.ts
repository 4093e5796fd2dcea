import { User } from '../accounts/users/user.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

describe('what a message belongs to', () => {
  let app: TestApp;
  let [admin, colleague, buyer, seller, stranger]: User[] = [];
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    app = await startTestApp();
    [admin, colleague] = [await anAdmin(app.source), await anAdmin(app.source)];
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.source.query('delete from messages');
    [buyer, seller, stranger] = [await aBuyer(app.source), await aSeller(app.source), await aBuyer(app.source)];
    for (const user of [admin, colleague, buyer, seller, stranger]) {
      tokens.set(user.id, await tokenOf(app, user.id));
    }
  });

  const call = (user: User, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    app.call(method, `/api/${path}`, body, tokens.get(user.id));
  const post = async (user: User, path: string, body: object): Promise<number> => {
    const answer = await call(user, 'POST', path, { MailContent: 'Hello', ...body });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"ID"')]);
    return answer.json<{ ID: number }>().ID;
  };
  const compose = (user: User, body: object = {}): Promise<number> =>
    post(user, 'home/composemail', { FromUserTypeID: user.userTypeId, ...body });
  const send = (to: User, body: object): Promise<number> =>
    post(admin, 'home/sendmail', { ToUserID: to.id, ToUserTypeID: to.userTypeId, ...body });
  const reply = (user: User, ID: number, body: object): Promise<number> =>
    post(user, 'home/replymail', { ID, ...body });

  describe('where it leads', () => {
    const linkOf = async (user: User): Promise<(string | null)[]> => {
      const [{ Link, LinkLabel }] = (
        await call(user, 'POST', 'home/messages/unread', { UserType: user.userTypeId, Page: 1, PageLength: 10 })
      ).json<{ Messages: { Link: string | null; LinkLabel: string | null }[] }>().Messages;
      return [Link, LinkLabel];
    };
    const about = (
      user: User,
      role: number,
      propertyId: number,
      place: string | null,
      dealId: number | null = null,
    ): Promise<unknown> =>
      app.source.query(
        `insert into messages (mail_subject, mail_content, from_user_type_id, to_user_id, to_user_type_id, property_id, place, deal_id) values ('Notice', 'Text', 1, $1, $2, $3, $4, $5)`,
        [user.id, role, propertyId, place, dealId],
      );

    it('[FSITE-20] to the place it speaks of, in the role of its reader, and nowhere once that is not listed', async () => {
      const property = await aProperty(app.source, { name: 'Harbor Gate', sellerId: seller.id });
      const deal = await aDeal(app.source, property, buyer.id, 6);
      await about(buyer, 2, property.id, 'offer', deal.id);
      await about(seller, 3, property.id, 'offer', deal.id);
      expect(await linkOf(buyer)).toEqual([
        `/buyer/property/${property.id}/Harbor-Gate#offer-${deal.id}`,
        'See the offer',
      ]);
      expect(await linkOf(seller)).toEqual([
        `/seller/property/${property.id}/Harbor-Gate/offers/${deal.id}`,
        'See the offer',
      ]);
      await about(buyer, 2, property.id, 'documents');
      expect(await linkOf(buyer)).toEqual([
        `/buyer/property/${property.id}/Harbor-Gate#documents`,
        'See the documents',
      ]);
      await send(stranger, { StoreID: property.id });
      expect(await linkOf(stranger)).toEqual([`/buyer/property/${property.id}/Harbor-Gate`, 'See the property']);
      await app.source.query('update properties set active = false where id = $1', [property.id]);
      for (const gone of [buyer, stranger]) {
        expect(await linkOf(gone)).toEqual([null, 'This property is not listed any more.']);
      }
      expect((await linkOf(seller))[1]).toBe('See the offer');
      await about(buyer, 2, property.id, null);
      expect(await linkOf(buyer)).toEqual([null, null]);
    });

    it("[FSITE-20] a seller who asked about somebody else's listing finds its public page", async () => {
      const property = await aProperty(app.source, { name: 'Harbor Gate' });
      await send(seller, { StoreID: property.id });
      expect(await linkOf(seller)).toEqual([`/property/${property.id}/Harbor-Gate/`, 'See the property']);
    });
  });

  describe('a conversation', () => {
    it('[FSITE-19] is read by both its sides from the first message on, without what was deleted, and by nobody else', async () => {
      const property = await aProperty(app.source);
      const first = await compose(buyer, { StoreID: property.id, MailSubject: 'A visit' });
      const second = await reply(admin, first, { MailContent: 'On Monday?' });
      const third = await reply(buyer, second, { MailContent: 'Gladly' });
      const other = await reply(colleague, first, { MailContent: 'Twice' });
      await compose(buyer);
      const thread = async (
        user: User,
        id: number,
      ): Promise<{ ID: number; FromUserID: number; Link: string | null }[]> =>
        (await call(user, 'GET', `home/message/thread/${id}`)).json();
      for (const id of [first, second, third, other]) {
        expect((await thread(buyer, id)).map(({ ID, FromUserID }) => [ID, FromUserID])).toEqual([
          [first, buyer.id],
          [second, admin.id],
          [third, buyer.id],
          [other, colleague.id],
        ]);
      }
      expect((await thread(buyer, first)).map(({ Link }) => Link !== null)).toEqual([false, true, false, true]);
      expect((await thread(colleague, third)).map(({ ID }) => ID)).toEqual([first, third, other]);
      for (const outsider of [stranger, seller]) {
        expect((await call(outsider, 'GET', `home/message/thread/${first}`)).status).toBe(404);
      }
      await call(admin, 'DELETE', `admin/delete/message/${second}`);
      expect((await thread(buyer, third)).map(({ ID }) => ID)).toEqual([first, third, other]);
      expect((await call(buyer, 'GET', `home/message/thread/${second}`)).status).toBe(404);
    });
  });
});
