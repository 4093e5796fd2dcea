import { aBuyer, anAdmin, aProperty } from '../../../../test/builders';
import { aSignedNda } from '../../../../test/ndas';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';

interface Told {
  StoreID: number;
  PriceReducedOn: string | null;
  CapRate: number | null;
  NOI: number | null;
  PhysicalOccupancyArea: number | null;
  EconomicOccupancy: number | null;
  GuidanceLow: number | null;
  GuidanceHigh: number | null;
  PriceHistory: { At: string; Price: number }[];
}

describe('the history of a price', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const BODY = {
    name: 'Mile High Storage',
    address1: '100 Main St',
    city: 'Denver',
    stateId: 6,
    zipCode: '80202',
    storeTypeId: 1,
    rentableSqft: 40_000,
    price: 4_100_000,
    noi: 250_000,
    roomForExpansion: false,
    active: true,
  };
  const create = async (given: object = {}): Promise<number> => {
    const answer = await app.call('POST', '/api/v1/properties', { ...BODY, ...given }, admin);
    expect(answer.status).toBe(201);
    return answer.json<{ id: number }>().id;
  };
  const save = async (id: number, given: object): Promise<number> =>
    (await app.call('PUT', `/api/v1/properties/${id}`, { ...BODY, ...given }, admin)).status;
  const profile = async (id: number, token?: string): Promise<Told> =>
    (await app.call('GET', `/api/home/store/profile/${id}`, undefined, token)).json<Told>();
  const prices = async (id: number): Promise<number[]> => (await profile(id)).PriceHistory.map(({ Price }) => Price);
  const rows = (id: number): Promise<{ price: number | null; actor: boolean }[]> =>
    app.source.query(
      'select price::float8 price, actor_id is not null actor from property_prices where property_id = $1 order by id',
      [id],
    );
  const repriced = async (id: number): Promise<number> =>
    (
      await app.source.query<unknown[]>(
        `select from events where name = 'property.repriced' and (payload->>'propertyId')::int = $1`,
        [id],
      )
    ).length;
  const newest = async (): Promise<Told> =>
    (await app.call('POST', '/api/home/property/search', { IsShowFull: true, SortBy: 6 })).json<{ Store: Told[] }>()
      .Store[0];

  it('[BEYB-10] [BEYB-11] a lowered price is noted, shown as reduced and first of what is new; a raised one is noted alone', async () => {
    const id = await create();
    const later = await create();
    expect((await newest()).StoreID).toBe(later);
    await save(id, { price: 3_900_000 });
    expect(await rows(id)).toEqual([4_100_000, 3_900_000].map((price) => ({ price, actor: true })));
    const first = await newest();
    expect([first.StoreID, Date.now() - Date.parse(first.PriceReducedOn ?? '') < 60_000]).toEqual([id, true]);
    expect((await profile(id)).PriceReducedOn).toBe(first.PriceReducedOn);
    const day = new Date().toISOString().slice(0, 10);
    const reduced = async (since: string) =>
      (await app.call('POST', '/api/home/property/search', { IsShowFull: true, PriceReducedSince: since }))
        .json<{ Store: Told[] }>()
        .Store.map(({ StoreID }) => StoreID);
    expect([await reduced(day), await reduced('2099-01-01')]).toEqual([[id], []]);
    await save(id, { price: 4_500_000 });
    expect((await profile(id)).PriceReducedOn).toBeNull();
    expect(await prices(id)).toEqual([4_100_000, 3_900_000, 4_500_000]);
    expect(await repriced(id)).toBe(2);
    await save(id, { price: 4_500_000, noi: 1 });
    expect([(await rows(id)).length, await repriced(id)]).toEqual([3, 2]);
  });

  it('[BEYB-12] [BEYB-13] what is asked behind words, unpublished or closed is in no answer, and words for a while are no reduction', async () => {
    const id = await create({ active: false, price: 5_000_001 });
    await save(id, { active: false, price: 4_100_000 });
    await save(id, { active: true, price: 4_100_000 });
    expect(await prices(id)).toEqual([4_100_000]);
    await save(id, { alternatePriceOptionId: 1, price: 3_700_001 });
    expect(await profile(id)).toMatchObject({ PriceHistory: [], PriceReducedOn: null });
    await save(id, { price: 4_100_000 });
    expect(await profile(id)).toMatchObject({ PriceReducedOn: null });
    expect([await prices(id), await repriced(id)]).toEqual([[4_100_000], 0]);
    await save(id, { active: false, price: 3_600_001 });
    await save(id, { active: true, price: 4_000_000 });
    expect(await prices(id)).toEqual([4_100_000, 4_000_000]);
    expect((await profile(id)).PriceReducedOn).not.toBeNull();
    await save(id, { statusId: 4, price: 4_000_000 });
    expect(await profile(id)).toMatchObject({ PriceHistory: [], PriceReducedOn: null });
    expect((await rows(id)).length).toBeGreaterThanOrEqual(7);
  });

  it('[BEYB-13] the table refuses to be changed, and outlasts the property', async () => {
    const { id } = await aProperty(app.source);
    await save(id, { price: 3_000_000 });
    await expect(app.asOwner('update property_prices set price = 1')).rejects.toThrow('append-only');
    await expect(app.asOwner('delete from property_prices')).rejects.toThrow('append-only');
    expect((await app.call('DELETE', `/api/v1/properties/${id}`, undefined, admin)).status).toBeLessThan(300);
    expect(await rows(id)).toHaveLength(1);
  });

  it('[BEYB-89] a range stands beside the words of options 4 and 5 alone, with a beginning and an end', async () => {
    const range = { guidanceLow: 4_000_000, guidanceHigh: 4_400_000 };
    const id = await create({ alternatePriceOptionId: 4, ...range });
    expect(await profile(id)).toMatchObject({ GuidanceLow: 4_000_000, GuidanceHigh: 4_400_000, Price: null });
    for (const wrong of [
      { guidanceLow: 5e6 },
      { guidanceHigh: null },
      { guidanceLow: null },
      { guidanceLow: 0 },
      { guidanceLow: 'some' },
    ]) {
      const status = await save(id, { alternatePriceOptionId: 5, ...range, ...wrong });
      expect([wrong, status]).toEqual([wrong, 422]);
    }
    expect(await profile(id)).toMatchObject({ AlternatePriceOptionID: 4, GuidanceLow: 4_000_000 });
    await save(id, { alternatePriceOptionId: 1, ...range });
    expect(await profile(id)).toMatchObject({ GuidanceLow: null, GuidanceHigh: null });
    await save(id, { alternatePriceOptionId: 5, ...range });
    await save(id, { alternatePriceOptionId: 5, ...range, statusId: 4 });
    expect(await profile(id)).toMatchObject({ GuidanceLow: null, GuidanceHigh: null });
  });

  it('[BEYB-90] figures that are kept for signers are read by those who have signed, and by the office', async () => {
    const id = await create({ figuresShown: 'after the NDA', physicalOccupancyArea: 90, economicOccupancy: 88 });
    const [signer, other] = [await aBuyer(app.source), await aBuyer(app.source)];
    await aSignedNda(app.source, { id, name: BODY.name }, signer.id);
    const kept = { CapRate: null, NOI: null, PhysicalOccupancyArea: null, EconomicOccupancy: null };
    const told = { CapRate: 6.1, NOI: 250_000, PhysicalOccupancyArea: 90, EconomicOccupancy: 88 };
    expect(await profile(id)).toMatchObject(kept);
    expect(await profile(id, await tokenOf(app, other.id))).toMatchObject(kept);
    expect(await profile(id, await tokenOf(app, signer.id))).toMatchObject(told);
    expect(await profile(id, admin)).toMatchObject(told);
    await save(id, { figuresShown: 'everyone', physicalOccupancyArea: 90, economicOccupancy: 88 });
    expect(await profile(id)).toMatchObject(told);
    expect(await save(id, { figuresShown: 'nobody' })).toBe(422);
  });
});
