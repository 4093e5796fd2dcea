import type { INestApplicationContext } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { activities, Kind } from '../../../test/activities';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aStoreForm } from '../../../test/property-forms';
import { startTestApp, TestApp } from '../../../test/test-app';
import { eventually, startTestWorker, testConfig } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';
import { rowsOfWorkbook } from '../../../test/workbook';
import { ActivityRecorder } from '../../domains/activity/activity-recorder';
import type { DealReportRowDto, MostViewRowDto, SearchRowDto, SessionRowDto } from './analytics.calls.dto';
import type { Property } from '../../domains/properties/editing/property.entity';

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
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};
const COUNTERS = [
  'PropertyAdded',
  'PropertyViewed',
  'OfferReceived',
  'NDASigned',
  'PropertySold',
  'DealAccepted',
  'DealRejected',
] as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const EMPTY = { StartDate: '', EndDate: '' };

describe('analytics', () => {
  let app: TestApp;
  let admin: string;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  }, 60_000);
  afterAll(() => app.close());

  const ask = (report: string, body: object = { DateRangeID: 1, ...EMPTY }, token = admin) =>
    app.call('POST', `/api/analysis/report/${report}`, body, token);
  const flush = (): Promise<void> => (app.app as INestApplicationContext).get(ActivityRecorder).flush();

  describe('the lookups', () => {
    it('[CALL-020, ANA-05, ANA-38, CONST-17] date ranges begin with a heading that cannot be chosen', async () => {
      const answer = await app.call('GET', '/api/lookup/daterange', undefined, admin);
      expect(answer.json()).toEqual([
        { ID: '', Name: 'Select Date Range' },
        { ID: 1, Name: 'Last week(by day)' },
        { ID: 2, Name: 'Last 30 days(by week)' },
        { ID: 3, Name: 'Last 90 days(by week)' },
        { ID: 4, Name: 'Last 6 months(by month)' },
        { ID: 5, Name: 'Last 12 months(by month)' },
      ]);
    });

    it('[CALL-021, CONST-17, ANA-19] tracking types are the counters of the property report', async () => {
      const answer = await app.call('GET', '/api/lookup/tracking', undefined, admin);
      expect(answer.json()).toEqual(
        [
          'Property added',
          'Property viewed',
          'Offer received',
          'NDA signed',
          'Property sold',
          'Deal accepted',
          'Deal rejected',
        ].map((Name, index) => ({ ID: index + 1, Name })),
      );
    });
  });

  describe('searches, sessions and views', () => {
    it('[CALL-106, ANA-07, ANA-39] a search with a keyword is counted once, whatever its letter case and however many pages are read', async () => {
      const search = (Keyword: string, Page = 1) =>
        app.call('POST', '/api/home/property/search', { IsShowFull: true, Keyword, Page, PageLength: 10 });
      for (const [keyword, page] of [
        ['Quonset', 1],
        [' QUONSET ', 1],
        ['quonset', 2],
        ['Yurt', 1],
        ['', 1],
      ] as const) {
        expect((await search(keyword, page)).status).toBe(200);
      }
      expect((await app.call('POST', '/api/home/property/search', { Keyword: 'quon' })).status).toBe(200);
      await flush();
      const rows = (await ask('search')).json<SearchRowDto[]>();
      expect(rows.filter(({ SearchKeyword }) => /quon|yurt/.test(SearchKeyword))).toEqual([
        { SearchKeyword: 'quonset', Count: 2 },
        { SearchKeyword: 'yurt', Count: 1 },
      ]);
      expect(rows.some(({ SearchKeyword }) => SearchKeyword === '')).toBe(false);
    });

    it('[CALL-103, ANA-17, ANA-41] a view is counted, but not that of its seller or of an administrator', async () => {
      const seller = await aSeller(app.source);
      const property = await aProperty(app.source, { name: 'Seen Storage', sellerId: seller.id });
      const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
      for (const token of [undefined, buyer, await tokenOf(app, seller.id), admin]) {
        expect((await app.call('GET', `/api/home/store/profile/${property.id}`, undefined, token)).status).toBe(200);
      }
      expect((await app.call('GET', '/api/home/store/profile/2000000000')).status).toBe(404);
      await flush();
      expect(
        (await ask('mostview')).json<MostViewRowDto[]>().filter(({ StoreName }) => StoreName === 'Seen Storage'),
      ).toMatchObject([{ StoreID: expect.any(Number), StoreName: 'Seen Storage', Count: 2 }]);
    });

    it('[CALL-107, ANA-08, ANA-40] sessions are counted by period, and a period without any is zero', async () => {
      await activities(app.source, [{ kind: Kind.Session }, { kind: Kind.Session }]);
      const rows = (await ask('session')).json<SessionRowDto[]>();
      expect(rows.map(({ Count }) => Count)).toEqual([0, 0, 0, 0, 0, 0, 2]);
      expect(rows.map(({ Part }) => Part)).toEqual([false, false, false, false, false, false, true]);
      const day = today('America/Denver');
      expect((await ask('session', { StartDate: day, EndDate: day })).json()).toEqual([rows.at(-1)]);
      expect(rows.at(-1)?.TimePeriod).toBe(
        new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'America/Denver' }).format(
          new Date(),
        ),
      );
    });

    it('is counted into days by the worker, and says the same afterwards', async () => {
      const before = await Promise.all(
        ['search', 'session', 'mostview'].map(async (report) => (await ask(report)).text),
      );
      const { close } = await startTestWorker(
        testConfig({ DATABASE_URL: String((app.source.options as { url: string }).url) }),
      );
      try {
        const last = Number((await app.source.query<{ id: string }[]>('select max(id) id from activities'))[0].id);
        await eventually(
          async () =>
            (await app.source.query<unknown[]>('select 1 from activity_marks where activity_id = $1', [last])).length >
            0,
        );
      } finally {
        await close();
      }
      expect(
        await Promise.all(['search', 'session', 'mostview'].map(async (report) => (await ask(report)).text)),
      ).toEqual(before);
    });
  });

  describe('the property report', () => {
    let property: Property;
    let seller: string;

    beforeEach(async () => {
      const { id } = await aSeller(app.source);
      seller = await tokenOf(app, id);
      property = await aProperty(app.source, { sellerId: id, createdAt: new Date(Date.now() - 20 * 86_400_000) });
      await aDocument(app.source, property.id);
    });

    /** What today's row says of the property. */
    const counts = async (PropertyID: number, more: object = {}): Promise<Partial<DealReportRowDto>> => {
      await flush();
      const row = (await ask('dealreport', { DateRangeID: 1, ...EMPTY, PropertyID, ...more }))
        .json<DealReportRowDto[]>()
        .at(-1);
      return Object.fromEntries(COUNTERS.filter((name) => row?.[name] !== 0).map((name) => [name, row?.[name]]));
    };

    async function anOffer(): Promise<number> {
      const token = await tokenOf(app, (await aBuyer(app.source)).id);
      expect(
        (await app.call('POST', '/api/buyer/property/add/dashboard', { ...NDA, StoreID: property.id }, token)).status,
      ).toBe(200);
      const submit = (price: string) =>
        app.call(
          'POST',
          '/api/buyer/store/deal/',
          { Store: { StoreID: property.id, Price: price }, BuyerStore: TERMS },
          token,
        );
      expect((await submit('3,900,000')).status).toBe(200);
      return (await submit('3,950,000')).json<{ ID: number }>().ID;
    }

    it('[CALL-104, ANA-23] counts a property that is added and one that is viewed', async () => {
      const added = await app.call('POST', '/api/admin/store', aStoreForm({ StoreName: 'Counted Storage' }), admin);
      const { StoreID } = added.json<{ StoreID: number }>();
      expect(await counts(StoreID)).toEqual({ PropertyAdded: 1 });
      await app.call('GET', `/api/home/store/profile/${StoreID}`);
      expect(await counts(StoreID)).toEqual({ PropertyAdded: 1, PropertyViewed: 1 });
    });

    it('[CALL-104, ANA-23] counts an NDA and an offer, and its revision no second time', async () => {
      expect(await counts(property.id)).toEqual({});
      await anOffer();
      expect(await counts(property.id)).toEqual({ NDASigned: 1, OfferReceived: 1 });
      await anOffer();
      expect(await counts(property.id)).toEqual({ NDASigned: 2, OfferReceived: 2 });
    });

    it('[CALL-104, ANA-23] counts deals that are accepted, rejected and sold, and those that a sale rejects', async () => {
      const [taken, refused] = [await anOffer(), await anOffer(), await anOffer()];
      const offers = { NDASigned: 3, OfferReceived: 3 };
      expect((await app.call('POST', '/api/seller/deal/reject', { Id: refused }, seller)).status).toBe(200);
      expect(await counts(property.id)).toEqual({ ...offers, DealRejected: 1 });
      expect((await app.call('POST', '/api/seller/deal/accept', { Id: taken }, seller)).status).toBe(200);
      expect(await counts(property.id)).toEqual({ ...offers, DealRejected: 1, DealAccepted: 1 });
      expect((await app.call('POST', '/api/admin/deal/sold', { Id: taken }, admin)).status).toBe(200);
      expect(await counts(property.id)).toEqual({ ...offers, DealRejected: 2, DealAccepted: 1, PropertySold: 1 });
    });

    it('[ANA-19, ANA-43] shows one counter, one property or the properties of a name', async () => {
      await anOffer();
      const twin = await aProperty(app.source, { name: 'Twin of 100% Storage', createdAt: new Date() });
      expect(await counts(property.id, { TrackingTypeID: 4 })).toEqual({ NDASigned: 1 });
      expect(await counts(property.id, { TrackingTypeID: '' })).toEqual({ NDASigned: 1, OfferReceived: 1 });
      const named = async (PropertyName: string): Promise<number | undefined> =>
        (await ask('dealreport', { DateRangeID: 1, ...EMPTY, TrackingTypeID: 1, PropertyName }))
          .json<DealReportRowDto[]>()
          .at(-1)?.PropertyAdded;
      expect([await named('twin of 100%'), await named('twin_of'), await named('')]).toEqual([
        1,
        0,
        expect.any(Number),
      ]);
      expect(await counts(twin.id)).toEqual({ PropertyAdded: 1 });
    });

    it('[CONST-44] shows what happened on the properties of one seller', async () => {
      await anOffer();
      await app.call('GET', `/api/home/store/profile/${property.id}`);
      const other = await aProperty(app.source, { sellerId: (await aSeller(app.source)).id, createdAt: new Date() });
      await app.call('GET', `/api/home/store/profile/${other.id}`);
      await flush();
      const of = async (SellerID: number | null): Promise<DealReportRowDto | undefined> =>
        (await ask('dealreport', { DateRangeID: 1, ...EMPTY, SellerID })).json<DealReportRowDto[]>().at(-1);
      expect(await of(property.sellerId)).toMatchObject({
        PropertyAdded: 0,
        PropertyViewed: 1,
        OfferReceived: 1,
        NDASigned: 1,
        PropertySold: 0,
      });
      expect(await of(other.sellerId)).toMatchObject({
        PropertyAdded: 1,
        PropertyViewed: 1,
        OfferReceived: 0,
        NDASigned: 0,
      });
    });

    it('[ANA-23] has a row for each period, and those of a property that is gone stay', async () => {
      const rows = (await ask('dealreport', { DateRangeID: 5, ...EMPTY })).json<DealReportRowDto[]>();
      expect(rows).toHaveLength(13);
      for (const row of rows) {
        expect(Object.keys(row)).toEqual(['TimePeriod', ...COUNTERS, 'Part']);
      }
      expect([rows.slice(1, 12).some(({ Part }) => Part), rows[12].Part]).toEqual([false, true]);
      const deal = await anOffer();
      await app.call('POST', '/api/seller/deal/reject', { Id: deal }, seller);
      const rejected = async (): Promise<number | undefined> =>
        (await ask('dealreport', { DateRangeID: 1, PropertyName: property.name, TrackingTypeID: 7 }))
          .json<DealReportRowDto[]>()
          .at(-1)?.DealRejected;
      expect(await rejected()).toBe(1);
      expect((await app.call('PUT', `/api/admin/store/${property.id}/true`, undefined, admin)).status).toBe(200);
      expect(await rejected()).toBe(1);
    });

    it('[CALL-105, ANA-21, ANA-22, ANA-43] [FOFF-32] downloads as property_report.xlsx with the same rows and filters', async () => {
      await anOffer();
      const filters = { DateRangeID: 1, ...EMPTY, PropertyID: property.id, PropertyName: property.name };
      const download = (more: object = {}) =>
        app.app.inject({
          method: 'POST',
          url: '/api/analysis/report/dealreport/download',
          headers: { authorization: `Bearer ${admin}` },
          payload: { ...filters, Criteria: filters, ...more },
        });
      const answer = await download();
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
        200,
        XLSX,
        'attachment; filename="property_report.xlsx"',
      ]);
      const rows = (await ask('dealreport', filters)).json<DealReportRowDto[]>();
      expect(rows.at(-1)).toMatchObject({ NDASigned: 1, OfferReceived: 1 });
      expect(rowsOfWorkbook(answer.rawPayload)).toEqual([
        [
          'Time Period',
          'Property added',
          'Property viewed',
          'Offer received',
          'NDA signed',
          'Property sold',
          'Deal accepted',
          'Deal rejected',
        ],
        ...rows.map((row, at) => [
          at === 6 ? `${row.TimePeriod} (part)` : row.TimePeriod,
          ...COUNTERS.map((name) => String(row[name])),
        ]),
      ]);
      const one = rowsOfWorkbook((await download({ TrackingTypeID: 4 })).rawPayload);
      expect([one[0], one.at(-1)]).toEqual([
        ['Time Period', 'NDA signed'],
        [`${rows.at(-1)?.TimePeriod} (part)`, '1'],
      ]);
      expect((await download({ StartDate: today('America/Denver') })).payload).toBe('Please select To Date');
    });
  });

  describe('what is asked for', () => {
    const REPORTS = ['search', 'session', 'mostview', 'dealreport', 'dealreport/download'];
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const before = new Date(Date.now() - 370 * 86_400_000).toISOString().slice(0, 10);
    const day = today('America/Denver');

    it.each([
      ['[ANA-35] a From Date without a To Date', { StartDate: day, EndDate: '' }, 'Please select To Date'],
      ['[ANA-34] a To Date before the From Date', { StartDate: day, EndDate: before }, 'Please select valid To Date'],
      ['[ANA-32] a day after today', { StartDate: day, EndDate: tomorrow }, 'Please select valid To Date'],
      ['[ANA-33] a day more than 12 months ago', { StartDate: before, EndDate: day }, 'Please select valid From Date'],
      [
        '[ANA-44] a day that does not exist',
        { StartDate: '2026-02-30', EndDate: day },
        'Please select valid From Date',
      ],
      ['[ANA-44] another form of a day', { StartDate: day, EndDate: '11/03/2026' }, 'Please select valid To Date'],
      ['a range that is not in the lookup', { DateRangeID: 77 }, 'Please select valid Date Range'],
    ])('%s is refused by all reports', async (_title, body, message) => {
      for (const report of REPORTS) {
        const { status, text } = await ask(report, body);
        expect({ report, status, text }).toEqual({ report, status: 400, text: message });
      }
    });

    it('[ANA-42] names in any letter case and missing dates are understood', async () => {
      expect(
        (await ask('session', { daterangeid: '2', startdate: null })).json<SessionRowDto[]>().length,
      ).toBeGreaterThanOrEqual(5);
      expect((await ask('session', {})).json<SessionRowDto[]>()).toHaveLength(7);
      const refused = await ask('dealreport', { TrackingTypeID: 8 });
      expect([refused.status, refused.text]).toEqual([400, 'Please select valid Tracking Type']);
    });

    it('[CALL-103, CALL-104, CALL-105, CALL-106, CALL-107] nobody else is answered', async () => {
      const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
      for (const report of REPORTS) {
        expect((await ask(report, {}, buyer)).status).toBe(403);
        expect((await app.call('POST', `/api/analysis/report/${report}`, {})).status).toBe(401);
      }
    });
  });
});
