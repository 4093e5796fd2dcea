import { aBuyer, aBuyerAndSeller, anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { aDeal } from '../../../../test/deals';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { User } from './user.entity';

interface Listed {
  Users: { ID: number; IsActive: boolean | null; FirstName: string }[];
  Pagination: object;
  Criteria: object;
}

describe('users in the back office', () => {
  let app: TestApp;
  let admin: User;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await anAdmin(app.source);
    token = await tokenOf(app, admin.id);
  });
  afterAll(() => app.close());

  const search = async (criteria: object): Promise<Listed> =>
    (await app.call('POST', '/api/admin/users', criteria, token)).json<Listed>();

  describe('finding', () => {
    it('[AUSR-05, AUSR-06, AUSR-24, AUSR-70, CONST-03, CALL-024] by name and status, newest first, with the criteria and the page', async () => {
      const [first, second, third] = [
        await aBuyer(app.source, { firstName: 'Quill', lastName: 'One' }),
        await aBuyer(app.source, { firstName: 'Quill', lastName: 'Two', statusId: 1 }),
        await aBuyer(app.source, { firstName: 'Quill', lastName: 'Three', statusId: 3 }),
      ];
      const request = { Name: 'quill t', Status: -1, UserType: 2, Page: 1, PageLength: 10 };
      const found = await search(request);
      expect([found.Users.map(({ ID }) => ID), found.Criteria]).toEqual([[third.id, second.id], request]);
      const ofStatus = async (Status: number): Promise<number[]> =>
        (await search({ Name: 'Quill', Status, UserType: 2 })).Users.map(({ ID }) => ID);
      expect(await Promise.all([1, 2, 3].map(ofStatus))).toEqual([[second.id], [first.id], [third.id]]);
      const paged = await search({ Name: 'Quill', UserType: 2, Page: 2, PageLength: 2 });
      expect([paged.Users.map(({ ID }) => ID), paged.Pagination]).toEqual([
        [first.id],
        { TotalRecords: 3, Page: 2, PageLength: 2, TotalPages: 2 },
      ]);
      expect((await search({ Name: '%', UserType: 2 })).Users).toEqual([]);
    });

    it('[AUTH-23] somebody with both roles is in both lists, an administrator in neither', async () => {
      await aBuyerAndSeller(app.source, { firstName: 'Doublet' });
      await anAdmin(app.source, { firstName: 'Doublet' });
      const counted = await Promise.all(
        [1, 2, 3].map(async (UserType) => (await search({ Name: 'Doublet', UserType })).Users.length),
      );
      expect(counted).toEqual([1, 1, 1]);
    });

    it('[AUSR-02, CALL-025] counts everybody by status', async () => {
      const counts = async (): Promise<Record<string, number>> =>
        Object.fromEntries(
          (await app.call('GET', '/api/admin/users/count', undefined, token))
            .json<{ StatusName: string; StatusCount: number }[]>()
            .map(({ StatusName, StatusCount }) => [StatusName, StatusCount]),
        );
      const before = await counts();
      await aBuyer(app.source, { statusId: 1 });
      await aSeller(app.source, { statusId: 3 });
      expect(await counts()).toEqual({
        Pending: (before.Pending ?? 0) + 1,
        Approved: before.Approved,
        Rejected: (before.Rejected ?? 0) + 1,
      });
    });

    it('[FOFF-25] counts those who hold a role, as many as the list of that role has', async () => {
      await aBuyerAndSeller(app.source, { statusId: 1 });
      await anAdmin(app.source);
      for (const [UserType, resource] of [
        [1, 'administrators'],
        [2, 'buyers'],
        [3, 'sellers'],
      ] as const) {
        const counted = (await app.call('GET', `/api/admin/users/count?UserType=${UserType}`, undefined, token)).json<
          { StatusCount: number }[]
        >();
        for (const [index, { StatusCount }] of counted.entries()) {
          const filter = encodeURIComponent(JSON.stringify({ roleId: UserType, statusId: index + 1 }));
          const listed = await app.call('GET', `/api/v1/users?filter=${filter}&range=[0,0]`, undefined, token);
          expect([resource, listed.headers['content-range']]).toEqual([
            resource,
            expect.stringMatching(`/${StatusCount}$`),
          ]);
        }
      }
      expect((await app.call('GET', '/api/admin/users/count?UserType=9', undefined, token)).status).toBe(400);
    });

    it('[ABUY-03, ABUY-07, ASEL-03, ASEL-05, ASEL-06, ASEL-07, ASEL-20, AUSR-65, AUSR-68, CALL-026] one, with the ids of their properties and the states', async () => {
      const seller = await aSeller(app.source, { question: 'Call me in spring' });
      const [one, two] = [
        await aProperty(app.source, { sellerId: seller.id }),
        await aProperty(app.source, { sellerId: seller.id }),
      ];
      const view = async (): Promise<{ User: Record<string, unknown>; SellerStores: object; States: object[] }> =>
        (await app.call('GET', `/api/admin/users/${seller.id}`, undefined, token)).json();
      const { User: user, SellerStores, States } = await view();
      expect(user).toMatchObject({
        FirstName: 'Robin',
        Email: seller.email,
        Username: seller.email,
        PhoneNumber: '303-555-0100',
        State: 'Colorado',
        Question: 'Call me in spring',
        IsActive: true,
      });
      expect([SellerStores, States.length]).toEqual([{ StoreIDs: `${one.id},${two.id}` }, expect.any(Number)]);
      expect(States).toContainEqual({ ID: 6, Name: 'Colorado' });
      expect(JSON.stringify(user)).not.toMatch(/password/i);
      for (const [status, active] of [
        [1, null],
        [3, false],
      ] as const) {
        await app.source.query('update users set status_id = $2 where id = $1', [seller.id, status]);
        expect((await view()).User.IsActive).toBe(active);
      }
      expect((await app.call('GET', '/api/admin/users/2000000000', undefined, token)).status).toBe(404);
    });

    it('[ASEL-18, ASEL-19, CALL-033] the properties of a seller, drafts too, by page', async () => {
      const [seller, other] = [await aSeller(app.source), await aSeller(app.source)];
      const ids: number[] = [];
      for (const active of [true, false, true]) {
        ids.push((await aProperty(app.source, { sellerId: seller.id, active })).id);
      }
      await aProperty(app.source, { sellerId: other.id });
      const page = async (Page: number) =>
        (await app.call('POST', '/api/admin/user/stores', { SellerID: seller.id, Page, PageLength: 2 }, token)).json<{
          SellerStores: { StoreID: number }[];
          StoreIDs: string;
          Pagination: object;
        }>();
      const [first, second] = [await page(1), await page(2)];
      expect([
        first.SellerStores.map(({ StoreID }) => StoreID),
        second.SellerStores.map(({ StoreID }) => StoreID),
      ]).toEqual([[ids[2], ids[1]], [ids[0]]]);
      expect([first.StoreIDs, first.Pagination]).toEqual([
        ids.join(','),
        { TotalRecords: 3, Page: 1, PageLength: 2, TotalPages: 2 },
      ]);
    });

    it('[ABUY-22, ABUY-23, CALL-031] the deals of a buyer at every stage and of nobody else', async () => {
      const [buyer, other] = [await aBuyer(app.source), await aBuyer(app.source)];
      const property = await aProperty(app.source);
      const [rejected, submitted] = [
        await aDeal(app.source, property, buyer.id, 2),
        await aDeal(app.source, property, buyer.id, 6),
      ];
      await aDeal(app.source, property, other.id, 6);
      const answer = (
        await app.call('POST', '/api/admin/user/deals', { BuyerID: buyer.id, Page: 1, PageLength: 10 }, token)
      ).json<{ Deals: { ID: number }[]; Pagination: object }>();
      expect(answer.Deals.map(({ ID }) => ID).sort()).toEqual([rejected.id, submitted.id].sort());
      expect(answer.Deals[0]).toMatchObject({
        BuyerID: buyer.id,
        StoreID: property.id,
        StoreName: property.name,
        DealName: 'An offer',
        City: 'Denver',
        ZipCode: '80202',
      });
      expect(answer.Pagination).toMatchObject({ TotalRecords: 2 });
    });
  });
});
