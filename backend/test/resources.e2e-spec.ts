import sharp from 'sharp';
import { aBuyer, aDocument, anAdmin, aProperty } from './builders';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';
import { field, file, upload } from './uploads';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#663311' } })
    .png()
    .toBuffer();

describe('resources of /api/v1', () => {
  let app: TestApp;
  let admin: string;
  let buyer: string;
  let buyerId: number;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    buyerId = (await aBuyer(app.source)).id;
    buyer = await tokenOf(app, buyerId);
  });
  afterAll(() => app.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = admin) =>
    app.call(method, `/api/v1/${path}`, body, token);
  const listOf = async (path: string, filter: object) => {
    const answer = await call('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect(answer.status).toBe(200);
    const tagged = answer.json<Record<string, unknown>[]>();
    expect(tagged.map(({ etag }) => etag)).toEqual(tagged.map(() => expect.stringMatching(/^"\d+"$/)));
    // Only lists tell it: of a record by itself its header does.
    const rows = tagged.map(({ etag: _, ...row }) => row);
    return { rows, range: answer.headers['content-range'] };
  };
  const rowsOf = async (sql: string, values: unknown[] = []): Promise<number> =>
    (await app.source.query<unknown[]>(sql, values)).length;

  it('[FTEST-25] a list answers at most 1,000 rows: a range of 1,001 is refused', async () => {
    for (const path of ['images', 'deals']) {
      const status = async (range: string) => (await call('GET', `${path}?range=${encodeURIComponent(range)}`)).status;
      expect([
        path,
        await status('[0,999]'),
        await status('[0,1000]'),
        await status('[5,1004]'),
        await status('[5,1005]'),
      ]).toEqual([path, 200, 422, 200, 422]);
    }
  });

  it('[DOC-01, DOC-14] images are uploaded, listed by position, read and deleted by administrators only', async () => {
    const { id: propertyId } = await aProperty(app.source);
    const made = [];
    for (const name of ['one.png', 'two.png']) {
      const answer = await upload(
        app,
        '/api/v1/images',
        [file(await picture(), name), field('StoreID', propertyId)],
        admin,
      );
      expect(answer.status).toBe(201);
      made.push(answer.json<{ id: number; fileName: string; propertyId: number; position: number }>());
    }
    expect(made.map(({ position }) => position)).toEqual([1, 2]);
    const { rows, range } = await listOf('images', { propertyId });
    expect([rows, range]).toEqual([made, 'images 0-1/2']);
    expect((await call('GET', `images/${made[0].id}`)).json()).toEqual(made[0]);

    for (const [method, path] of [
      ['GET', 'images'],
      ['GET', `images/${made[0].id}`],
      ['DELETE', `images/${made[0].id}`],
    ] as const) {
      expect((await call(method, path, undefined, buyer)).status).toBe(403);
    }
    expect(
      (await upload(app, '/api/v1/images', [file(await picture(), 'three.png'), field('StoreID', propertyId)], buyer))
        .status,
    ).toBe(403);
    expect(await rowsOf('select 1 from property_images where property_id = $1', [propertyId])).toBe(2);

    expect((await call('DELETE', `images/${made[0].id}`)).status).toBe(200);
    expect((await call('GET', `images/${made[0].id}`)).status).toBe(404);
    expect((await app.call('GET', `/StoreImages/${made[0].fileName}`)).status).toBe(404);
    expect((await call('DELETE', `images/${made[0].id}`)).status).toBe(404);
  });

  it('[DOC-06, DOC-15] documents are uploaded, listed, read and deleted by administrators only', async () => {
    const { id: propertyId } = await aProperty(app.source);
    const answer = await upload(
      app,
      '/api/v1/documents',
      [file(PDF, 'Rent roll.pdf'), field('StoreID', propertyId), field('DocumentTypeID', 2)],
      admin,
    );
    expect(answer.status).toBe(201);
    const made = answer.json<{ id: number; version: number; documentType: string; sha256: string }>();
    expect(made).toMatchObject({
      propertyId,
      documentTypeId: 2,
      documentType: 'Rent roll',
      actualFileName: 'Rent roll.pdf',
      contentType: 'application/pdf',
      version: 1,
      bytes: PDF.length,
    });
    await aDocument(app.source, propertyId);
    expect((await listOf('documents', { propertyId })).rows).toHaveLength(2);
    expect((await listOf('documents', { propertyId, documentTypeId: 2 })).rows).toEqual([made]);
    expect((await listOf('documents', { propertyId, q: 'rent r' })).rows).toEqual([made]);
    expect((await call('GET', `documents/${made.id}`)).json()).toEqual(made);

    for (const [method, path] of [
      ['GET', 'documents'],
      ['GET', `documents/${made.id}`],
      ['DELETE', `documents/${made.id}`],
    ] as const) {
      expect((await call(method, path, undefined, buyer)).status).toBe(403);
    }
    expect(await rowsOf('select 1 from documents where id = $1', [made.id])).toBe(1);
    expect((await call('DELETE', `documents/${made.id}`)).status).toBe(200);
    expect(await rowsOf('select 1 from documents where id = $1', [made.id])).toBe(0);
  });

  it('[OFF-28] offers are every version of the terms, and are read only', async () => {
    const { id: propertyId } = await aProperty(app.source);
    const deal = (await call('POST', 'deals', { buyerId, propertyId, dealName: 'By phone', price: 3_900_000 })).json<{
      id: number;
    }>();
    await app.source.query(
      `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, created_by_id)
       select $1, v, 3900000 + v, 'Nia', 'Hart', 'Cash', 2.5, 2, $2 from generate_series(1, 2) v`,
      [deal.id, buyerId],
    );
    const { rows, range } = await listOf('offers', { dealId: deal.id });
    expect([rows.map(({ version, price }) => [version, price]), range]).toEqual([
      [
        [2, 3_900_002],
        [1, 3_900_001],
      ],
      'offers 0-1/2',
    ]);
    expect((await listOf('offers', { propertyId, latest: true })).rows).toEqual([
      expect.objectContaining({ version: 2, earnestMoneyDeposit: 2.5, diligencePeriod: '30 days', dealStatusId: 4 }),
    ]);
    expect((await listOf('offers', { buyerId, latest: false })).rows).toHaveLength(2);
    const path = `offers/${String(rows[0].id)}`;
    expect((await call('GET', path)).json()).toEqual(rows[0]);
    expect((await call('GET', path, undefined, buyer)).status).toBe(403);
    expect((await call('PUT', path, {})).status).toBe(405);
    expect((await call('GET', 'offers/2000000000')).status).toBe(404);
  });

  it('[DEAL-31] deals are added and changed, and refused where the calls refuse them', async () => {
    const [{ id: propertyId }, { id: second }] = [await aProperty(app.source), await aProperty(app.source)];
    const deal = (await call('POST', 'deals', { buyerId, propertyId, dealName: 'First call', price: 3_000_000 })).json<{
      id: number;
    }>();
    const changed = await call('PUT', `deals/${deal.id}`, { propertyId: second, price: 2_900_000 });
    expect([changed.status, changed.json()]).toEqual([
      200,
      expect.objectContaining({ propertyId: second, price: 2_900_000, buyerId }),
    ]);
    expect((await call('PUT', `deals/${deal.id}`, { price: 1 }, buyer)).status).toBe(403);
    await app.source.query('update deals set deal_status_id = 2 where id = $1', [deal.id]);
    expect((await call('PUT', `deals/${deal.id}`, { price: 1 })).status).toBe(409);
    expect(await rowsOf('select 1 from deals where id = $1 and price = 2900000', [deal.id])).toBe(1);
    expect((await call('POST', 'deals', { propertyId, dealName: 'Nobody', price: 1 })).status).toBe(422);
  });

  describe('lookups', () => {
    it('[CONST-14] entries are renamed, moved and added, and every list shows it', async () => {
      const renamed = await call('PUT', 'lookups/store-types/5', { name: 'Boat, RV and car', position: 1 });
      expect([renamed.status, renamed.json()]).toEqual([
        200,
        { id: 5, name: 'Boat, RV and car', position: 1, fixed: true },
      ]);
      const added = await call('POST', 'lookups/store-types', { name: 'Wine storage' });
      expect([added.status, added.json<{ id: number }>().id]).toEqual([201, 10]);
      expect((await call('GET', 'lookups/store-types')).json<{ name: string }[]>().map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Boat, RV and car', 'Wine storage']),
      );
      expect((await call('GET', 'lookups')).text).toContain('Wine storage');
      expect((await app.call('GET', '/api/lookup/store/type')).status).toBeLessThan(500);
    });

    it('refuses a name that is there already, a list that is none, and what the product fixes or a record uses', async () => {
      expect((await call('POST', 'lookups/positions', { name: 'lender' })).status).toBe(409);
      expect((await call('POST', 'lookups/positions', { name: ' ' })).status).toBe(422);
      for (const list of ['states', 'deal-statuses', 'constructor', 'users']) {
        expect((await call('POST', `lookups/${list}`, { name: 'X' })).status).toBe(404);
      }
      expect((await call('PUT', 'lookups/positions/99', { name: 'Nobody' })).status).toBe(404);
      expect((await call('DELETE', 'lookups/document-types/8')).status).toBe(409);
      const { id } = (await call('POST', 'lookups/store-types', { name: 'Used once' })).json<{ id: number }>();
      await aProperty(app.source, { storeTypeId: id });
      expect((await call('DELETE', `lookups/store-types/${id}`)).status).toBe(409);
      expect(await rowsOf('select 1 from store_types where id = $1', [id])).toBe(1);
      const { id: unused } = (await call('POST', 'lookups/store-types', { name: 'Never used' })).json<{ id: number }>();
      expect((await call('DELETE', `lookups/store-types/${unused}`)).status).toBe(200);
      expect((await call('DELETE', `lookups/store-types/${unused}`)).status).toBe(404);
    });

    it('[CONST-14] a whole list is put in order, and only a whole one', async () => {
      const idsOf = async () =>
        (await call('GET', 'lookups/price-alternatives')).json<{ id: number }[]>().map(({ id }) => id);
      const turned = (await idsOf()).reverse();
      const answer = await call('POST', 'lookups/price-alternatives/entries/order', { ids: turned });
      expect([answer.status, answer.json<{ id: number }[]>().map(({ id }) => id), await idsOf()]).toEqual([
        200,
        turned,
        turned,
      ]);
      for (const ids of [turned.slice(1), [...turned, 99], [...turned.slice(1), 99]]) {
        expect((await call('POST', 'lookups/price-alternatives/entries/order', { ids })).status).toBe(409);
      }
      expect((await call('POST', 'lookups/price-alternatives/entries/order', { ids: [1] }, buyer)).status).toBe(403);
      expect((await call('POST', 'lookups/states/entries/order', { ids: [1] })).status).toBe(404);
      expect((await call('POST', 'lookups/price-alternatives/entries/order', { ids: ['x'] })).status).toBe(422);
      expect(await idsOf()).toEqual(turned);
    });

    it('are changed by administrators only', async () => {
      for (const [method, path] of [
        ['POST', 'lookups/positions'],
        ['PUT', 'lookups/positions/1'],
        ['DELETE', 'lookups/positions/1'],
      ] as const) {
        expect((await call(method, path, { name: 'Mine' }, buyer)).status).toBe(403);
      }
      expect(await rowsOf(`select 1 from positions where name = 'Mine'`)).toBe(0);
    });

    it('of ten that add the same name at once one succeeds', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => call('POST', 'lookups/diligence-periods', { name: '120 days' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    });
  });
});
