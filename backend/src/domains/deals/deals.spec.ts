import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { sign } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { Role, Status } from '../../platform/access/permissions';
import type { Property } from '../properties/editing/property.entity';
import type { User } from '../accounts/users/user.entity';

const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};

describe('offers', () => {
  let app: TestApp;
  let seller: User;
  let property: Property;
  let sellerToken: string;
  let adminToken: string;

  beforeAll(async () => {
    app = await startTestApp();
    adminToken = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    seller = await aSeller(app.source);
    sellerToken = await tokenOf(app, seller.id);
    property = await aProperty(app.source, { sellerId: seller.id });
    await aDocument(app.source, property.id);
  });

  const stageOf = async (id: number): Promise<number> =>
    (await app.source.query<{ s: number }[]>('select deal_status_id s from deals where id = $1', [id]))[0].s;
  const statusOf = async (id: number): Promise<number> =>
    (await app.source.query<{ s: number }[]>('select status_id s from properties where id = $1', [id]))[0].s;
  const eventsNamed = async (name: string, dealId: number): Promise<number> =>
    (
      await app.source.query<{ n: number }[]>(
        `select count(*)::int n from events where name = $1 and (payload->>'dealId')::int = $2`,
        [name, dealId],
      )
    )[0].n;

  async function aSigner(): Promise<{ buyer: User; token: string }> {
    const buyer = await aBuyer(app.source);
    const token = await tokenOf(app, buyer.id);
    expect((await sign(app, property.id, token)).status).toBe(200);
    return { buyer, token };
  }

  const submit = (token: string, price: string | number = '3,900,000', more: object = {}) =>
    app.call(
      'POST',
      '/api/buyer/store/deal/',
      { Store: { StoreID: property.id, Price: price }, BuyerStore: { ...TERMS, ...more } },
      token,
    );

  async function anOffer(): Promise<{ id: number; buyer: User; token: string }> {
    const { buyer, token } = await aSigner();
    const answer = await submit(token);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"Version":1')]);
    return { id: answer.json<{ ID: number }>().ID, buyer, token };
  }

  it('[PROF-18, OFF-26] a buyer cannot offer before signing the NDA, and nothing is stored', async () => {
    const token = await tokenOf(app, (await aBuyer(app.source)).id);
    const answer = await submit(token);
    expect([answer.status, answer.text]).toEqual([400, 'You need to sign the NDA in order to submit an offer.']);
    expect(await app.source.query('select 1 from deals where property_id = $1', [property.id])).toEqual([]);
  });

  it('[PROF-26, PROF-28, CALL-066] signing makes the Interested deal once and answers the roles', async () => {
    const { buyer, token } = await aSigner();
    const again = await sign(app, property.id, token);
    expect(again.json<{ defaultRole: object[] }>().defaultRole).toEqual([{ RoleId: 2, IsDefault: true }]);
    const deals = await app.source.query('select deal_status_id from deals where buyer_id = $1', [buyer.id]);
    expect(deals).toEqual([{ deal_status_id: 4 }]);
    expect(
      (await app.source.query<{ n: number }[]>('select count(*)::int n from ndas where user_id = $1', [buyer.id]))[0].n,
    ).toBe(1);
  });

  it('[FEVI-09, FSEC-22] [OFF-05, OFF-06, OFF-07, OFF-08, OFF-09, OFF-11, OFF-12] the terms are checked and nothing changes on a refusal', async () => {
    const { token, buyer } = await aSigner();
    const cases: [string | number, object, string][] = [
      ['', {}, 'Offer is required'],
      ['12.5x', {}, 'Offer is invalid'],
      ['12345678901234', {}, 'Offer is invalid'],
      [',', {}, 'Offer is invalid'],
      ['1,5', {}, 'Offer is invalid'],
      [0, {}, 'Price is invalid'],
      ['1000000000000', {}, 'Price is invalid'],
      [100, { EarnestMoneyDeposit: ',' }, 'Earnest Money Deposit is invalid'],
      [100, { EarnestMoneyDeposit: '1,5' }, 'Earnest Money Deposit is invalid'],
      [100, { OfflineBuyerEmail: 'nobody' }, 'Email is invalid'],
      [100, { EarnestMoneyDeposit: 'abc' }, 'Earnest Money Deposit is invalid'],
      [100, { EarnestMoneyDeposit: '101' }, 'Earnest Money Deposit is invalid'],
      [100, { EarnestMoneyDeposit: '' }, 'Earnest Money Deposit is required'],
      [100, { DiligencePeriodID: 0 }, 'Diligence Period is required'],
      [100, { SourceOfFinancing: ' ' }, 'Source of Financing is required'],
      [100, { LOIName: '' }, 'Name is required'],
      [100, { LOICompanyName: 'x'.repeat(301) }, 'Company must be at most 300 characters'],
    ];
    for (const [price, more, message] of cases) {
      const answer = await submit(token, price, more);
      expect([answer.status, answer.text]).toEqual([400, message]);
    }
    expect(await app.source.query('select deal_status_id from deals where buyer_id = $1', [buyer.id])).toEqual([
      { deal_status_id: 4 },
    ]);
  });

  it('[OFF-28, OFF-29, OFF-31] a revised offer adds a version and overwrites none', async () => {
    const { id, token } = await anOffer();
    expect((await submit(token, 4_000_000)).json<object>()).toEqual({ ID: id, Version: 2 });
    const prices = await app.source.query<{ price: string }[]>(
      'select price from offer_terms where deal_id = $1 order by version',
      [id],
    );
    expect(prices.map(({ price }) => Number(price))).toEqual([3_900_000, 4_000_000]);
    expect(await eventsNamed('offer.submitted', id)).toBe(2);
  });

  it('[FSITE-16] a revision that changes nothing is refused and stored nowhere; each changed term makes a version that both sides can read', async () => {
    const { id, token } = await anOffer();
    const same = await submit(token);
    expect([same.status, same.text]).toEqual([400, 'Nothing has changed.']);
    // The same figures, written otherwise.
    expect((await submit(token, 3_900_000, { EarnestMoneyDeposit: '2.50', LOIName: ' Robin Tester ' })).text).toBe(
      'Nothing has changed.',
    );
    expect(await eventsNamed('offer.submitted', id)).toBe(1);
    const changes = [
      { LOIName: 'Robin T.' },
      { LOICompanyName: 'Other LLC' },
      { SourceOfFinancing: 'Loan' },
      { EarnestMoneyDeposit: '3' },
      { DiligencePeriodID: 3 },
    ];
    for (const change of changes) {
      expect((await submit(token, 3_900_000, change)).status).toBe(200);
    }
    const [mine] = (await app.call('GET', '/api/buyer/stores', undefined, token)).json<{
      MyDeals: { Versions: Record<string, unknown>[]; DiligencePeriodID: number }[];
    }>().MyDeals;
    expect(
      mine.Versions.map(({ Version, Price, EarnestMoneyDeposit, DiligencePeriod }) => [
        Version,
        Price,
        EarnestMoneyDeposit,
        DiligencePeriod,
      ]),
    ).toEqual([
      [6, 3_900_000, 2.5, '45 days'],
      [5, 3_900_000, 3, '30 days'],
      [4, 3_900_000, 2.5, '30 days'],
      [3, 3_900_000, 2.5, '30 days'],
      [2, 3_900_000, 2.5, '30 days'],
      [1, 3_900_000, 2.5, '30 days'],
    ]);
    expect(mine.DiligencePeriodID).toBe(3);
    const { buyerStores } = (
      await app.call('GET', `/api/seller/store/buyers/${property.id}`, undefined, sellerToken)
    ).json<{ buyerStores: { Versions: object[] }[] }>();
    expect(buyerStores[0].Versions).toEqual(mine.Versions);
  });

  it('[DEAL-36] ten submissions at once make one deal with ten versions', async () => {
    const { token, buyer } = await aSigner();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => submit(token, 1_000_000 + index)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const deals = await app.source.query<{ id: number }[]>('select id from deals where buyer_id = $1', [buyer.id]);
    expect(deals).toHaveLength(1);
    const versions = await app.source.query<{ version: number }[]>(
      'select version from offer_terms where deal_id = $1 order by version',
      [deals[0].id],
    );
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('[DASH-29, DASH-31, DASH-40, DEAL-23, CALL-072] accepting moves the property to Under LOI, once, with one history row and one event', async () => {
    const { id } = await anOffer();
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.call('POST', '/api/seller/deal/accept/', { Id: id }, sellerToken)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(answers.find(({ status }) => status === 200)?.json<object>()).toEqual({
      ID: id,
      DealStatusID: 1,
      DealStatus: 'Accepted',
    });
    expect(answers.find(({ status }) => status === 400)?.text).toBe('This offer has been accepted already.');
    expect([await stageOf(id), await statusOf(property.id), await eventsNamed('deal.moved', id)]).toEqual([1, 2, 1]);
    const rows = await app.source.query<{ n: number }[]>(
      'select count(*)::int n from deal_history where deal_id = $1 and to_status_id = 1',
      [id],
    );
    expect(rows[0].n).toBe(1);
  });

  it('[DEAL-29] of two offers on one property only one is accepted, whoever is first', async () => {
    const [first, second] = [await anOffer(), await anOffer()];
    const answers = await Promise.all(
      [first, second].map(({ id }) => app.call('POST', '/api/admin/deal/accept', { Id: id }, adminToken)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.text).toBe(
      'Another offer on this property has been accepted.',
    );
    expect([await stageOf(first.id), await stageOf(second.id)].sort()).toEqual([1, 6]);
  });

  it('[DASH-31, CALL-073] accepting against rejecting has exactly one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await anOffer();
      const answers = await Promise.all(
        ['accept', 'reject'].map((verb) => app.call('POST', `/api/seller/deal/${verb}`, { Id: id }, sellerToken)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await eventsNamed('deal.moved', id)).toBe(1);
      if ((await stageOf(id)) === 1) {
        await app.call('POST', '/api/admin/deal/reject', { Id: id }, adminToken);
      }
    }
  });

  it('[DEAL-30, SHELL-44] another seller is told 404 and the offer stays as it was', async () => {
    const { id } = await anOffer();
    const stranger = await tokenOf(app, (await aSeller(app.source)).id);
    for (const verb of ['accept', 'reject']) {
      expect((await app.call('POST', `/api/seller/deal/${verb}`, { Id: id }, stranger)).status).toBe(404);
    }
    expect(await stageOf(id)).toBe(6);
  });

  it('[DEAL-24, DEAL-26] an administrator notes that an accepted offer fell through, and the property is for sale again', async () => {
    const { id } = await anOffer();
    await app.call('POST', '/api/admin/deal/accept', { Id: id, DealStatusID: 1 }, adminToken);
    const answer = await app.call('POST', '/api/admin/deal/reject', { Id: id, DealStatusID: 2 }, adminToken);
    expect([answer.status, await stageOf(id), await statusOf(property.id)]).toEqual([200, 2, 1]);
  });

  it('[DEAL-25, CALL-059] a sale closes the property and rejects its other open deals, each with its own event', async () => {
    const [sold, other] = [await anOffer(), await anOffer()];
    await app.call('POST', '/api/admin/deal/accept', { Id: sold.id }, adminToken);
    expect((await app.call('POST', '/api/admin/deal/sold', { Id: sold.id, DealStatusID: 3 }, adminToken)).status).toBe(
      200,
    );
    expect([await stageOf(sold.id), await stageOf(other.id), await statusOf(property.id)]).toEqual([5, 2, 4]);
    expect(await eventsNamed('deal.moved', other.id)).toBe(1);
    expect((await submit(other.token)).text).toBe('This property does not take offers any more.');
  });

  it('[DEAL-35, DEAL-37, OFF-14, OFF-15, OFF-16, OFF-17, OFF-18] [FSEC-05] an offline offer names its buyer', async () => {
    const offline = {
      OfflineBuyerFirstName: 'Olga',
      OfflineBuyerEmail: 'olga@example.com',
      OfflineBuyerCity: 'Austin',
      OfflineBuyerStateID: 44,
    };
    const post = (buyer: object) =>
      app.call(
        'POST',
        '/api/buyer/store/deal',
        { Store: { StoreID: property.id, Price: 5 }, BuyerStore: { ...TERMS, ...buyer }, IsOffline: true },
        adminToken,
      );
    for (const [missing, message] of [
      ['OfflineBuyerFirstName', 'First Name is required'],
      ['OfflineBuyerEmail', 'Email is required'],
      ['OfflineBuyerCity', 'City is required'],
      ['OfflineBuyerStateID', 'State is required'],
    ]) {
      expect((await post({ ...offline, [missing]: undefined })).text).toBe(message);
    }
    for (const [unknown, value, message] of [
      ['OfflineBuyerStateID', 99, 'State is required'],
      ['DiligencePeriodID', 6, 'Diligence Period is invalid'],
    ] as const) {
      const answer = await post({ ...offline, [unknown]: value });
      expect([answer.status, answer.text]).toEqual([400, message]);
    }
    const { ID } = (await post(offline)).json<{ ID: number }>();
    const found = await app.call('POST', '/api/admin/deals', { BuyerEmail: 'olga@' }, adminToken);
    expect(found.json<{ Deals: { ID: number; Buyer: string }[] }>().Deals).toEqual([
      expect.objectContaining({ ID, Buyer: 'Olga', BuyerID: null, OfflineBuyerState: 'Texas', DealStatusID: 6 }),
    ]);
  });

  it('[DEAL-04] finds deals by a piece of an e-mail address, also by one that thousands of accounts have', async () => {
    const [one, other] = [await aSigner(), await aSigner()];
    await app.source.query(
      `insert into users (first_name, last_name, email, phone_number, user_type_id, status_id)
       select 'Cora', 'Crowd', 'c' || n || '@crowd.example', '303-555-0100', ${Role.Buyer}, ${Status.Approved} from generate_series(1, 5001) n`,
    );
    await app.source.query(`update users set email = 'c0@crowd.example' where id = $1`, [one.buyer.id]);
    for (const { token } of [one, other]) {
      expect((await submit(token)).status).toBe(200);
    }
    const found = async (buyerEmail: string): Promise<number[]> => {
      const filter = encodeURIComponent(JSON.stringify({ buyerEmail }));
      const answer = await app.call('GET', `/api/v1/deals?filter=${filter}`, undefined, adminToken);
      return answer.json<{ buyerId: number }[]>().map(({ buyerId }) => buyerId);
    };
    expect(await found('@CROWD.')).toEqual([one.buyer.id]);
    expect(await found('c0@crowd')).toEqual([one.buyer.id]);
    expect(await found(other.buyer.email)).toEqual([other.buyer.id]);
  });

  it('[DEAL-04] finds deals by two letters of a name, of buyers with an account and without, and by three', async () => {
    const [one, other] = [await aSigner(), await aSigner()];
    await app.source.query(`update users set first_name = 'Qzara', last_name = 'Moss' where id = $1`, [one.buyer.id]);
    for (const { token } of [one, other]) {
      expect((await submit(token)).status).toBe(200);
    }
    await app.source.query(
      `insert into deals (deal_name, property_name, deal_status_id, status_at, is_offline, offline_buyer_first_name, offline_buyer_email)
       values ('Offline', 'Nowhere', 6, now(), true, 'Eqz', 'e@example.com')`,
    );
    for (const [buyerName, expected] of [
      ['qz', [null, one.buyer.id]],
      ['Qza', [one.buyer.id]],
      ['q%', []],
    ] as const) {
      const filter = encodeURIComponent(JSON.stringify({ buyerName }));
      const answer = await app.call('GET', `/api/v1/deals?filter=${filter}`, undefined, adminToken);
      const found = answer.json<{ buyerId: number | null }[]>().map(({ buyerId }) => buyerId);
      expect([buyerName, found]).toEqual([buyerName, [...expected]]);
      expect(String(answer.headers['content-range']).split('/')[1]).toBe(String(expected.length));
    }
  });

  it('[DEAL-31, DEAL-32] buyer, property and price change while open, and no longer after acceptance', async () => {
    const { id } = await anOffer();
    const other = await aProperty(app.source);
    expect(
      (await app.call('POST', `/api/admin/deal/${id}`, { Id: id, StoreId: other.id, Price: 77 }, adminToken)).status,
    ).toBe(200);
    const [row] = await app.source.query<{ property_id: number; price: string }[]>(
      'select property_id, price from deals where id = $1',
      [id],
    );
    expect([row.property_id, Number(row.price)]).toEqual([other.id, 77]);
    await app.call('POST', '/api/admin/deal/accept', { Id: id }, adminToken);
    expect((await app.call('POST', `/api/admin/deal/${id}`, { Price: 78 }, adminToken)).status).toBe(400);
  });

  it('[DEAL-27, DEAL-32] a decision on a deal that somebody else has changed since is refused, and the deal stays as they left it', async () => {
    const { id, token } = await anOffer();
    const versionOf = async (): Promise<string> =>
      String((await app.call('GET', `/api/v1/deals/${id}`, undefined, adminToken)).headers.etag);
    const rowOf = () =>
      app.source.query<object[]>(
        'select deal_status_id, price, buyer_id, property_id, xmin::text from deals where id = $1',
        [id],
      );
    const seen = await versionOf();
    expect((await submit(token, 4_100_000)).status).toBe(200);
    const before = await rowOf();
    const decisions: [string, object][] = [
      ['accept', { Id: id }],
      ['reject', { Id: id }],
      ['process', { Id: id, DealStatusID: 3 }],
      [String(id), { Price: 5 }],
    ];
    for (const [call, body] of decisions) {
      const refused = await app.call('POST', `/api/admin/deal/${call}`, body, adminToken, { 'if-match': seen });
      expect([call, refused.status, refused.text]).toEqual([
        call,
        412,
        'Somebody else has changed it meanwhile. Please load it again.',
      ]);
    }
    expect(await rowOf()).toEqual(before);
    expect(
      (
        await app.call('POST', `/api/admin/deal/${id}`, { Price: 4_200_000 }, adminToken, {
          'if-match': await versionOf(),
        })
      ).status,
    ).toBe(200);
    expect(
      (await app.call('POST', '/api/admin/deal/accept', { Id: id }, adminToken, { 'if-match': await versionOf() }))
        .status,
    ).toBe(200);
    expect(await stageOf(id)).toBe(1);
  });

  it('[DEAL-08, DEAL-39] the tracker leaves out Interested and Withdrawn; the property shows every stage', async () => {
    await aSigner();
    const { id } = await anOffer();
    const tracker = await app.call('POST', '/api/admin/deals', { PropertyName: property.name }, adminToken);
    expect(tracker.json<{ Deals: { ID: number }[] }>().Deals.map(({ ID }) => ID)).toEqual([id]);
    const all = await app.call('POST', '/api/admin/store/deals', { StoreID: property.id }, adminToken);
    expect(all.json<{ Pagination: object }>().Pagination).toEqual({
      TotalRecords: 2,
      Page: 1,
      PageLength: 10,
      TotalPages: 1,
    });
  });

  it('[FOFF-17] counts and adds up the deals at each stage by the filter of the list, for administrators only', async () => {
    const prices = [1_000_000, 2_500_000];
    for (const price of prices) {
      const { token } = await aSigner();
      expect((await submit(token, price)).status).toBe(200);
    }
    await aSigner();
    const stages = (filter: object, token?: string) =>
      app.call('GET', `/api/v1/deals/stages?filter=${encodeURIComponent(JSON.stringify(filter))}`, undefined, token);
    const ours = { propertyId: property.id };
    expect((await stages(ours, adminToken)).json()).toEqual([
      { statusId: 4, count: 1, price: 0 },
      { statusId: 6, count: 2, price: 3_500_000 },
    ]);
    expect((await stages({ ...ours, tracker: true }, adminToken)).json()).toEqual([
      { statusId: 6, count: 2, price: 3_500_000 },
    ]);
    expect((await stages({ ...ours, buyerName: 'Nobody of this name' }, adminToken)).json()).toEqual([]);
    expect((await stages({ shoe: 1 }, adminToken)).status).toBe(422);
    expect((await stages(ours, sellerToken)).status).toBe(403);
    expect((await stages(ours)).status).toBe(401);
  });

  it('[FTEST-19] [FTEST-44] [DEAL-34, CALL-064] the report holds the terms, the seller and the agents in the order of the property', async () => {
    const { id } = await anOffer();
    const [{ id: location }] = await app.source.query<{ id: number }[]>(
      `insert into agent_locations (address, city, zip_code, state_id) values ('1 Way', 'Boulder', '80302', 6) returning id`,
    );
    const [second, first] = [
      await anAdmin(app.source, { firstName: 'Second' }),
      await anAdmin(app.source, { firstName: 'First', phoneNumber: '303-555-0199', agentLocationId: location }),
    ];
    await app.source.query(
      'insert into property_agents (property_id, user_id, position) values ($1, $2, 1), ($1, $3, 2)',
      [property.id, first.id, second.id],
    );
    const [{ submitted_at }] = await app.source.query<{ submitted_at: Date }[]>(
      'select submitted_at from deals where id = $1',
      [id],
    );
    const report = (await app.call('GET', `/api/admin/deal/report/${id}`, undefined, adminToken)).json<
      Record<string, unknown>
    >();
    expect(report).toEqual({
      Property: property.name,
      PropertyAddress: '100 Main St, Denver, CO 80202',
      OfferPrice: 3_900_000,
      LOIName: 'Robin Tester',
      LOICompanyName: 'Test Storage LLC',
      DiligencePeriod: '30 days',
      EarnestMoneyDeposit: 2.5,
      SourceOfFinancing: 'Cash',
      DateSubmitted: submitted_at.toISOString(),
      SellerName: `${seller.firstName} ${seller.lastName}`,
      Sellercontact: seller.phoneNumber,
      SellerContactEmail: seller.email,
      ListingAgents: [
        { name: `First ${first.lastName}`, location: 'Boulder, CO', phone: '303-555-0199', email: first.email },
        { name: `Second ${second.lastName}`, location: '', phone: second.phoneNumber, email: second.email },
      ],
      NewestTerms: {
        Version: 1,
        Kind: 'offer',
        AuthorSide: 'buyer',
        Price: 3_900_000,
        LOIName: 'Robin Tester',
        LOICompanyName: 'Test Storage LLC',
        DiligencePeriod: '30 days',
        EarnestMoneyDeposit: 2.5,
        SourceOfFinancing: 'Cash',
        CreatedDate: expect.any(String),
      },
    });
  });
});
