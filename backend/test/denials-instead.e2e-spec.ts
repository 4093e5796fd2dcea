import { aDeal, aMessage, newProperty, PDF, signedBy } from './contract/records';
import type { People, Who } from './denials/cases';
import { startPeople } from './denials/drive';
import { offlineOffer } from './denials/property-records';
import { differences, stateOf } from './denials/snapshot';
import { tokenOf } from './tokens';
import { field, file, upload } from './uploads';

describe('denials: slots that stand instead of others, and those that count for nothing', () => {
  let people: People;
  const tokens = new Map<Who, string>();
  beforeAll(async () => {
    people = await startPeople();
  });
  afterAll(() => people.app.close());
  beforeEach(async () => {
    for (const who of ['admin', 'buyer', 'seller', 'otherBuyer', 'otherSeller'] as const) {
      tokens.set(who, await tokenOf(people.app, people.people[who]));
    }
    people.tokens.admin = tokens.get('admin');
  });

  /** The status, and which tables the request changed. */
  async function changes(
    who: Who,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ status: number; changed: string[] }> {
    const before = await stateOf(people.app);
    const { status } = await people.app.call(method, path, body, tokens.get(who));
    return { status, changed: differences(before, await stateOf(people.app)) };
  }

  it("[CALL-075, MSG-37] ParentMessageID names the message that is answered: another's is not found", async () => {
    const [{ id }] = await aMessage(people, people.ids.buyer);
    const answer = {
      ParentMessageID: id,
      MailContent: 'Thanks',
      FromUserID: people.ids.buyer,
      ToUserID: people.ids.admin,
      StoreID: 1,
    };
    for (const who of ['otherBuyer', 'otherSeller', 'seller'] as const) {
      expect([who, await changes(who, 'POST', '/api/home/replymail', answer)]).toEqual([
        who,
        { status: 404, changed: [] },
      ]);
    }
    expect((await changes('buyer', 'POST', '/api/home/replymail', answer)).status).toBe(200);
  });

  it('[MSG-37] the resource answers a message that is there, and no other', async () => {
    const [{ id }] = await aMessage(people, null);
    const answer = { parentMessageId: id, content: 'Thanks' };
    for (const who of ['buyer', 'seller'] as const) {
      expect(await changes(who, 'POST', '/api/v1/messages', answer)).toEqual({ status: 403, changed: [] });
    }
    expect(await changes('admin', 'POST', '/api/v1/messages', { ...answer, parentMessageId: 2_000_000_000 })).toEqual({
      status: 404,
      changed: [],
    });
    expect(await changes('admin', 'POST', '/api/v1/messages', { ...answer, parentMessageId: 'x' })).toEqual({
      status: 422,
      changed: [],
    });
    expect((await changes('admin', 'POST', '/api/v1/messages', answer)).status).toBe(201);
  });

  it('[CALL-065, OFF-19] BuyerStoreID names the deal of an offline offer for administrators only, and only of that property', async () => {
    const { body, dealId } = await offlineOffer(people);
    for (const who of ['otherBuyer', 'seller', 'anonymous'] as const) {
      const { status, changed } = await changes(who, 'POST', '/api/buyer/store/deal', body);
      expect({ who, refused: [400, 401, 403, 404].includes(status) || status, changed }).toEqual({
        who,
        refused: true,
        changed: [],
      });
    }
    const other = await aDeal(people, 4);
    expect(await changes('admin', 'POST', '/api/buyer/store/deal', { ...body, BuyerStoreID: other.Id })).toEqual({
      status: 404,
      changed: [],
    });
    expect((await changes('admin', 'POST', '/api/buyer/store/deal', body)).status).toBe(200);
    expect(
      await people.source.query('select id, deal_status_id from deals where id = any($1) order by id', [
        [dealId, other.Id],
      ]),
    ).toEqual([
      { id: dealId, deal_status_id: 6 },
      { id: other.Id, deal_status_id: 4 },
    ]);
  });

  it('[CALL-072, CALL-073, CALL-057] an action on a deal that names ids of another is refused, and neither deal changes', async () => {
    for (const [who, path] of [
      ['seller', 'seller/deal/reject'],
      ['seller', 'seller/deal/accept'],
      ['admin', 'admin/deal/accept'],
    ] as const) {
      const [deal, other] = [await aDeal(people, 6), await aDeal(people, 6, people.people.otherSeller)];
      const row = async (id: number) =>
        (
          await people.source.query<object[]>(
            'select * from deals d join properties p on p.id = d.property_id where d.id = $1',
            [id],
          )
        )[0];
      const before = await row(other.Id);
      const refused = await changes(who, 'POST', `/api/${path}`, {
        ...deal,
        StoreId: other.StoreId,
        BuyerId: people.people.otherBuyer,
      });
      expect([path, refused, await row(other.Id)]).toEqual([path, { status: 400, changed: [] }, before]);
    }
  });

  it('[CALL-111, DOC-08] a link opens the one file that it was made for, as long as its session lasts', async () => {
    const { StoreID } = await signedBy(people, people.ids.buyer);
    const stored = async (id: number) =>
      (
        await upload(
          people.app,
          '/api/admin/upload/document',
          [file(PDF, 'a.pdf'), field('StoreID', id), field('DocumentTypeID', 1)],
          people.tokens.admin,
        )
      ).json<{ ID: number; FileName: string }>();
    const [mine, foreign] = [await stored(StoreID), await stored(await newProperty(people))];
    const { text } = await people.app.call('GET', `/api/home/document/link/${mine.ID}`, undefined, tokens.get('buyer'));
    const token = /token=([\w.-]+)/.exec(text)?.[1];
    expect((await changes('anonymous', 'GET', `/StoreDocuments/${mine.FileName}?token=${token}`)).status).toBe(200);
    for (const path of [
      `${foreign.FileName}?token=${token}`,
      `${mine.FileName}?token=x${token}`,
      `${mine.FileName}?token=`,
    ]) {
      expect([path, await changes('anonymous', 'GET', `/StoreDocuments/${path}`)]).toEqual([
        path,
        { status: 401, changed: [] },
      ]);
    }
    await people.source.query('update sessions set ended_at = now() where user_id = $1', [people.ids.buyer]);
    expect(await changes('anonymous', 'GET', `/StoreDocuments/${mine.FileName}?token=${token}`)).toEqual({
      status: 401,
      changed: [],
    });
  });
});
