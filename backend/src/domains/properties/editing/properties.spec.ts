import { Property } from './property.entity';
import { aBuyer, aBuyerAndSeller, aDocument, anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { aStoreForm } from '../../../../test/property-forms';
import { auditOf, eventsOf } from '../../../../test/records';
import { Answer, startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';

describe('the property calls', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  }, 60_000);
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

  describe('sellers and agents', () => {
    it('[CALL-044, ASEL-21, ASEL-22, ASEL-23, SHELL-50] assigns by both spellings, takes away again, and answers what the seller has', async () => {
      const [seller, other] = [await aSeller(app.source), await aBuyerAndSeller(app.source)];
      const [a, b] = [await aProperty(app.source), await aProperty(app.source, { sellerId: other.id })];
      const first = await post('admin/seller/store', {
        SellerId: seller.id,
        StoreIDs: `${a.id},${b.id}`,
        IsAssignSeller: true,
      });
      expect([first.status, first.json()]).toEqual([200, { SellerId: seller.id, StoreIDs: [a.id, b.id] }]);
      expect(await eventsOf(app.source, b.id)).toEqual(['property.assigned', 'property.changed']);
      const second = await post('admin/seller/store', {
        SellerId: seller.id,
        StoreIds: String(b.id),
        IsAssignSeller: false,
      });
      expect(second.json()).toEqual({ SellerId: seller.id, StoreIDs: [a.id] });
      expect(await property(b.id)).toMatchObject({ sellerId: null });
      expect(await auditOf(app.source, b.id)).toEqual(['property.assigned', 'property.unassigned']);
    });

    it('[ASEL-21] taking away leaves the properties of other sellers alone, and assigning twice tells nobody twice', async () => {
      const [seller, other] = [await aSeller(app.source), await aSeller(app.source)];
      const { id } = await aProperty(app.source, { sellerId: other.id });
      expect(
        (await post('admin/seller/store', { SellerId: seller.id, StoreIds: String(id), IsAssignSeller: false })).json(),
      ).toEqual({ SellerId: seller.id, StoreIDs: [] });
      expect(await property(id)).toMatchObject({ sellerId: other.id });
      await post('admin/seller/store', { SellerId: other.id, StoreIds: String(id), IsAssignSeller: true });
      expect(await eventsOf(app.source, id)).toEqual([]);
    });

    it('[ERR-17] refuses a buyer, a rejected seller, unknown properties and malformed lists, and changes nothing', async () => {
      const { id } = await aProperty(app.source);
      const [buyer, rejected, seller] = [
        await aBuyer(app.source),
        await aSeller(app.source, { statusId: 3 }),
        await aSeller(app.source),
      ];
      for (const SellerId of [buyer.id, rejected.id, 999_999]) {
        expect(
          (await post('admin/seller/store', { SellerId, StoreIds: String(id), IsAssignSeller: true })).status,
        ).toBe(404);
      }
      expect(
        (await post('admin/seller/store', { SellerId: seller.id, StoreIds: `${id},999999`, IsAssignSeller: true }))
          .status,
      ).toBe(404);
      for (const StoreIds of ['', 'a,b', '1;2', '-1', '9'.repeat(30), { a: 1 }, `${id},,x`]) {
        expect([
          StoreIds,
          (await post('admin/seller/store', { SellerId: seller.id, StoreIds, IsAssignSeller: true })).status,
        ]).toEqual([StoreIds, 400]);
      }
      expect(await property(id)).toMatchObject({ sellerId: null });
    });

    it('[CALL-045, APROP-87, APROP-88, APROP-89] lists sellers by first name with filters, and marks the one who has the property', async () => {
      const company = 'Unique Holdings 17';
      const [zoe, abe] = [
        await aSeller(app.source, { firstName: 'Zoe', companyName: company, city: 'Reno', stateId: 29 }),
        await aSeller(app.source, { firstName: 'Abe', companyName: company }),
      ];
      await aSeller(app.source, { firstName: 'Gone', companyName: company, statusId: 3 });
      await aBuyer(app.source, { companyName: company });
      const { id } = await aProperty(app.source, { sellerId: zoe.id });
      const sellers = async (given: Record<string, unknown>) =>
        (await post('admin/sellers', { CompanyName: 'unique holdings', ...given })).json<{
          Sellers: { Id: number; IsAssigned: boolean }[];
          Pagination: { TotalRecords: number };
          Criteria: object;
        }>();
      const all = await sellers({ StoreId: id, SortBy: 'FirstName', SortOrder: 'ASC' });
      expect(all.Sellers).toMatchObject([
        { Id: abe.id, FirstName: 'Abe', IsAssigned: false },
        {
          Id: zoe.id,
          IsAssigned: true,
          Email: zoe.email,
          PhoneNumber: zoe.phoneNumber,
          CompanyName: company,
          City: 'Reno',
          State: 'Nevada',
        },
      ]);
      expect([all.Pagination.TotalRecords, all.Criteria]).toEqual([
        2,
        expect.objectContaining({ StoreId: id, SortBy: 'FirstName' }),
      ]);
      for (const State of ['Nevada', 'nv', '29', 29]) {
        expect((await sellers({ State })).Sellers.map(({ Id }) => Id)).toEqual([zoe.id]);
      }
      expect((await sellers({ City: 'denver' })).Sellers.map(({ Id }) => Id)).toEqual([abe.id]);
      expect((await sellers({ SortOrder: 'descending', PageLength: 1 })).Sellers.map(({ Id }) => Id)).toEqual([zoe.id]);
      expect((await post('admin/sellers', { SortBy: 'id; drop table users' })).status).toBe(400);
    });

    it('[FOFF-02] finds sellers by the words of name, e-mail, company, city and state, beside the other criteria', async () => {
      const companyName = 'Findable Holdings 23';
      const zoe = await aSeller(app.source, {
        firstName: 'Zoe',
        lastName: 'Lindqvist',
        companyName,
        city: 'Reno',
        stateId: 29,
      });
      const abe = await aSeller(app.source, {
        firstName: 'Abe',
        lastName: 'Lindqvist',
        companyName: null,
        city: null,
        stateId: null,
      });
      const found = async (Search: unknown, more: object = {}) =>
        (await post('admin/sellers', { Search, ...more }))
          .json<{ Sellers: { Id: number }[] }>()
          .Sellers.map(({ Id }) => Id);
      expect(await found('lindqvist')).toEqual([abe.id, zoe.id]);
      for (const words of ['Zoe Lindqvist', 'lindqvist reno', zoe.email, 'findable 23 nevada', 'NV zoe linD']) {
        expect([words, await found(words)]).toEqual([words, [zoe.id]]);
      }
      expect(await found('lindqvist', { City: 'reno' })).toEqual([zoe.id]);
      for (const words of ['lindqvist ohio', '%', 'lindqvist_']) {
        expect([words, await found(words)]).toEqual([words, []]);
      }
      for (const wrong of ['x'.repeat(201), { a: 1 }, ['a']]) {
        expect((await post('admin/sellers', { Search: wrong })).status).toBe(400);
      }
    });

    it('[CALL-046, CALL-047, APROP-77, APROP-90, APROP-91, APROP-92] agents are administrators with an office; a property takes them in order', async () => {
      const [office] = await app.source.query<{ id: number }[]>(
        `insert into agent_locations (address, city, zip_code, state_id) values ('1 Office Way', 'Denver', '80202', 6) returning id`,
      );
      const [amy, bob] = [
        await anAdmin(app.source, { firstName: 'Amy', agentLocationId: office.id }),
        await anAdmin(app.source, { firstName: 'Bob', agentLocationId: office.id }),
      ];
      const noAgent = await anAdmin(app.source);
      const { Agents } = (await app.call('GET', '/api/admin/agents', undefined, admin)).json<{ Agents: object[] }>();
      expect(Agents).toEqual(
        [amy, bob].map(({ id, firstName, lastName, email }) => ({
          Id: id,
          FirstName: firstName,
          LastName: lastName,
          UserName: email,
        })),
      );
      const { id } = await aProperty(app.source);
      expect((await post('admin/store/agents', { StoreId: id, AgentIds: `${bob.id},${amy.id}` })).status).toBe(200);
      const { Store } = (await app.call('GET', `/api/admin/store/${id}`, undefined, admin)).json<{
        Store: { BrokerIds: string; BrokerNames: string };
      }>();
      expect(Store).toMatchObject({
        BrokerIds: `${bob.id},${amy.id}`,
        BrokerNames: `Bob ${bob.lastName}, Amy ${amy.lastName}`,
      });
      expect((await post('admin/store/agents', { StoreID: id, AgentIds: String(noAgent.id) })).status).toBe(400);
      expect(
        await app.source.query('select count(*)::int n from property_agents where property_id = $1', [id]),
      ).toEqual([{ n: 2 }]);
      expect((await post('admin/store/agents', { StoreId: id, AgentIds: '' })).status).toBe(200);
      expect(
        await app.source.query('select count(*)::int n from property_agents where property_id = $1', [id]),
      ).toEqual([{ n: 0 }]);
    });
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
