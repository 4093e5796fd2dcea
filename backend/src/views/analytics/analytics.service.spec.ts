import { dayIn, today } from '@stowbridge/contract/dates';
import { activities, Kind } from '../../../test/activities';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { adminCaller, callerOf } from '../../../test/callers';
import { openTestDatabase, type OpenTestDatabase, withoutReplicas } from '../../../test/test-database';
import { DataSource } from 'typeorm';
import { Caller, Role } from '../../platform/access/permissions';
import { Config } from '../../config';
import { mostViewRowDto, searchRowDto } from './analytics.calls.dto';
import { AnalyticsService } from './analytics.service';
import { plusDays } from '../../domains/activity/calendar';
import { PropertyReportService } from './property-report.service';
import { topTen } from './top-ten.queries';
import { activitiesInRange, SESSIONS } from './reports.queries';
import { rollUpActivities } from '../../domains/activity/rollup';
import { dayRangesOf } from '../../domains/activity/day-ranges';

const HALF_HOUR = 1_800_000;

/** The days of the last 11 months on which the clocks of a zone change, and how many half hours they have. */
function clockChanges(zone: string): { day: string; halfHours: number }[] {
  const dayOf = dayIn(zone);
  const lengths = new Map<string, number>();
  for (
    let at = Math.floor(Date.now() / HALF_HOUR) * HALF_HOUR;
    at > Date.now() - 330 * 48 * HALF_HOUR;
    at -= HALF_HOUR
  ) {
    const day = dayOf(new Date(at));
    lengths.set(day, (lengths.get(day) ?? 0) + 1);
  }
  const whole = [...lengths].slice(1, -1);
  return whole.filter(([, halfHours]) => halfHours !== 48).map(([day, halfHours]) => ({ day, halfHours }));
}

/** The day ranges of a range as two arrays in SQL. */
function dayRanges(from: string, to: string): string {
  const { spans, days } = dayRangesOf(from, to);
  return `'{${spans.join()}}', '{${days.join()}}'`;
}

