import { aBuyer, anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { hashPassword } from '../sign-in/passwords';
import { User } from './user.entity';

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
  });
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
