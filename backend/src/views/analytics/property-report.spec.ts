import type { INestApplicationContext } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aStoreForm } from '../../../test/property-forms';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { rowsOfWorkbook } from '../../../test/workbook';
import { ActivityRecorder } from '../../domains/activity/activity-recorder';
import type { DealReportRowDto } from './analytics.calls.dto';
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
  });
  afterAll(() => app.close());

  const ask = (report: string, body: object = { DateRangeID: 1, ...EMPTY }, token = admin) =>
    app.call('POST', `/api/analysis/report/${report}`, body, token);
  const flush = (): Promise<void> => (app.app as INestApplicationContext).get(ActivityRecorder).flush();

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

    it('[CALL-105, ANA-21, ANA-22, ANA-43] [FOFF-26] [FOFF-32] downloads as property_report.xlsx with the same rows and filters', async () => {
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
        ['Total', ...COUNTERS.map((name) => String(rows.reduce((sum, row) => sum + row[name], 0)))],
      ]);
      const one = rowsOfWorkbook((await download({ TrackingTypeID: 4 })).rawPayload);
      expect([one[0], ...one.slice(-2)]).toEqual([
        ['Time Period', 'NDA signed'],
        [`${rows.at(-1)?.TimePeriod} (part)`, '1'],
        ['Total', '1'],
      ]);
      expect((await download({ StartDate: today('America/Denver') })).payload).toBe('Please select To Date');
    });
  });
});