describe('reports', () => {
  let source: DataSource;
  let asOwner: OpenTestDatabase['asOwner'];
  let close: () => Promise<void>;
  let admin: Caller;

  beforeEach(async () => {
    ({ source, asOwner, close } = await openTestDatabase());
    admin = adminCaller(await anAdmin(source));
  });
  afterEach(() => close());

  const service = (zone: string): AnalyticsService =>
    new AnalyticsService(withoutReplicas(source), Object.assign(new Config(), { OFFICE_TIME_ZONE: zone }));
  const propertyReport = (zone: string): PropertyReportService =>
    new PropertyReportService(withoutReplicas(source), Object.assign(new Config(), { OFFICE_TIME_ZONE: zone }));
  const pair = (from: string, to = from) => ({ from, to });

  it.each(['America/Denver', 'Australia/Lord_Howe', 'Europe/Berlin'])(
    '[ANA-28, ANA-40] in %s a day on which the clocks change has all its hours and no other',
    async (zone) => {
      const changes = clockChanges(zone);
      expect(changes.length).toBeGreaterThan(0);
      for (const { day, halfHours } of changes) {
        // Every half hour from a day before to a day after.
        await source.query(
          `insert into activities (at, kind) select at, 2 from generate_series(($1::date - 1)::timestamp at time zone $2, ($1::date + 2)::timestamp at time zone $2 - interval '1 ms', interval '30 minutes') at`,
          [day, zone],
        );
        expect((await service(zone).sessions(admin, pair(day))).map(({ count }) => count)).toEqual([halfHours]);
        await rollUpActivities(source, zone);
        expect((await service(zone).sessions(admin, pair(day))).map(({ count }) => count)).toEqual([halfHours]);
        expect(
          (await service(zone).sessions(admin, pair(plusDays(day, -1), plusDays(day, 1)))).map(({ count }) => count),
        ).toEqual([48, halfHours, 48]);
      }
    },
  );

  it('[ANA-28] both ends are included to the millisecond, and days without anything are zero', async () => {
    const zone = 'America/Denver';
    const [first, last] = [plusDays(today(zone), -6), plusDays(today(zone), -4)];
    const moment = async (day: string, milliseconds: number): Promise<Date> =>
      (
        await source.query<{ at: Date }[]>(`select $1::date::timestamp at time zone $2 + $3 * interval '1 ms' as at`, [
          day,
          zone,
          milliseconds,
        ])
      )[0].at;
    const edges = [
      await moment(first, -1),
      await moment(first, 0),
      await moment(plusDays(last, 1), -1),
      await moment(plusDays(last, 1), 0),
    ];
    await activities(
      source,
      edges.map((at) => ({ kind: Kind.Session, at })),
    );
    for (const counted of [false, true]) {
      if (counted) {
        await rollUpActivities(source, zone);
      }
      expect((await service(zone).sessions(admin, pair(first, last))).map(({ count }) => count)).toEqual([1, 0, 1]);
      expect((await service(zone).sessions(admin, { presetId: 1 })).map(({ count }) => count)).toEqual([
        1, 0, 1, 1, 0, 0, 0,
      ]);
    }
  });

  it('[ANA-07, ANA-17, ANA-39, ANA-40, ANA-41] says the same before, while and after the days are counted', async () => {
    const zone = 'America/Denver';
    const [one, two] = [await aProperty(source, { name: 'Twin' }), await aProperty(source, { name: 'Twin' })];
    const reports = async () => ({
      searches: (await service(zone).searches(admin, {})).map(searchRowDto),
      sessions: (await service(zone).sessions(admin, {})).at(-1)?.count,
      views: (await service(zone).mostViewed(admin, {})).map(mostViewRowDto),
      report: (await propertyReport(zone).rows(admin, {})).at(-1)?.propertyViewed,
      ofOne: (await propertyReport(zone).rows(admin, { propertyId: one.id })).at(-1)?.propertyViewed,
    });
    const some = [
      { kind: Kind.Search, keyword: 'denver' },
      { kind: Kind.Search, keyword: 'boat' },
      { kind: Kind.Search, keyword: 'denver' },
      { kind: Kind.Search, keyword: 'austin' },
      { kind: Kind.Session },
      { kind: Kind.View, propertyId: two.id },
      { kind: Kind.View, propertyId: two.id },
      { kind: Kind.View, propertyId: one.id },
    ];
    await activities(source, some);
    const once = {
      searches: [
        { SearchKeyword: 'denver', Count: 2 },
        { SearchKeyword: 'austin', Count: 1 },
        { SearchKeyword: 'boat', Count: 1 },
      ],
      sessions: 1,
      views: [
        { StoreID: two.id, StoreName: 'Twin', Count: 2 },
        { StoreID: one.id, StoreName: 'Twin', Count: 1 },
      ],
      report: 3,
      ofOne: 1,
    };
    expect(await reports()).toEqual(once);
    await rollUpActivities(source, zone);
    expect(await reports()).toEqual(once);
    await activities(source, some);
    expect(await reports()).toEqual({
      searches: once.searches.map((row) => ({ ...row, Count: 2 * row.Count })),
      sessions: 2,
      views: [
        { StoreID: two.id, StoreName: 'Twin', Count: 4 },
        { StoreID: one.id, StoreName: 'Twin', Count: 2 },
      ],
      report: 6,
      ofOne: 2,
    });
  });

  it.each([
    ['searches', topTen.keywords, dayRanges, '10, 16'],
    ['sessions', SESSIONS, () => '', undefined],
    ['most viewed', topTen.views, dayRanges, '10, 16'],
    ['property report', activitiesInRange([2], {}), (from: string, to: string) => `'{${from}}', '{${to}}'`, undefined],
  ])('%s reads the activities that are not counted yet, and not all of them', async (_title, text, more, limits) => {
    await source.query(
      `insert into activities (at, kind, keyword) select now() - n * interval '5 minutes', 1 + n % 3, 'word' from generate_series(1, 60000) n`,
    );
    await rollUpActivities(source, 'America/Denver');
    await asOwner('analyze');
    const [from, to] = [plusDays(today('America/Denver'), -364), today('America/Denver')];
    const plan = await source.transaction(async (manager) => {
      await manager.query('set local plan_cache_mode = force_generic_plan');
      await manager.query(`prepare report as ${text}`);
      const values = [`'${from}'`, `'${to}'`, `'America/Denver'`, more(from, to), limits].filter(Boolean);
      return JSON.stringify(await manager.query(`explain (analyze, format json) execute report(${values.join(', ')})`));
    });
    expect(plan).toContain('"Index Name":"activities_pk"');
    expect(plan).not.toMatch(/"Node Type":"(Seq Scan|Bitmap Heap Scan)"[^{}]*"Relation Name":"activities"/);
  });

  it('shows the ten largest', async () => {
    const searched = Array.from({ length: 12 }, (_, index) =>
      Array.from({ length: index + 1 }, () => ({ kind: Kind.Search, keyword: `word ${index}` })),
    );
    await activities(source, searched.flat());
    const rows = await service('America/Denver').searches(admin, {});
    expect(rows.map(({ count }) => count)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('is refused to everybody but administrators', async () => {
    const buyer = callerOf(await aBuyer(source), [Role.Buyer]);
    const zone = 'America/Denver';
    for (const call of [
      () => service(zone).searches(buyer, {}),
      () => service(zone).sessions(buyer, {}),
      () => service(zone).mostViewed(buyer, {}),
      () => propertyReport(zone).rows(buyer, {}),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
    }
  });
});
