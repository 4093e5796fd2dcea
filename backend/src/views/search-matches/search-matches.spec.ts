import { aBuyer, aProperty } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { rebuildSearch } from '../../../test/test-database';
import { tokenOf } from '../../../test/tokens';

const PATH = '/api/v1/me/saved-searches';
const TEXAS = '/property/search/?state=44&type=1';

describe('what a saved search finds', () => {
  let app: TestApp;
  let mine: string;
  beforeAll(async () => {
    app = await startTestApp();
    mine = await tokenOf(app, (await aBuyer(app.source)).id);
  });
  afterAll(() => app.close());

  it('[BEYB-19] finds what the search finds, in its order and in pages', async () => {
    for (let n = 0; n < 12; n += 1) {
      await aProperty(app.source, {
        name: `Texan ${n}`,
        stateId: n % 3 ? 44 : 6,
        storeTypeId: 1,
        price: 1_000_000 + n,
      });
    }
    await rebuildSearch(app);
    for (const address of [
      TEXAS,
      '/property/search/texan?sort=1-DESC',
      '/property/search/?priceFrom=1000003&pricedOnly=true',
    ]) {
      const { id } = (await app.call('POST', PATH, { name: 'Texas', address }, mine)).json<{ id: number }>();
      const found = await app.call('GET', `${PATH}/${id}/matches?Page=2&PageLength=3`, undefined, mine);
      const [state, sort] = [address.includes('state=44'), address.includes('sort')];
      const searched = await app.call('POST', '/api/home/property/search', {
        IsShowFull: true,
        Page: 2,
        PageLength: 3,
        ...(state ? { StateID: 44, StoreTypeID: 1 } : {}),
        ...(sort ? { Keyword: 'texan', SortBy: 1, SortOrder: 'DESC' } : {}),
        ...(state || sort ? {} : { PriceStart: 1_000_003 }),
      });
      expect(found.json<{ Store: object[] }>().Store).toHaveLength(3);
      expect([found.status, found.json()]).toEqual([200, searched.json()]);
    }
  });
});
