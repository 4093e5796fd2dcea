import { aBuyer, aDocument, anAdmin, aProperty } from './builders';
import { aSignedNda } from './ndas';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

const of = (length: number): string => 'x'.repeat(length);
const NDA = {
  NDAName: 'Robin',
  NDALastName: 'Tester',
  NDAEmail: 'robin@example.com',
  NDAAddress: '1 Main St',
  NDACity: 'Denver',
  NDAStateID: 6,
  NDAZipCode: '80202',
  NDAPhone: '303-555-0100',
};
const TERMS = {
  LOIName: 'Robin',
  LOICompanyName: 'Harbor LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};
const OFFLINE = {
  OfflineBuyerFirstName: 'Ida',
  OfflineBuyerLastName: 'Moss',
  OfflineBuyerEmail: 'ida@example.com',
  OfflineBuyerCity: 'Denver',
  OfflineBuyerState: 'Colorado',
  OfflineBuyerStateID: 6,
};
const CONTACT = {
  first_name: 'Ida',
  last_name: 'Moss',
  company: 'Moss',
  phone: '303-555-0144',
  email: 'ida@example.com',
  option: 'Other',
  message: 'Hello',
  lead_source: 'Website',
};

describe('limits of the forms, exact to the character', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.source.query('delete from rate_counters'));

  const countOf = async (table: string): Promise<number> =>
    (await app.source.query<{ n: number }[]>(`select count(*)::int n from ${table}`))[0].n;

  describe('the NDA', () => {
    async function sign(change: object): Promise<{ status: number; text: string; stored: number }> {
      const property = await aProperty(app.source);
      await aDocument(app.source, property.id);
      const before = await countOf('ndas');
      const answer = await app.call(
        'POST',
        '/api/buyer/property/add/dashboard',
        { ...NDA, ...change, StoreID: property.id },
        await tokenOf(app, (await aBuyer(app.source)).id),
      );
      return { status: answer.status, text: answer.text, stored: (await countOf('ndas')) - before };
    }

    it.each([
      ['[PROF-30]', { NDAName: ' ' }, 'First Name is required'],
      ['[PROF-31]', { NDAName: of(201) }, 'First Name must be at most 200 characters'],
      ['[PROF-32]', { NDALastName: '' }, 'Last Name is required'],
      ['[PROF-33]', { NDALastName: of(51) }, 'Last Name must be at most 50 characters'],
      ['[PROF-34]', { NDAEmail: '' }, 'Email is required'],
      ['[PROF-35]', { NDAEmail: `${of(89)}@example.com` }, 'Email must be at most 100 characters'],
      ['[PROF-36]', { NDAAddress: '' }, 'Address is required'],
      ['[PROF-37]', { NDAAddress: of(301) }, 'Address must be at most 300 characters'],
      ['[PROF-38]', { NDAAddress2: of(101) }, 'Address2 must be at most 100 characters'],
      ['[PROF-39]', { NDACity: '' }, 'City is required'],
      ['[PROF-40]', { NDACity: of(101) }, 'City must be at most 100 characters'],
      ['[PROF-41]', { NDAStateID: 0 }, 'State is required'],
      ['[PROF-42]', { NDAZipCode: '' }, 'Zip is required'],
      ['[PROF-43]', { NDAZipCode: of(51) }, 'Zip must be at most 50 characters'],
      ['[PROF-44]', { NDAPhone: '' }, 'Phone is required'],
      ['[PROF-45, CONST-52]', { NDAPhone: '555-01' }, 'Phone is invalid'],
      ['[PROF-46]', { NDAEntity: of(1001) }, 'Entity must be at most 1000 characters'],
      ['[PROF-29]', { IsAgreed: false }, 'NDA is required'],
    ])('%s %j is refused with its message, and nothing is signed', async (_ids, change, message) => {
      expect(await sign(change)).toEqual({ status: 400, text: message, stored: 0 });
    });

    it('[PROF-31, PROF-33, PROF-35, PROF-37, PROF-38, PROF-40, PROF-43, PROF-46] the longest texts are signed', async () => {
      const longest = {
        NDAName: of(200),
        NDALastName: of(50),
        NDAEmail: `${of(88)}@example.com`,
        NDAAddress: of(300),
        NDAAddress2: of(100),
        NDACity: of(100),
        NDAZipCode: of(50),
        NDAEntity: of(1000),
      };
      expect(await sign(longest)).toMatchObject({ status: 200, stored: 1 });
    });
  });

  describe('the offer', () => {
    async function submit(terms: object, offline = false): Promise<{ status: number; text: string; stored: number }> {
      const [property, buyer] = [
        await aProperty(app.source),
        offline ? await anAdmin(app.source) : await aBuyer(app.source),
      ];
      await aDocument(app.source, property.id);
      if (!offline) {
        await aSignedNda(app.source, property, buyer.id);
      }
      const before = await countOf('offer_terms');
      const body = {
        Store: { StoreID: property.id, StoreName: property.name, Price: '3,900,000', StatusID: 1 },
        BuyerStore: { ...TERMS, ...(offline ? OFFLINE : {}), ...terms },
        ...(offline ? { IsOffline: true } : {}),
      };
      const answer = await app.call('POST', '/api/buyer/store/deal', body, await tokenOf(app, buyer.id));
      return { status: answer.status, text: answer.text, stored: (await countOf('offer_terms')) - before };
    }

    it.each([
      ['[OFF-01]', { LOIName: '' }, 'Name is required'],
      ['[OFF-02]', { LOIName: of(201) }, 'Name must be at most 200 characters'],
      ['[OFF-03]', { LOICompanyName: ' ' }, 'Company is required'],
      ['[OFF-04]', { LOICompanyName: of(301) }, 'Company must be at most 300 characters'],
      ['[OFF-10]', { SourceOfFinancing: of(301) }, 'Source of Financing must be at most 300 characters'],
      ['[OFF-13, CONST-57]', { EarnestMoneyDeposit: '00000000000002' }, 'Earnest Money Deposit is invalid'],
      ['[CONST-57]', { EarnestMoneyDeposit: '100.01' }, 'Earnest Money Deposit is invalid'],
    ])('%s %j is refused with its message, and nothing is stored', async (_ids, terms, message) => {
      expect(await submit(terms)).toEqual({ status: 400, text: message, stored: 0 });
    });

    it('[OFF-02, OFF-04, OFF-10, OFF-13, OFF-27, CONST-57] the longest texts and a percent with two decimals are stored', async () => {
      expect(
        await submit({
          LOIName: of(200),
          LOICompanyName: of(300),
          SourceOfFinancing: of(300),
          EarnestMoneyDeposit: '99.99',
        }),
      ).toMatchObject({ status: 200, stored: 1 });
      expect(
        (
          await app.source.query<{ percent: string }[]>(
            'select earnest_money_deposit::text percent from offer_terms order by id desc limit 1',
          )
        )[0].percent,
      ).toBe('99.99');
    });

    it.each([
      'OfflineBuyerFirstName',
      'OfflineBuyerLastName',
      'OfflineBuyerEmail',
      'OfflineBuyerCity',
      'OfflineBuyerState',
    ])('[OFF-19] %s has at most 100 characters', async (name) => {
      expect(await submit({ [name]: of(101) }, true)).toMatchObject({
        status: 400,
        text: expect.stringContaining('must be at most 100 characters') as string,
        stored: 0,
      });
      const fitting = name === 'OfflineBuyerEmail' ? `${of(88)}@example.com` : of(100);
      expect(await submit({ [name]: fitting }, true)).toMatchObject({ status: 200, stored: 1 });
    });
  });

  it.each([
    ['12345', 400],
    ['abcdef', 400],
    ['slate1', 200],
    ['abcdef!', 200],
    [`${of(24)}1`, 200],
    [`${of(25)}1`, 400],
  ])('[CONST-38] the password %s is answered with %i', async (password, status) => {
    const token = await tokenOf(app, (await aBuyer(app.source)).id);
    const answer = await app.call(
      'POST',
      '/api/account/changepassword',
      { Password: password, ConfirmPassword: password },
      token,
    );
    expect([answer.status, answer.text]).toEqual([status, expect.anything()]);
  });

  it('[PAGE-15, PAGE-21] the contact phone has at most 40 characters, and the street may be missing', async () => {
    const send = (change: object) => app.call('POST', '/api/home/contactus', { ...CONTACT, ...change });
    const before = await countOf('enquiries');
    expect((await send({ phone: of(41) })).status).toBe(400);
    expect(await countOf('enquiries')).toBe(before);
    expect((await send({})).status).toBe(200);
    expect((await send({ street: '1 Elm St' })).status).toBe(200);
    expect(await countOf('enquiries')).toBe(before + 2);
  });
});
