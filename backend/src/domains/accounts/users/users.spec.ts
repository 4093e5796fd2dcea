import { aBuyer, aBuyerAndSeller, anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { aDeal } from '../../../../test/deals';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { hashPassword } from '../sign-in/passwords';
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
    await app.source.query(
      `insert into agent_locations (id, address, city, zip_code, state_id) values (7001, '1 Way', 'Denver', '80202', 6)`,
    );
    admin = await anAdmin(app.source);
    token = await tokenOf(app, admin.id);
  }, 60_000);
  afterAll(() => app.close());

  let number = 0;
  const FORM = {
    FirstName: 'Nia',
    LastName: 'Hart',
    PhoneNumber: '303 555 0199',
    CompanyName: 'Hart Storage',
    StateId: 6,
    PositionID: 2,
  };
  const form = (change: object = {}): object => ({ ...FORM, Email: `nia${(number += 1)}@example.com`, ...change });
  const create = (change: object) => app.call('POST', '/api/account/register/', form(change), token);
  const edit = (user: User, change: object) =>
    app.call('POST', '/api/admin/user/edit/', { ...FORM, Email: user.email, ID: user.id, ...change }, token);
  const rowOf = async (id: number): Promise<Record<string, unknown>> =>
    (await app.source.query<Record<string, unknown>[]>('select * from users where id = $1', [id]))[0];
  const eventsOf = async (id: number): Promise<string[]> =>
    (
      await app.source.query<{ name: string }[]>(
        `select name from events where (payload->>'userId')::int = $1 order by id`,
        [id],
      )
    ).map(({ name }) => name);
  const auditOf = async (id: number): Promise<{ action: string; detail: object; actor_id: number }[]> =>
    app.source.query(
      `select action, detail, actor_id from audit_log where subject_type = 'user' and subject_id = $1 order by id`,
      [id],
    );
  const search = async (criteria: object): Promise<Listed> =>
    (await app.call('POST', '/api/admin/users', criteria, token)).json<Listed>();

  describe('creating', () => {
    it.each([
      [
        '[AUSR-38, AUSR-41, AUSR-44, AUSR-74, CALL-023] a buyer',
        2,
        'Buyer has been created and notification has been sent.',
        false,
      ],
      [
        '[AUSR-39, AUSR-41, AUSR-42, AUSR-74, CALL-023] a seller',
        3,
        'Seller has been created and notification has been sent.',
        true,
      ],
      [
        '[AUSR-41, AUSR-43, AUSR-69, AUSR-74, CALL-023] an administrator',
        1,
        'Admin has been created and notification has been sent.',
        true,
      ],
    ])('%s is approved, has no password, and is told once', async (_title, UserTypeID, Message, confirmed) => {
      const answer = (
        await create({
          UserTypeID,
          Zipcode: '80202',
          State: 'Colorado',
          IsActive: 1,
          StatusID: 1,
          IsConfirmed: 0,
          AgentLocationId: UserTypeID === 1 ? 7001 : '',
        })
      ).json<{ ID: number }>();
      expect(answer).toEqual({ ID: expect.any(Number), Message });
      expect(await rowOf(answer.ID)).toMatchObject({
        status_id: 2,
        user_type_id: UserTypeID,
        is_confirmed: confirmed,
        phone_number: '303-555-0199',
        zip_code: '80202',
        state_id: 6,
        password_hash: null,
        agent_location_id: UserTypeID === 1 ? 7001 : null,
      });
      expect(await eventsOf(answer.ID)).toEqual(['user.created']);
      expect(await auditOf(answer.ID)).toEqual([
        {
          action: 'user.created',
          actor_id: admin.id,
          detail: { email: expect.any(String), roles: String(UserTypeID) },
        },
      ]);
    });

    it.each([
      ['[AUSR-45]', { FirstName: ' ' }, 'First Name is required'],
      ['[AUSR-46]', { FirstName: 'x'.repeat(256) }, 'First Name must be at most 255 characters'],
      ['[AUSR-47]', { LastName: '' }, 'Last Name is required'],
      ['[AUSR-48]', { LastName: 'x'.repeat(256) }, 'Last Name must be at most 255 characters'],
      ['[AUSR-49]', { Email: '' }, 'Email is required'],
      ['[AUSR-50]', { Email: 'nia at example' }, 'Email is invalid'],
      ['[AUSR-51]', { Email: `${'x'.repeat(245)}@example.com` }, 'Email must be at most 256 characters'],
      ['[AUSR-52]', { PhoneNumber: '' }, 'Phone Number is required'],
      ['[AUSR-53]', { PhoneNumber: '+44 20 7946 0000' }, 'Phone Number is invalid'],
      ['[AUSR-54]', { StateId: 0 }, 'State is required'],
      ['[AUSR-55]', { StateId: undefined }, 'State is required'],
      ['[AUSR-54]', { StateId: 999 }, 'State is invalid'],
      ['[AUSR-56]', { CompanyName: '' }, 'Company Name is required'],
      ['[AUSR-57]', { CompanyName: 'x'.repeat(1001) }, 'Company Name must be at most 1000 characters'],
      ['[AUSR-58]', { PositionID: '' }, 'Position is required'],
      ['[AUSR-58]', { PositionID: 999 }, 'Position is invalid'],
      ['[AUSR-59]', { PositionID: 5, Position: ' ' }, 'Title is required'],
      ['[AUSR-60]', { PositionID: 5, Position: 'x'.repeat(101) }, 'Title must be at most 100 characters'],
      ['[AUSR-61]', { Address1: 'x'.repeat(501) }, 'Address Line 1 must be at most 500 characters'],
      ['[AUSR-61]', { Address2: 'x'.repeat(501) }, 'Address Line 2 must be at most 500 characters'],
      ['[AUSR-62]', { City: 'x'.repeat(101) }, 'City must be at most 100 characters'],
      ['[AUSR-63]', { Zipcode: 'x'.repeat(31) }, 'Zip Code must be at most 30 characters'],
      ['[AUSR-64]', { UserTypeID: 1 }, 'Location is required'],
      ['[AUSR-64]', { UserTypeID: 1, AgentLocationId: 999_999 }, 'Location is invalid'],
      ['[CALL-023]', { UserTypeID: 4 }, 'UserTypeID is invalid'],
    ])('%s is refused with %j: %s', async (_id, change, message) => {
      const [{ n: before }] = await app.source.query<{ n: number }[]>('select count(*)::int n from users');
      const answer = await create({ UserTypeID: 2, ...change });
      expect([answer.status, answer.text]).toEqual([400, message]);
      expect((await app.source.query<{ n: number }[]>('select count(*)::int n from users'))[0].n).toBe(before);
    });

    it('[AUSR-46, AUSR-48, AUSR-57, AUSR-60, AUSR-61, AUSR-62, AUSR-63, AUSR-66, AUSR-67] takes everything at its full length', async () => {
      const longest = {
        FirstName: 'f'.repeat(255),
        LastName: 'l'.repeat(255),
        CompanyName: 'c'.repeat(1000),
        PositionID: 5,
        Position: 'p'.repeat(100),
        Address1: 'a'.repeat(500),
        Address2: 'b'.repeat(500),
        City: 'd'.repeat(100),
        Zipcode: '8'.repeat(30),
        IsHavingSelfStorages: true,
        CapitalSource: 'Bank',
        NumberOfProperties: 12,
      };
      const { ID } = (await create({ UserTypeID: 2, ...longest })).json<{ ID: number }>();
      const { User: found } = (await app.call('GET', `/api/admin/users/${ID}`, undefined, token)).json<{
        User: object;
      }>();
      const { Zipcode, ...same } = longest;
      expect(found).toMatchObject({ ...same, ZipCode: Zipcode });
    });

    it('[CALL-023] answers Exist for an address that is taken, and only administrators may', async () => {
      const [taken, buyer] = [await aSeller(app.source), await aBuyer(app.source)];
      expect((await create({ UserTypeID: 2, Email: taken.email.toUpperCase() })).text).toBe('Exist');
      const asBuyer = await app.call(
        'POST',
        '/api/account/register',
        form({ UserTypeID: 1, AgentLocationId: 7001, Email: 'sneak@example.com' }),
        await tokenOf(app, buyer.id),
      );
      expect([
        asBuyer.status,
        (await app.source.query<unknown[]>(`select 1 from users where email = 'sneak@example.com'`)).length,
      ]).toEqual([403, 0]);
    });
  });

  describe('editing', () => {
    it('[AUSR-75, CALL-030] changes what is sent and keeps what is not', async () => {
      const user = await aSeller(app.source, { city: 'Boulder', address1: '1 Elm St', question: 'Looking' });
      const answer = await edit(user, {
        UserTypeID: 3,
        FirstName: 'Noor',
        StateId: undefined,
        PositionID: 5,
        Position: 'Trustee',
      });
      expect(answer.json<object>()).toEqual({ ID: user.id, StatusID: 2 });
      expect(await rowOf(user.id)).toMatchObject({
        first_name: 'Noor',
        city: 'Boulder',
        address1: '1 Elm St',
        question: 'Looking',
        state_id: 6,
        position_id: 5,
        position: 'Trustee',
        user_type_id: 3,
      });
      const [{ action, actor_id: actor, detail }] = await auditOf(user.id);
      expect([action, actor, detail]).toEqual([
        'user.changed',
        admin.id,
        {
          before: expect.objectContaining({ firstName: 'Robin' }),
          after: expect.objectContaining({ firstName: 'Noor' }),
        },
      ]);
    });

    it.each([
      ['[AUSR-55]', { StateId: 0 }, 'State is required'],
      ['[AUSR-59]', { PositionID: 5 }, 'Title is required'],
      ['[CALL-030]', { ID: undefined }, 'ID is required'],
      ['[CALL-030]', { UserTypeID: 2 }, 'UserTypeID is invalid'],
      ['[AUSR-50]', { Email: 'x' }, 'Email is invalid'],
    ])('%s is refused with %j: %s', async (_id, change, message) => {
      const user = await aSeller(app.source);
      const answer = await edit(user, change);
      expect([answer.status, answer.text, (await rowOf(user.id)).first_name]).toEqual([400, message, 'Robin']);
    });

    it('[CALL-030] does not give one person the address of another', async () => {
      const [user, other] = [await aBuyer(app.source), await aBuyer(app.source)];
      expect((await edit(user, { Email: other.email.toUpperCase() })).text).toBe('Exist');
      expect((await rowOf(user.id)).email).toBe(user.email);
      expect((await edit(user, { ID: 2_000_000_000 })).status).toBe(404);
    });

    it("[AUSR-69] keeps an administrator's office unless another is chosen; nobody else has one", async () => {
      const agent = await anAdmin(app.source, { agentLocationId: 7001, stateId: null });
      expect((await edit(agent, { StateId: undefined })).status).toBe(200);
      const { Agents } = (await app.call('GET', '/api/admin/agents', undefined, token)).json<{
        Agents: { Id: number }[];
      }>();
      expect(Agents.map(({ Id }) => Id)).toContain(agent.id);
      const seller = await aSeller(app.source);
      await edit(seller, { AgentLocationId: 7001 });
      expect((await rowOf(seller.id)).agent_location_id).toBeNull();
    });

    it('[CALL-030] mails another temporary password when the address was wrong, but not to somebody who has chosen one', async () => {
      const [without, chosen] = [
        await aBuyer(app.source),
        await aBuyer(app.source, { passwordHash: await hashPassword('abc-123') } as Partial<User>),
      ];
      await edit(without, { Email: 'right1@example.com' });
      await edit(chosen, { Email: 'right2@example.com' });
      expect([await eventsOf(without.id), await eventsOf(chosen.id)]).toEqual([
        ['email.changed-by-office', 'user.created'],
        ['email.changed-by-office', 'email.link-asked'],
      ]);
    });
  });

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

  describe('adding a deal for a buyer', () => {
    const add = async (change: object) => {
      const [buyer, property] = [await aBuyer(app.source), await aProperty(app.source)];
      const answer = await app.call(
        'POST',
        '/api/admin/deal/',
        {
          BuyerID: buyer.id,
          StoreID: property.id,
          DealName: 'By phone',
          Price: '3,900,000',
          Description: 'Called twice',
          ...change,
        },
        token,
      );
      return { buyer, property, answer };
    };

    it('[ABUY-20, ABUY-21, ABUY-22, ABUY-25, CALL-055] makes one at Interested', async () => {
      const { buyer, property, answer } = await add({});
      const { Deals } = (await app.call('POST', '/api/admin/user/deals', { BuyerID: buyer.id }, token)).json<{
        Deals: object[];
      }>();
      expect(Deals).toEqual([
        expect.objectContaining({
          ID: answer.json<{ ID: number }>().ID,
          BuyerID: buyer.id,
          StoreID: property.id,
          StoreName: property.name,
          DealName: 'By phone',
          Description: 'Called twice',
          Price: 3_900_000,
          IsInterested: true,
          DealStatusID: 4,
          DealStatus: 'Interested',
          City: 'Denver',
          State: 'CO',
          ZipCode: '80202',
        }),
      ]);
    });

    it.each([
      ['[ABUY-16]', { DealName: '' }, 'Deal Name is required.'],
      ['[ABUY-17]', { Price: '' }, 'Price is required.'],
      ['[ABUY-18]', { Price: 'a lot' }, 'Price is invalid'],
      ['[ABUY-19]', { StoreID: '' }, 'Please select the property'],
      ['[ABUY-19]', { StoreID: 2_000_000_000 }, 'Please select the property'],
    ])('%s is refused with %j: %s', async (_id, change, message) => {
      const { buyer, answer } = await add(change);
      expect([
        answer.status,
        answer.text,
        (await app.source.query<unknown[]>('select 1 from deals where buyer_id = $1', [buyer.id])).length,
      ]).toEqual([400, message, 0]);
    });
  });

  it('[ASEL-21, ASEL-22, CALL-044] properties are given to a seller and taken away again, in either spelling', async () => {
    const seller = await aSeller(app.source);
    const [one, two] = [await aProperty(app.source), await aProperty(app.source)];
    const assign = async (body: object) =>
      (await app.call('POST', '/api/admin/seller/store/', { SellerId: seller.id, ...body }, token)).json<object>();
    expect(await assign({ StoreIDs: `${one.id},${two.id}`, IsAssignSeller: true })).toEqual({
      SellerId: seller.id,
      StoreIDs: [one.id, two.id],
    });
    expect(await assign({ StoreIds: String(one.id), IsAssignSeller: false })).toEqual({
      SellerId: seller.id,
      StoreIDs: [two.id],
    });
  });
});
