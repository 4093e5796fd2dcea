import { SearchIndexService } from '../src/domains/properties/search/search-index.service';
import { profileOf } from './access';
import { anAdmin, aProperty, aSeller } from './builders';
import { startTestApp, type TestApp } from './test-app';
import { tokenOf } from './tokens';

describe('a listing that becomes confidential', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const ask = (method: 'GET' | 'POST', url: string, token?: string, payload?: object) =>
    app.app.inject({ method, url, headers: token ? { authorization: `Bearer ${token}` } : {}, payload });

  it('[BEYA-127] the words of a listing that becomes confidential go with it, and come back', async () => {
    const { id } = await aProperty(app.source, { name: 'Ocelot Lockers', zipCode: '80999' });
    const index = app.app.get(SearchIndexService);
    await index.refresh(id);
    const hits = async () => {
      const counted = [];
      for (const Keyword of ['ocelot', '80999', 'margay']) {
        const { payload } = await ask('POST', '/api/home/property/search', undefined, { Keyword, IsShowFull: true });
        counted.push(payload.includes(`"StoreID":${id}`));
      }
      return counted;
    };
    expect(await hits()).toEqual([true, true, false]);
    await app.source.query(`update properties set confidential = true, teaser_name = 'Margay Park' where id = $1`, [
      id,
    ]);
    await index.refresh(id);
    expect(await hits()).toEqual([false, false, true]);
    await app.source.query('update properties set confidential = false where id = $1', [id]);
    await index.refresh(id);
    expect(await hits()).toEqual([true, true, false]);
  });

  it('[BEYA-127] [BEYA-131] the switch moves all of it at once, and needs another name', async () => {
    const name = 'Caracal Lockers';
    const { id } = await aProperty(app.source, { name, zipCode: '80888', roomForExpansion: false });
    const path = `/api/v1/properties/${id}`;
    await app.app.get(SearchIndexService).refresh(id);
    const put = async (change: object) => {
      const { headers, payload } = await ask('GET', path, admin);
      const whole = { ...(JSON.parse(payload) as object), ...change };
      return app.call('PUT', path, whole, admin, { 'if-match': String(headers.etag) });
    };
    const hits = async () => {
      const counted = [];
      for (const Keyword of ['caracal', '80888', 'margay heights']) {
        const { payload } = await ask('POST', '/api/home/property/search', undefined, { Keyword, IsShowFull: true });
        counted.push(payload.includes(`"StoreID":${id}`));
      }
      return counted;
    };
    const before = await app.source.query('select * from properties where id = $1', [id]);
    for (const [change, problem] of [
      [{ confidential: true }, 'Teaser Name is required'],
      [{ confidential: true, teaserName: '  ' }, 'Teaser Name is required'],
      [{ confidential: true, teaserName: ' caracal LOCKERS ' }, 'Teaser Name must differ from the name'],
    ] as const) {
      const refused = await put(change);
      expect([refused.status, refused.text.includes(problem)]).toEqual([422, true]);
    }
    expect(await app.source.query('select * from properties where id = $1', [id])).toEqual(before);
    expect(await hits()).toEqual([true, true, false]);

    // No worker runs here: what is found has changed with the property.
    expect((await put({ confidential: true, teaserName: ' Margay Heights ' })).status).toBe(200);
    expect(await hits()).toEqual([false, false, true]);
    expect((await ask('GET', path, admin)).json()).toMatchObject({
      name,
      confidential: true,
      teaserName: 'Margay Heights',
    });
    expect((await put({ name: 'margay heights' })).status).toBe(422);
    await expect(
      app.source.query('update properties set teaser_name = upper(name) where id = $1', [id]),
    ).rejects.toThrow('properties_teaser');

    expect((await put({})).status).toBe(200);
    expect(await hits()).toEqual([false, false, true]);
    expect((await put({ confidential: false })).status).toBe(200);
    expect(await hits()).toEqual([true, true, false]);
  });

  it('[BEYA-128] is named to administrators and the owning seller always', async () => {
    const { id: sellerId } = await aSeller(app.source);
    const given = { name: 'Serval Units', confidential: true, teaserName: 'Foothill Portfolio', sellerId };
    const { id } = await aProperty(app.source, given);
    const seller = await tokenOf(app, sellerId);
    for (const token of [admin, seller]) {
      expect((await profileOf(app, id, token)).StoreName).toBe('Serval Units');
    }
    expect((await ask('GET', '/api/seller/stores', seller)).payload).toContain('Serval Units');
  });
});
