import type { INestApplicationContext } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { activities, Kind } from '../../../test/activities';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { eventually, startTestWorker, testConfig } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';
import { ActivityRecorder } from '../../domains/activity/activity-recorder';
import type { MostViewRowDto, SearchRowDto, SessionRowDto } from './analytics.calls.dto';

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
        { upkeep: 300 },
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
