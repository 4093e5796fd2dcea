import { aBuyer, aBuyerAndSeller, anAdmin, aSeller } from '../../../../test/builders';
import { hashToken } from '../sign-in/passwords';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { User } from '../users/user.entity';

const PERSON = {
  FirstName: 'Ada',
  LastName: 'Byron',
  City: 'Denver',
  PhoneNumber: '303 555 0100',
  ZipCode: '80202',
  CompanyName: 'Engines',
  StateId: 6,
  State: 'Colorado',
  PositionID: 2,
  UserTypeID: 2,
};

describe('registration and profile', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()), 60_000);
  afterAll(() => app.close());
  beforeEach(() => app.source.query('delete from rate_counters'));

  let number = 0;
  const email = (): string => `reg${(number += 1)}@example.com`;
  const register = (user: object, more: object = { Password: 'abc-123' }) =>
    app.call('POST', '/api/account/register/user/', { User: { ...PERSON, Email: email(), ...user }, ...more });
  const countUsers = async (): Promise<number> =>
    (await app.source.query<{ n: number }[]>('select count(*)::int n from users'))[0].n;
  const rowOf = async (id: number): Promise<Record<string, unknown>> =>
    (await app.source.query<Record<string, unknown>[]>('select * from users where id = $1', [id]))[0];

  describe('registration', () => {
    it.each([
      ['[REG-09]', { FirstName: '' }, 'First Name is required'],
      ['[REG-10]', { LastName: ' ' }, 'Last Name is required'],
      ['[REG-13]', { City: '' }, 'City is required'],
      ['[REG-14]', { StateId: 999 }, 'State is invalid'],
      ['[REG-17]', { ZipCode: '80202-12345' }, 'Zip code must be at most 10 characters'],
      ['[REG-18]', { CompanyName: '' }, 'Company Name is required'],
      ['[REG-19]', { PositionID: 999 }, 'Position is invalid'],
      ['[REG-21]', { Question: 'x'.repeat(4001) }, 'Additional Comments must be at most 4000 characters'],
      ['[REG-22]', { PositionID: 5, Position: '  ' }, 'Title is required'],
      ['[REG-23]', { PositionID: 5, Position: 'x'.repeat(101) }, 'Title must be at most 100 characters'],
      ['[REG-24]', { IsHavingSelfStorages: 'perhaps' }, 'Do you currently own a self-storage facility? is invalid'],
      ['[REG-36]', { UserTypeID: 5 }, 'this field is required'],
    ])('%s is refused with %j: %s', async (_id, change, message) => {
      const before = await countUsers();
      const answer = await register(change);
      expect([answer.status, answer.text, await countUsers()]).toEqual([400, message, before]);
    });

    it('[REG-12, REG-37] a blank password is refused, and so is one that is no text', async () => {
      const before = await countUsers();
      expect([
        (await register({}, { Password: '' })).text,
        (await register({}, { Password: 5 })).status,
        await countUsers(),
      ]).toEqual(['Password is required', 400, before]);
    });

    it('[REG-17, REG-21, REG-23, REG-33, REG-34, AUTH-19] takes every field at its full length, with the property somebody came from', async () => {
      const Email = email();
      const full = {
        Email,
        Username: Email,
        ZipCode: '80202-1234',
        PositionID: 5,
        Position: 'p'.repeat(100),
        Question: 'q'.repeat(4000),
        IsHavingSelfStorages: true,
      };
      const { Id } = (
        await register(full, {
          Password: 'abc-123',
          BuyerStore: { StoreID: 5, DealName: 'Depot' },
          BuyerStoreNDA: { StoreID: 5 },
        })
      ).json<{ Id: number }>();
      expect(await rowOf(Id)).toMatchObject({
        email: Email,
        zip_code: '80202-1234',
        position: full.Position,
        question: full.Question,
        is_having_self_storages: true,
        state_id: 6,
        city: 'Denver',
      });
    });

    it.each([
      [{ BuyerStore: { StoreID: 'x' } }, 'StoreID is invalid'],
      [{ BuyerStore: { StoreID: -1 } }, 'StoreID is invalid'],
      [{ BuyerStore: { DealName: 5 } }, 'DealName is invalid'],
      [{ BuyerStore: { DealName: 'x'.repeat(201) } }, 'DealName must be at most 200 characters'],
      [{ BuyerStoreNDA: { StoreID: 1.5 } }, 'StoreID is invalid'],
      [{ BuyerStore: 5 }, expect.any(String)],
    ])('[REG-34] a property that somebody came from must be one in form: %j', async (context, message) => {
      const before = await countUsers();
      const answer = await register({}, { Password: 'abc-123', ...context });
      expect([answer.status, answer.text, await countUsers()]).toEqual([400, message, before]);
    });

    it.each([
      [{ BuyerStore: { StoreID: '5', DealName: '' }, BuyerStoreNDA: { StoreID: '' } }],
      [{ BuyerStore: { StoreID: 0, DealName: null }, BuyerStoreNDA: {} }],
      [{ BuyerStore: null, BuyerStoreNDA: null }],
      [{ BuyerStore: { storeid: 2_000_000_000, DealName: 'x'.repeat(200), More: 1 } }],
    ])('[REG-34] whatever a page has of it is taken, and makes neither an interest nor an NDA: %j', async (context) => {
      expect((await register({}, { Password: 'abc-123', ...context })).status).toBe(200);
      expect(await app.source.query('select id from deals union all select id from ndas')).toEqual([]);
    });

    it.each([
      ['[REG-24, REG-36] a buyer waits for approval', 2, null, [2], 1],
      ['[REG-36] a seller is approved', 3, false, [3], 2],
      ['[AUTH-23, REG-36] both in one wait for approval', 4, true, [2, 3], 1],
    ])('%s', async (_title, UserTypeID, IsHavingSelfStorages, roles, status) => {
      const { Id, DefaultRole, Role } = (await register({ UserTypeID, IsHavingSelfStorages })).json<{
        Id: number;
        DefaultRole: object[];
        Role: string[];
      }>();
      expect([DefaultRole, Role]).toEqual([roles.map((RoleId) => ({ RoleId, IsDefault: true })), ['Buyer', 'Seller']]);
      expect(await rowOf(Id)).toMatchObject({
        status_id: status,
        user_type_id: roles[0],
        is_having_self_storages: IsHavingSelfStorages,
      });
      expect(
        await app.source.query(
          'select action, actor_id, address from audit_log where subject_type = $1 and subject_id = $2',
          ['user', Id],
        ),
      ).toEqual([{ action: 'user.registered', actor_id: Id, address: '127.0.0.1' }]);
    });

    it('[REG-31] ten that register the same address at once make one account', async () => {
      const Email = email();
      await app.source.query(
        `insert into rate_counters (key, count, resets_at) values ($1, -10, now() + interval '1 hour')`,
        [`register:${hashToken(Email)}`],
      );
      const answers = await Promise.all(Array.from({ length: 10 }, () => register({ Email })));
      expect(answers.map(({ status, text }) => (status === 200 ? 'made' : text)).sort()).toEqual([
        ...Array<string>(9).fill('Exist'),
        'made',
      ]);
    });

    it('[REG-31] tells only a few times whether an address is taken', async () => {
      const { email: Email } = await aBuyer(app.source);
      const answers: number[] = [];
      for (let time = 0; time < 6; time += 1) {
        answers.push((await register({ Email })).status);
      }
      expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
      // Nor does it keep who was asked for.
      expect(await app.source.query(`select key from rate_counters where key like '%@%'`)).toEqual([]);
    });
  });

  describe('the profile', () => {
    const BASE = {
      FirstName: 'New',
      LastName: 'Name',
      PhoneNumber: '303.555.0111',
      CompanyName: 'C',
      City: 'Boulder',
      StateId: 6,
      PositionID: 2,
    };
    const save = async (user: User, change: object) =>
      app.call(
        'POST',
        '/api/account/update/profile',
        { ...BASE, Email: user.email, ...change },
        await tokenOf(app, user.id),
      );

    it.each([
      ['[REG-48]', { LastName: '' }, 'Last Name is required'],
      ['[REG-49]', { PhoneNumber: '' }, 'Phone Number is required'],
      ['[REG-50]', { Email: '' }, 'Email is required'],
      ['[REG-52]', { City: '' }, 'City is required'],
      ['[REG-53]', { StateId: 0 }, 'State is required'],
      ['[REG-53]', { StateId: 999 }, 'State is invalid'],
      ['[REG-54]', { FirstName: 'x'.repeat(256) }, 'First Name must be at most 255 characters'],
      ['[REG-54]', { LastName: 'x'.repeat(256) }, 'Last Name must be at most 255 characters'],
      ['[REG-55]', { Email: `${'x'.repeat(245)}@example.com` }, 'Email must be at most 256 characters'],
      ['[REG-56]', { CompanyName: 'x'.repeat(1001) }, 'Company must be at most 1000 characters'],
      ['[REG-57]', { City: 'x'.repeat(101) }, 'City must be at most 100 characters'],
      ['[REG-58]', { PositionID: 5, Position: 'x'.repeat(101) }, 'Title must be at most 100 characters'],
      ['[REG-59]', { PositionID: 5, Position: ' ' }, 'Title is required'],
    ])('%s is refused with %j: %s', async (_id, change, message) => {
      const user = await aSeller(app.source);
      const answer = await save(user, change);
      expect([answer.status, answer.text, (await rowOf(user.id)).first_name]).toEqual([400, message, 'Robin']);
    });

    it('[REG-45, REG-61, REG-62] of somebody with both roles is saved and answered', async () => {
      const user = await aBuyerAndSeller(app.source);
      const saved = {
        FirstName: 'New',
        LastName: 'Name',
        Email: user.email,
        EmailConfirmed: false,
        PendingEmail: null,
        PhoneNumber: '303-555-0111',
        CompanyName: 'C',
        City: 'Boulder',
        StateId: 6,
        State: 'Colorado',
        PositionID: 5,
        Position: 'Trustee',
      };
      expect((await save(user, { PositionID: 5, Position: 'Trustee' })).json<object>()).toEqual(saved);
      expect(
        (await app.call('GET', '/api/account/profile', undefined, await tokenOf(app, user.id))).json<object>(),
      ).toEqual(saved);
    });

    it('[REG-46] of an administrator needs neither company nor place, and leaves them as they are', async () => {
      const admin = await anAdmin(app.source);
      expect((await save(admin, { CompanyName: '', City: '', StateId: 0, PositionID: '' })).status).toBe(200);
      expect(await rowOf(admin.id)).toMatchObject({
        first_name: 'New',
        company_name: 'Test Storage LLC',
        city: 'Denver',
        state_id: 6,
        position_id: 2,
      });
    });

    it('[REG-55, SHELL-44] cannot take the address of somebody else', async () => {
      const [user, other] = [await aBuyer(app.source), await aBuyer(app.source)];
      const answer = await save(user, { Email: other.email.toUpperCase() });
      expect([answer.status, answer.text, (await rowOf(user.id)).email, (await rowOf(other.id)).email]).toEqual([
        400,
        'Exist',
        user.email,
        other.email,
      ]);
    });
  });
});
