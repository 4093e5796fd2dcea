import { loadConfig } from '../src/config';
import { contextOf } from '../src/mail/mail-context';
import { draftsOf } from '../src/mail/mails';
import { aBuyer, aBuyerAndSeller, aDocument, anAdmin, aProperty, aSeller } from './builders';
import { aDeal, someTerms } from './deals';
import { aSignedNda } from './ndas';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};

/** What the table of visibility leaves to somebody of their own, and keeps apart. */
describe("what is one's own", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('[FTEST-05] [OFF-26] a profile shows the offer that was made on this property, not those on others', async () => {
    const [one, other, buyer] = [await aProperty(app.source), await aProperty(app.source), await aBuyer(app.source)];
    const token = await tokenOf(app, buyer.id);
    const offers = new Map<number, number>();
    for (const property of [one, other]) {
      await aSignedNda(app.source, property, buyer.id);
      const deal = await aDeal(app.source, property, buyer.id, 6);
      await someTerms(app.source, deal.id, buyer.id);
      offers.set(property.id, deal.id);
    }
    for (const { id } of [one, other]) {
      const { Offers } = (await app.call('GET', `/api/home/store/profile/${id}`, undefined, token)).json<{
        Offers: { ID: number; StoreID: number }[];
      }>();
      expect(Offers.map(({ ID, StoreID }) => [ID, StoreID])).toEqual([[offers.get(id), id]]);
    }
  });

  it('[FTEST-08] [PROF-25] a market analysis neither lists nor counts a neighbour that is not published', async () => {
    const place = { latitude: 44.5, longitude: -110.5 };
    const [centre, near] = [
      await aProperty(app.source, place),
      await aProperty(app.source, { ...place, latitude: 44.51 }),
    ];
    await aProperty(app.source, { ...place, latitude: 44.49, active: false, statusId: 1 });
    await aProperty(app.source, { ...place, latitude: 44.49, active: false, statusId: 5 });
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const { Token } = (
      await app.call('POST', '/api/admin/property/add/dashboard', { StoreID: centre.id }, admin)
    ).json<{ Token: string }>();
    const analysis = (await app.call('GET', `/api/home/market/${Token}`, undefined, admin)).json<{
      Listings: { StoreID: number }[];
      Supply: { Properties: number };
    }>();
    expect([analysis.Listings.map(({ StoreID }) => StoreID), analysis.Supply.Properties]).toEqual([[near.id], 1]);
  });

  it('[FTEST-09] [FEVI-01] [DASH-13] a signed property that is not listed any more stays on the dashboard by its name as it was signed, and tells nothing else', async () => {
    const [kept, gone, buyer] = [await aProperty(app.source), await aProperty(app.source), await aBuyer(app.source)];
    for (const property of [kept, gone]) {
      await aSignedNda(app.source, property, buyer.id);
    }
    await app.source.query(
      `update properties set active = false, name = 'Renamed since', city = 'Elsewhere' where id = $1`,
      [gone.id],
    );
    const { MyStores } = (await app.call('GET', '/api/buyer/stores', undefined, await tokenOf(app, buyer.id))).json<{
      MyStores: { StoreID: number; BuyerStoreNDAID: number }[];
    }>();
    const [first, second] = MyStores;
    expect(MyStores).toHaveLength(2);
    expect(first).toEqual({
      StoreID: gone.id,
      StoreName: gone.name,
      IsListed: false,
      BuyerStoreNDAID: first.BuyerStoreNDAID,
      CreatedDate: null,
      Address: null,
      City: null,
      State: null,
      ZipCode: null,
      StoreStatus: null,
      StatusID: null,
      StoreImage: null,
      StoreImageColor: null,
      DealStatusID: null,
      DealStatus: null,
    });
    expect(second).toMatchObject({ StoreID: kept.id, IsListed: true, City: 'Denver', StoreStatus: 'For Sale' });
  });

  it('[FEVI-01] no mail about a property tells its asking price', async () => {
    const [seller, buyer] = [await aSeller(app.source), await aBuyer(app.source)];
    const property = await aProperty(app.source, {
      sellerId: seller.id,
      price: 7_318_249,
      alternatePriceOptionId: 4,
      noi: 691_373,
    });
    await aDocument(app.source, property.id);
    await aSignedNda(app.source, property, buyer.id);
    const deal = await aDeal(app.source, property, buyer.id, 6);
    await someTerms(app.source, deal.id, buyer.id);
    const [{ id: ndaId }] = await app.source.query<{ id: number }[]>('select id from ndas where property_id = $1', [
      property.id,
    ]);
    const context = contextOf(app.source.manager, loadConfig());
    const drafts = [
      await draftsOf('property.assigned', { propertyId: property.id, sellerId: seller.id }, context),
      await draftsOf('nda.signed', { ndaId, propertyId: property.id, userId: buyer.id }, context),
      await draftsOf('offer.submitted', { dealId: deal.id, version: 1, propertyId: property.id }, context),
      ...(await Promise.all(
        [1, 2, 5].map((toStatusId) =>
          draftsOf('deal.moved', { dealId: deal.id, fromStatusId: 6, toStatusId, propertyId: property.id }, context),
        ),
      )),
    ].flat();
    expect(drafts.length).toBeGreaterThan(8);
    for (const { kind, content } of drafts) {
      expect([kind, /7,?318,?249|691,?373/.test(JSON.stringify(content))]).toEqual([kind, false]);
    }
    expect(JSON.stringify(drafts)).toContain('3,900,000');
  });

  it('[FTEST-11] a buyer who also sells makes no offer on the own listing, though the NDA is signed', async () => {
    const both = await aBuyerAndSeller(app.source);
    const property = await aProperty(app.source, { sellerId: both.id });
    await aDocument(app.source, property.id);
    await aSignedNda(app.source, property, both.id);
    const answer = await app.call(
      'POST',
      '/api/buyer/store/deal',
      { Store: { StoreID: property.id, Price: '3,900,000' }, BuyerStore: TERMS },
      await tokenOf(app, both.id),
    );
    expect(answer.status).toBe(403);
    expect(await app.source.query('select 1 from deals where property_id = $1', [property.id])).toEqual([]);
  });
});
