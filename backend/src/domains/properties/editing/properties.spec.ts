import { Property } from './property.entity';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { aStoreForm } from '../../../../test/property-forms';
import { Answer, startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';

describe('the property calls', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const post = (path: string, body: unknown, token = admin): Promise<Answer> =>
    app.call('POST', `/api/${path}`, body, token);
  const property = (id: number) => app.source.getRepository(Property).findOneByOrFail({ id });

  describe('saving', () => {
    it('[CALL-037, APROP-28, APROP-29, APROP-67, APROP-97] creates without a StoreID, updates with one, and always answers it', async () => {
      const created = await post('admin/store', aStoreForm({ StoreID: 0 }));
      expect([created.status, created.json()]).toEqual([
        200,
        { StoreID: expect.any(Number), Message: 'Property has been created.' },
      ]);
      const { StoreID } = created.json<{ StoreID: number }>();
      expect(await property(StoreID)).toMatchObject({
        active: true,
        statusId: 1,
        price: 4_250_000,
        rentableSqft: 40_000,
        listedAt: expect.any(Date),
      });
      const updated = await post('admin/store/', aStoreForm({ storeid: StoreID, StoreName: 'Renamed' }));
      expect([updated.status, updated.json<{ StoreID: number }>().StoreID]).toEqual([200, StoreID]);
      expect(await property(StoreID)).toMatchObject({ name: 'Renamed' });
    });

    it('[APROP-39, ERR-04, ERR-19] an unknown address answers 400 with the text Address Not Found! and saves nothing', async () => {
      const before = await app.source.getRepository(Property).count();
      const answer = await post('admin/store', aStoreForm({ City: 'Nowhere At All', ZipCode: '00000' }));
      expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([
        400,
        'text/plain; charset=utf-8',
        'Address Not Found!',
      ]);
      expect(await app.source.getRepository(Property).count()).toBe(before);
    });

    it('[APROP-62, APROP-63, CONST-09] an auction needs its date, and loses it with another option', async () => {
      const form = aStoreForm({ Price: '', AlternatePriceOptionID: 6 });
      expect((await post('admin/store', form)).text).toBe('Date is required');
      const { StoreID } = (await post('admin/store', { ...form, AlternatePriceOptionDate: '12-31-2099' })).json<{
        StoreID: number;
      }>();
      expect(await property(StoreID)).toMatchObject({
        price: null,
        alternatePriceOptionId: 6,
        alternatePriceOptionDate: '2099-12-31',
      });
      await post('admin/store', {
        ...form,
        StoreID,
        AlternatePriceOptionID: 1,
        AlternatePriceOptionDate: '12-31-2099',
      });
      expect(await property(StoreID)).toMatchObject({ alternatePriceOptionId: 1, alternatePriceOptionDate: null });
    });

    it('[APROP-82, APROP-83, APROP-84, APROP-85, APROP-86, CONST-34, CALL-041, CALL-042, CALL-043] saves description, video and radius', async () => {
      const { id } = await aProperty(app.source);
      expect(
        (await post('admin/store/desc', { StoreID: id, Description: '<p>Nice <b>place</b></p><script>x</script>' }))
          .status,
      ).toBe(200);
      expect((await post('admin/store/video', { StoreID: id, VideoCode: 'https://vimeo.com/76979871' })).status).toBe(
        200,
      );
      for (const MVPRadius of [1, 10, '7']) {
        expect((await post('admin/store/radius', { StoreID: id, MVPRadius })).status).toBe(200);
      }
      expect(await property(id)).toMatchObject({
        description: '<p>Nice <b>place</b></p>',
        videoCode: '76979871',
        radiusMiles: 7,
      });
      for (const MVPRadius of [0, 11, 2.5, 'far', 2 ** 63]) {
        const refused = await post('admin/store/radius', { StoreID: id, MVPRadius });
        expect([refused.status, refused.text]).toEqual([400, 'Explorer Radius must be 1 to 10 miles']);
      }
      expect((await post('admin/store/video', { StoreID: id, VideoCode: '<script>' })).status).toBe(400);
      expect(await property(id)).toMatchObject({ videoCode: '76979871', radiusMiles: 7 });
    });
  });

  it('[CALL-036, APROP-68, APROP-69, APROP-70, APROP-71, APROP-73, APROP-94, APROP-95, APROP-96] the detail answers the property with seller, images, documents and types', async () => {
    const seller = await aSeller(app.source);
    const { id } = await aProperty(app.source, {
      sellerId: seller.id,
      videoCode: '76979871',
      description: '<p>Text</p>',
    });
    const document = await aDocument(app.source, id);
    await app.source.query(
      `insert into property_images (property_id, position, file_name, width, height, color) values ($1, 2, 'b.webp', 9, 9, '#000000'), ($1, 1, 'a.webp', 9, 9, '#000000')`,
      [id],
    );
    const detail = (await app.call('GET', `/api/admin/store/${id}`, undefined, admin)).json<Record<string, unknown>>();
    expect(Object.keys(detail)).toEqual(['Store', 'Seller', 'ListedImages', 'Documents', 'DocumentTypes']);
    expect(detail.Store).toMatchObject({ StoreID: id, Description: '<p>Text</p>', VideoCode: '76979871' });
    expect(detail.Seller).toEqual({
      Id: seller.id,
      FirstName: seller.firstName,
      LastName: seller.lastName,
      PhoneNumber: seller.phoneNumber,
      Email: seller.email,
      StatusID: 2,
    });
    expect(detail.ListedImages).toMatchObject([{ FileName: 'a.webp' }, { FileName: 'b.webp' }]);
    expect(detail.Documents).toMatchObject([
      {
        ID: document.id,
        DocumentTypeID: 8,
        DocumentType: 'NDA',
        FileName: document.fileName,
        ActualFileName: 'agreement.pdf',
      },
    ]);
    expect(detail.DocumentTypes).toHaveLength(18);
  });

  it('[CALL-038, CALL-039, CALL-040, APROP-21, APROP-22, APROP-23, APROP-24, APROP-25, APROP-26] DELETE unpublishes, PUT false publishes, PUT true deletes', async () => {
    const { id } = await aProperty(app.source);
    const ask = async (method: 'PUT' | 'DELETE', path: string) =>
      (await app.call(method, `/api/admin/store/${path}`, undefined, admin)).status;
    expect(await ask('DELETE', String(id))).toBe(200);
    expect(await property(id)).toMatchObject({ active: false });
    expect(await ask('DELETE', String(id))).toBe(400);
    expect(await ask('PUT', `${id}/false`)).toBe(200);
    expect(await property(id)).toMatchObject({ active: true });
    expect(await ask('PUT', `${id}/true`)).toBe(200);
    expect(await app.source.getRepository(Property).findOneBy({ id })).toBeNull();
    expect(await ask('PUT', `${id}/true`)).toBe(404);
  });

  it('[CALL-048, APROP-79, APROP-80] an administrator gets a market-analysis token for one property without an NDA', async () => {
    const { id } = await aProperty(app.source);
    const answer = await post('admin/property/add/dashboard', { StoreID: id });
    expect(answer.status).toBe(200);
    expect(
      (await app.call('GET', `/api/home/market/${answer.json<{ Token: string }>().Token}`, undefined, admin)).json(),
    ).toMatchObject({ Property: { StoreID: id } });
    expect((await post('admin/property/add/dashboard', { StoreID: 999_999 })).status).toBe(404);
  });

  describe('access and bad input', () => {
    const calls: ['GET' | 'POST' | 'PUT' | 'DELETE', string][] = [
      ['GET', 'lookup/stores/0'],
      ['GET', 'lookup/stores/1'],
      ['POST', 'admin/stores'],
      ['POST', 'admin/stores/download'],
      ['GET', 'admin/store/1'],
      ['POST', 'admin/store'],
      ['DELETE', 'admin/store/1'],
      ['PUT', 'admin/store/1/false'],
      ['PUT', 'admin/store/1/true'],
      ['POST', 'admin/store/desc'],
      ['POST', 'admin/store/video'],
      ['POST', 'admin/store/radius'],
      ['POST', 'admin/seller/store'],
      ['POST', 'admin/sellers'],
      ['GET', 'admin/agents'],
      ['POST', 'admin/store/agents'],
      ['POST', 'admin/property/add/dashboard'],
      ['GET', 'v1/properties'],
      ['POST', 'v1/properties'],
      ['GET', 'v1/properties/1'],
      ['PUT', 'v1/properties/1'],
      ['DELETE', 'v1/properties/1'],
      ['POST', 'v1/properties/1/images/order'],
    ];

    it.each(calls)(
      '[SHELL-44] %s %s is for administrators: 401 without a token, 403 for buyers and sellers',
      async (method, path) => {
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        const [buyer, seller] = [
          await tokenOf(app, (await aBuyer(app.source)).id),
          await tokenOf(app, (await aSeller(app.source)).id),
        ];
        expect((await app.call(method, `/api/${path}`, body)).status).toBe(401);
        for (const token of [buyer, seller]) {
          expect((await app.call(method, `/api/${path}`, body, token)).status).toBe(403);
        }
      },
    );

    it('[SHELL-44] a seller cannot touch even their own property; its row stays as it was', async () => {
      const seller = await aSeller(app.source);
      const { id } = await aProperty(app.source, { sellerId: seller.id });
      const before = await property(id);
      const token = await tokenOf(app, seller.id);
      await post('admin/store', aStoreForm({ StoreID: id }), token);
      await app.call('PUT', `/api/admin/store/${id}/true`, undefined, token);
      await app.call('DELETE', `/api/admin/store/${id}`, undefined, token);
      await post('admin/store/desc', { StoreID: id, Description: 'x' }, token);
      expect(await property(id)).toEqual(before);
    });

    it('[ERR-04] whatever is sent gets a 4xx and never a 500', async () => {
      const { id } = await aProperty(app.source);
      const before = await property(id);
      const megabyte = 'x'.repeat(900_000);
      const bodies: [string, unknown][] = [
        ['admin/stores', { Page: -1 }],
        ['admin/stores', { Page: 2 ** 63 }],
        ['admin/stores', { PageLength: 0 }],
        ['admin/stores', { PageLength: 1e9 }],
        ['admin/stores', { Page: 'x' }],
        ['admin/stores', { StoreName: 'a\u0000b' }],
        ['admin/stores', { StoreName: megabyte }],
        ['admin/stores', { StoreName: ['a'] }],
        ['admin/stores', { StatusID: '9223372036854775808' }],
        ['admin/stores', []],
        ['admin/stores', { City: '\ud800' }],
        ['admin/stores', { ShowUnPublished: 'perhaps' }],
        ['admin/store', aStoreForm({ StoreID: 2 ** 63 })],
        ['admin/store', aStoreForm({ StoreID: id, StoreName: '\u0000' })],
        ['admin/store', aStoreForm({ StoreID: id, StateID: 32_768 })],
        ['admin/store', aStoreForm({ StoreID: id, Price: '9'.repeat(13) })],
        ['admin/store', aStoreForm({ StoreID: id, RentableSQFT: Number.MAX_VALUE })],
        ['admin/store', aStoreForm({ StoreID: id, OffersDueDate: '9999-99-99' })],
        ['admin/store', aStoreForm({ StoreID: id, Latitude: 'NaN' })],
        ['admin/store/desc', { StoreID: id, Description: megabyte }],
        ['admin/store/desc', { Description: 'x' }],
        ['admin/store/desc', { StoreID: id, Description: { a: 1 } }],
        ['admin/store/video', { StoreID: id, VideoCode: megabyte }],
        ['admin/sellers', { SortOrder: 'sideways' }],
        ['admin/sellers', { Page: -5 }],
        ['admin/sellers', { State: { a: 1 } }],
        ['admin/store/agents', { StoreId: id, AgentIds: '1,2,x' }],
        ['admin/property/add/dashboard', { StoreID: 'x' }],
      ];
      for (const [path, body] of bodies) {
        const answer = await post(path, body);
        expect([path, answer.text.slice(0, 80), answer.status]).toEqual([path, expect.any(String), 400]);
      }
      for (const path of [
        'admin/store/9223372036854775808',
        'admin/store/-1',
        'admin/store/1e3',
        'admin/store/%00',
        'admin/store/999999',
      ]) {
        expect([path, (await app.call('GET', `/api/${path}`, undefined, admin)).status]).toEqual([
          path,
          path.includes('%00') ? 400 : 404,
        ]);
      }
      expect(await property(id)).toEqual(before);
    });
  });
});
