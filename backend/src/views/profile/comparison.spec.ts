import { aBuyer, aDocument, aProperty } from '../../../test/builders';
import { sign } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import type { ComparisonDto } from './comparison.resource.dto';

describe('properties side by side', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const ask = (query: string, token?: string) =>
    app.call('GET', `/api/v1/listings/comparison?${query}`, undefined, token);
  const compare = async (query: string, token?: string) => (await ask(query, token)).json<ComparisonDto>();
  const idsOf = ({ Properties }: ComparisonDto) => Properties.map(({ StoreID }) => StoreID);
  const viewsOf = (id: number) =>
    app.source.query('select 1 from activities where kind = 3 and property_id = $1', [id]);

  it('[BEYB-53] stand in the order in which they are asked for, without what is unknown or not published', async () => {
    const [one, other, hidden] = [
      await aProperty(app.source),
      await aProperty(app.source),
      await aProperty(app.source, { active: false }),
    ];
    const query = `ids=${other.id},${hidden.id},2147483647,${one.id},${other.id}`;
    expect(idsOf(await compare(query))).toEqual([other.id, one.id]);
    const token = await tokenOf(app, (await aBuyer(app.source)).id);
    expect(idsOf(await compare(query, token))).toEqual([other.id, one.id]);
    expect(await compare(`ids=${hidden.id}`)).toEqual({ Properties: [], Place: null });
    expect(await viewsOf(one.id)).toEqual([]);
  });

  it.each([
    ['ids=1,2,3,4,5', 'You can compare four properties at a time.'],
    ['ids=', 'ids is required'],
    ['ids=x,-1,0,2147483648', 'ids is required'],
    ['from=80202', 'ids is required'],
    [`ids=1&from=${'x'.repeat(101)}`, 'from must be at most 100 characters'],
    ['ids=1&ids=2', 'ids is required'],
  ])('[BEYB-48] %s is refused', async (query, text) => {
    const answer = await ask(query);
    expect([answer.status, answer.json<{ errors: { message: string }[] }>().errors[0].message]).toEqual([422, text]);
  });

  it('[BEYB-49, BEYB-51] a closed one shows no price, and a price behind words its words', async () => {
    const closed = await aProperty(app.source, { statusId: 4, price: 4_000_000 });
    const worded = await aProperty(app.source, { alternatePriceOptionId: 1, price: 4_000_000 });
    const { Properties } = await compare(`ids=${closed.id},${worded.id}`);
    expect(
      Properties.map(({ Price, CapRate, PricePerSQFT, AlternatePriceOptionName }) => [
        Price,
        CapRate,
        PricePerSQFT,
        AlternatePriceOptionName,
      ]),
    ).toEqual([
      [null, null, null, null],
      [null, null, null, 'Call for offers'],
    ]);
  });

  it('[BEYB-48] are those that this viewer may read: by their teaser name until the NDA is signed', async () => {
    const property = await aProperty(app.source, {
      confidential: true,
      teaserName: 'Storage near the lake',
      figuresShown: 'after the NDA',
      noi: 300_000,
    });
    await aDocument(app.source, property.id);
    const buyer = await aBuyer(app.source);
    const token = await tokenOf(app, buyer.id);
    const seen = async (as?: string) => {
      const [{ StoreName, NOI, AccessKey }] = (await compare(`ids=${property.id}`, as)).Properties;
      return [StoreName, NOI, AccessKey !== null];
    };
    const public_ = ['Storage near the lake', null, false];
    expect([await seen(), await seen(token)]).toEqual([public_, public_]);
    expect((await sign(app, property.id, token)).status).toBe(200);
    expect([await seen(), await seen(token)]).toEqual([public_, [property.name, 300_000, true]]);
  });

  it.each([
    ['80202', '80202, Denver, CO', 39.75, -104.99],
    ['80202-1234', '80202, Denver, CO', 39.75, -104.99],
    ['dallas', 'Dallas, TX', 32.78, -96.81],
    ['Dallas, Georgia', 'Dallas, GA', 33.92, -84.84],
    ['portland me', 'Portland, ME', 43.66, -70.26],
    ['St Louis', 'St. Louis, MO', 38.63, -90.2],
  ])('[BEYB-48] the place %s is %s', async (from, name, latitude, longitude) => {
    const { Place } = await compare(`ids=1&from=${encodeURIComponent(from)}`);
    expect(Place?.Name).toBe(name);
    expect(Place?.Latitude).toBeCloseTo(latitude, 1);
    expect(Place?.Longitude).toBeCloseTo(longitude, 1);
  });

  it('[BEYB-48] a place that nobody knows is none', async () => {
    for (const from of ['00000', 'Xyzzyville', 'Dallas, XX', "O'Nowhere'; --"]) {
      expect((await compare(`ids=1&from=${encodeURIComponent(from)}`)).Place).toBeNull();
    }
  });
});
