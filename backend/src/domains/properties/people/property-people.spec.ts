import { Property } from '../editing/property.entity';
import { aBuyer, aBuyerAndSeller, anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { auditOf, eventsOf } from '../../../../test/records';
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
});
