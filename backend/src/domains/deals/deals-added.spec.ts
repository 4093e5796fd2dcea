import type { DataSource } from 'typeorm';
import { loadConfig } from '../../config';
import { DealBeginnings1790000000080 } from '../../platform/database/migrations/1790000000080-deal-beginnings';
import type { EventMap } from '../../platform/events/events';
import { contextOf } from '../../mail/mail-context';
import { draftsOf } from '../../mail/mails';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal, someTerms } from '../../../test/deals';
import { aSignedNda } from '../../../test/ndas';
import { Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};
const OFFLINE = {
  ...TERMS,
  OfflineBuyerFirstName: 'Olga',
  OfflineBuyerEmail: 'olga@example.com',
  OfflineBuyerCity: 'Austin',
  OfflineBuyerStateID: 44,
};
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
const CLOSED = 'This property does not take offers any more.';
const SECOND = 'This buyer already has an open deal on this property.';

describe('a deal that the office adds for a buyer', () => {
  let app: TestApp;
  let source: DataSource;
  let admin: string;
  let adminId: number;
  beforeAll(async () => {
    app = await startTestApp();
    source = app.source;
    adminId = (await anAdmin(source)).id;
    admin = await tokenOf(app, adminId);
  });
  afterAll(() => app.close());

  /** The two calls by which the office adds a deal, and how each refuses what is in conflict. */
  const DOORS: [string, number, (buyerId: number, propertyId: number) => Promise<Answer>][] = [
    [
      'admin/deal',
      400,
      (BuyerID, StoreID) =>
        app.call(
          'POST',
          '/api/admin/deal',
          { BuyerID, StoreID, DealName: 'From a call', Description: 'By phone', Price: '77,000' },
          admin,
        ),
    ],
    [
      '/api/v1/deals',
      409,
      (buyerId, propertyId) =>
        app.call(
          'POST',
          '/api/v1/deals',
          { buyerId, propertyId, dealName: 'From a call', description: 'By phone', price: 77_000 },
          admin,
        ),
    ],
  ];
  const dealsOf = (buyerId: number) =>
    source.query<Record<string, unknown>[]>(
      'select id, deal_name, description, price::int, deal_status_id, is_offline, status_at, modified_at, xmin::text from deals where buyer_id = $1 order by id',
      [buyerId],
    );

  describe.each(DOORS)('%s', (_call, refusal, add) => {
    it('[FTEST-13] [ABUY-21] leaves the open offer of the buyer as it is and says so', async () => {
      const [buyer, property] = [await aBuyer(source), await aProperty(source)];
      const { id } = await aDeal(source, property, buyer.id, 6);
      await someTerms(source, id, buyer.id);
      const before = await dealsOf(buyer.id);
      const answer = await add(buyer.id, property.id);
      expect([answer.status, answer.text.includes(SECOND)]).toEqual([refusal, true]);
      expect(await dealsOf(buyer.id)).toEqual(before);
    });

    it('[FTEST-13] [ABUY-21] fills the deal of a buyer who is Interested', async () => {
      const [buyer, property] = [await aBuyer(source), await aProperty(source)];
      const { id } = await aDeal(source, property, buyer.id, 4);
      expect((await add(buyer.id, property.id)).status).toBeLessThan(300);
      expect(await dealsOf(buyer.id)).toEqual([
        expect.objectContaining({
          id,
          deal_name: 'From a call',
          description: 'By phone',
          price: 77_000,
          deal_status_id: 4,
        }),
      ]);
    });
  });

  it('on /api/v1 names the field of the body that is wrong', async () => {
    const [property, buyer] = [await aProperty(source), await aBuyer(source)];
    const deal = await aDeal(source, property, buyer.id, 6);
    const fieldOf = ({ status, text }: Answer) => [
      status,
      ...(JSON.parse(text) as { errors: { field: string }[] }).errors.map(({ field }) => field),
    ];
    const change = (body: object) => app.call('PUT', `/api/v1/deals/${deal.id}`, body, admin);
    expect([
      fieldOf(await DOORS[1][2](buyer.id, 2_000_000_000)),
      fieldOf(await DOORS[1][2](adminId, property.id)),
      fieldOf(await change({ propertyId: 2_000_000_000 })),
      fieldOf(await change({ buyerId: adminId })),
    ]).toEqual([
      [422, 'propertyId'],
      [422, 'buyerId'],
      [422, 'propertyId'],
      [422, 'buyerId'],
    ]);
  });

  const offer = (StoreID: number, token: string, BuyerStore: object = TERMS, IsOffline = false) =>
    app.call('POST', '/api/buyer/store/deal', { Store: { StoreID, Price: '3,900,000' }, BuyerStore, IsOffline }, token);

  describe('a property that is not for sale to everyone', () => {
    const KINDS: Record<string, object> = {
      draft: { statusId: 5, active: false },
      closed: { statusId: 4 },
      'closed and unpublished': { statusId: 4, active: false },
    };

    it.each(Object.keys(KINDS))('[FEVI-12] takes no deal when it is %s, by no way', async (kind) => {
      const [property, other, buyer] = [
        await aProperty(source, KINDS[kind]),
        await aProperty(source),
        await aBuyer(source),
      ];
      const moved = await aDeal(source, other, buyer.id, 6);
      const answers = [
        await DOORS[0][2](buyer.id, property.id),
        await DOORS[1][2](buyer.id, property.id),
        await offer(property.id, admin, OFFLINE, true),
        await app.call('POST', `/api/admin/deal/${moved.id}`, { StoreId: property.id }, admin),
        await app.call('PUT', `/api/v1/deals/${moved.id}`, { propertyId: property.id }, admin),
      ];
      expect(answers.map(({ status, text }) => [status, text.includes(CLOSED)])).toEqual([
        [400, true],
        [409, true],
        [400, true],
        [400, true],
        [409, true],
      ]);
      expect(answers[0].text).toBe(CLOSED);
      expect(await source.query('select 1 from deals where property_id = $1', [property.id])).toEqual([]);
    });

    it('[FEVI-12] takes interest and offline offers from the office when it is unpublished, and only the people of the deal are told', async () => {
      const [seller, buyer, signer] = [await aSeller(source), await aBuyer(source), await aBuyer(source)];
      const property = await aProperty(source, { active: false, sellerId: seller.id });
      await aSignedNda(source, property, signer.id);
      const events = () =>
        source.query<{ name: string; payload: EventMap['offer.submitted'] }[]>(
          `select name, payload from events where (payload->>'propertyId')::int = $1`,
          [property.id],
        );
      expect((await DOORS[0][2](buyer.id, property.id)).status).toBe(200);
      expect(await events()).toEqual([]);
      expect((await offer(property.id, admin, OFFLINE, true)).status).toBe(200);
      const [submitted, ...others] = await events();
      expect([submitted.name, others]).toEqual(['offer.submitted', []]);
      const config = loadConfig();
      const told = await draftsOf('offer.submitted', submitted.payload, contextOf(source.manager, config));
      expect(told.map(({ to }) => to.email)).toEqual([seller.email, config.CONTACT_EMAIL, OFFLINE.OfflineBuyerEmail]);
      expect((await offer(property.id, await tokenOf(app, signer.id))).status).toBe(404);
    });
  });

  describe('the history of a deal', () => {
    /** Each way in which a deal comes about: who does it, and on which property. */
    const MAKERS: Record<string, () => Promise<{ by: number; propertyId: number }>> = {
      'an NDA': async () => {
        const [buyer, property] = [await aBuyer(source), await aProperty(source)];
        await aDocument(source, property.id);
        expect(
          (
            await app.call(
              'POST',
              '/api/buyer/property/add/dashboard',
              { ...NDA, StoreID: property.id },
              await tokenOf(app, buyer.id),
            )
          ).status,
        ).toBe(200);
        return { by: buyer.id, propertyId: property.id };
      },
      'the first offer after a rejection': async () => {
        const [buyer, property] = [await aBuyer(source), await aProperty(source)];
        await aSignedNda(source, property, buyer.id);
        await aDeal(source, property, buyer.id, 2);
        expect((await offer(property.id, await tokenOf(app, buyer.id))).status).toBe(200);
        return { by: buyer.id, propertyId: property.id };
      },
      'an offline offer': async () => {
        const { id } = await aProperty(source);
        expect((await offer(id, admin, OFFLINE, true)).status).toBe(200);
        return { by: adminId, propertyId: id };
      },
      'an administrator': async () => {
        const { id } = await aProperty(source);
        expect((await DOORS[0][2]((await aBuyer(source)).id, id)).status).toBe(200);
        return { by: adminId, propertyId: id };
      },
    };

    it.each(Object.keys(MAKERS))(
      '[FEVI-11] begins at Interested, with an audit row, when %s makes it',
      async (maker) => {
        const { by, propertyId } = await MAKERS[maker]();
        const [deal] = await source.query<{ id: number }[]>(
          'select id from deals where property_id = $1 order by id desc limit 1',
          [propertyId],
        );
        const history = await source.query<object[]>(
          'select from_status_id, to_status_id, actor_id from deal_history where deal_id = $1 order by id',
          [deal.id],
        );
        expect(history[0]).toEqual({ from_status_id: null, to_status_id: 4, actor_id: by });
        expect(history.slice(1)).toEqual(
          /offer/.test(maker) ? [{ from_status_id: 4, to_status_id: 6, actor_id: by }] : [],
        );
        const audit = await source.query<object[]>(
          `select actor_id from audit_log where action = 'deal.added' and subject_type = 'deal' and subject_id = $1`,
          [deal.id],
        );
        expect(audit).toEqual([{ actor_id: by }]);
      },
    );

    it("[FEVI-11] of an older deal gets the beginning that it lacks, once, at the moment at which the deal was made and in nobody's name", async () => {
      const [buyer, property] = [await aBuyer(source), await aProperty(source)];
      const { id } = await aDeal(source, property, buyer.id, 6);
      await source.query(
        `insert into deal_history (deal_id, from_status_id, to_status_id, actor_id, at) values ($1, 4, 6, $2, now() + interval '1 day')`,
        [id, buyer.id],
      );
      for (let time = 0; time < 2; time += 1) {
        const runner = source.createQueryRunner();
        await new DealBeginnings1790000000080().up(runner).finally(() => runner.release());
      }
      const deal = (await app.call('GET', `/api/v1/deals/${id}`, undefined, admin)).json<{
        createdAt: string;
        history: object[];
      }>();
      expect(deal.history).toEqual([
        {
          fromStatusId: null,
          toStatusId: 4,
          actorId: null,
          actorUserTypeId: null,
          actorName: null,
          at: deal.createdAt,
          reason: null,
        },
        expect.objectContaining({ fromStatusId: 4, toStatusId: 6, actorName: `${buyer.firstName} ${buyer.lastName}` }),
      ]);
      expect(
        await source.query(
          'select 1 from deals d where not exists (select 1 from deal_history h where h.deal_id = d.id and h.from_status_id is null and h.to_status_id = 4)',
        ),
      ).toEqual([]);
    });
  });
});
