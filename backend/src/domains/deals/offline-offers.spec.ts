import { Bidding } from '../../../test/bidding';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { offlineOffer } from '../../../test/deals';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

describe('offline offers on /api/v1', () => {
  let app: TestApp;
  let office: string;
  let propertyId: number;

  beforeAll(async () => {
    app = await startTestApp();
    office = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    propertyId = (await aProperty(app.source)).id;
  });

  const keyOf = async (...scopes: string[]): Promise<string> =>
    (await app.call('POST', '/api/v1/api-keys', { name: 'Broker', scopes }, office)).json<{ secret: string }>().secret;
  const submit = (token: string, more: object = {}, headers: Record<string, string> = {}) =>
    app.call('POST', '/api/v1/offers', offlineOffer(propertyId, more), token, headers);
  const stored = () =>
    app.source.query<object[]>(
      `select t.version, t.price::float8 price, t.author_side side, t.closing_days closing, d.deal_status_id stage, d.offline_buyer_first_name who, d.buyer_id buyer,
              (select count(*)::int from events e where e.name = 'offer.submitted' and (e.payload->>'dealId')::int = d.id) told
       from deals d join offer_terms t on t.deal_id = d.id where d.property_id = $1`,
      [propertyId],
    );

  it('[DEAL-35, DEAL-37, OFF-18] a key submits one, which is a deal at Submitted and can be read', async () => {
    const key = await keyOf('offers:read', 'offers:write');
    const answer = await submit(key);
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    const { id, dealId, version } = answer.json<{ id: number; dealId: number; version: number }>();
    expect(version).toBe(1);
    expect(await stored()).toEqual([
      { version: 1, price: 3_900_000, side: 'office', closing: 45, stage: 6, who: 'Olga', buyer: null, told: 1 },
    ]);
    const read = await app.call('GET', `/api/v1/offers/${id}`, undefined, key);
    expect(read.json()).toMatchObject({ id, dealId, propertyId, price: 3_900_000, loiName: 'Robin Tester' });
  });

  it('one that is sent twice under one Idempotency-Key is made once', async () => {
    const headers = { 'idempotency-key': 'a-letter-of-olga' };
    const [first, second] = [await submit(office, {}, headers), await submit(office, {}, headers)];
    expect([first.status, second.status, second.json()]).toEqual([201, 201, first.json()]);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['offlineBuyerFirstName', 'First Name is required'],
    ['offlineBuyerEmail', 'Email is required'],
    ['offlineBuyerCity', 'City is required'],
    ['offlineBuyerStateId', 'State is required'],
    ['propertyId', 'propertyId is required'],
    ['loiName', 'Name is required'],
    ['price', 'Price is required.'],
  ])('[OFF-14, OFF-15, OFF-16, OFF-17] without %s it is refused', async (field, message) => {
    const answer = await submit(office, { [field]: undefined });
    expect([answer.status, answer.json<{ errors: object[] }>().errors]).toEqual([
      422,
      [{ field, code: 'required', message }],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('in a sealed round it is answered alike, and its terms are for nobody to read', async () => {
    const bidding = await Bidding.start(app);
    await bidding.aRound({ sealed: true });
    const answer = await submit(office, { propertyId: bidding.property.id });
    expect([answer.status, Object.keys(answer.json())]).toEqual([201, ['id', 'dealId', 'version']]);
    const { id } = answer.json<{ id: number }>();
    expect((await app.call('GET', `/api/v1/offers/${id}`, undefined, office)).status).toBe(404);
  });

  it('is refused to people, to a key that only reads, and on a property that takes none', async () => {
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    expect((await submit(buyer)).status).toBe(403);
    expect((await submit(await keyOf('offers:read'))).status).toBe(403);
    expect((await submit(office, { offlineBuyerStateId: 999 })).status).toBe(422);
    expect((await submit(office, { propertyId: 2_000_000_000 })).status).toBe(404);
    await app.source.query(`update properties set status_id = 4 where id = $1`, [propertyId]);
    expect((await submit(office)).status).toBe(409);
    expect(await stored()).toEqual([]);
  });
});
