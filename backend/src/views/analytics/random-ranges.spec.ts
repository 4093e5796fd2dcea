import { today } from '@stowbridge/contract/dates';
import { anAdmin, aProperty } from '../../../test/builders';
import { adminCaller } from '../../../test/callers';
import { openTestDatabase, type OpenTestDatabase, withoutReplicas } from '../../../test/test-database';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { Caller } from '../../platform/access/permissions';
import { Config } from '../../config';
import { mostViewRowDto, searchRowDto } from './analytics.calls.dto';
import { AnalyticsService } from './analytics.service';
import { plusDays } from '../../domains/activity/calendar';
import { dateRange } from '../../domains/activity/date-range';
import { topTenOf } from './top-ten';
import { PropertyReportService } from './property-report.service';
import { rollUpActivities } from '../../domains/activity/rollup';

const ZONE = 'Europe/Berlin';
const DAYS = 360;
const PROPERTIES = 60;
const COUNTED = 24_000;
const LATE = 300;
const RANGES = 60;
const FAVOURITE = 1;
const GONE = 5;

/** What every report must equal: the raw rows, counted one by one. */
const within = `(at at time zone '${ZONE}')::date between $1::date and $2::date`;
const VIEWS = `select p.id "StoreID", p.name "StoreName", count(*)::int "Count" from activities a join properties p on p.id = a.property_id where kind = 3 and ${within} group by p.id order by 3 desc, p.name, p.id limit 10`;
const WORDS = `select keyword "SearchKeyword", count(*)::int "Count" from activities where kind = 1 and ${within} group by 1 order by 2 desc, 1 limit 10`;
const HAPPENED = `select count(*) filter (where kind = 2)::int sessions, count(*) filter (where kind = 3)::int viewed, count(*) filter (where kind = 3 and property_id = $3)::int "ofOne" from activities where ${within}`;

describe('reports of any range', () => {
  let source: DataSource;
  let asOwner: OpenTestDatabase['asOwner'];
  let close: () => Promise<void>;
  let admin: Caller;
  let analytics: AnalyticsService;
  let report: PropertyReportService;

  /** Random rows of the last year up to now: some keys are FAVOURITEs all year, others for a season, most are rare. */
  const activities = (many: number, seed: number) =>
    source.query(
      `with drawn as materialized (select random() r, random() s, random() season, random() kind from (select setseed($4::float8)) seeded, generate_series(1, $1::int))
       insert into activities (at, kind, property_id, keyword)
       select now() - ($2::int * season) * interval '1 day', k, case when k = 3 then id end, case when k = 1 then 'word ' || id end
       from (select season, 1 + floor(kind * 3)::int k, 1 + floor((case when s < 0.3 then season else r ^ 3 end) * $3::int)::int % $3 id from drawn) made`,
      [many, DAYS, PROPERTIES, seed],
    );

  beforeAll(async () => {
    ({ source, asOwner, close } = await openTestDatabase());
    admin = adminCaller(await anAdmin(source));
    // Names repeat, so that equal counts are told apart by id; one that many viewed is gone.
    for (let index = 0; index < PROPERTIES; index += 1) {
      await aProperty(source, { name: `Store ${index % 40}` });
    }
    const config = Object.assign(new Config(), { OFFICE_TIME_ZONE: ZONE });
    [analytics, report] = [
      new AnalyticsService(withoutReplicas(source), config),
      new PropertyReportService(withoutReplicas(source), config),
    ];
    await activities(COUNTED, 0.1);
    await source.query(`delete from properties where id = ${GONE}`);
    await rollUpActivities(source, ZONE);
    await activities(LATE, 0.2);
    await asOwner('analyze');
  });
  afterAll(() => close());

  it('[ANA-07, ANA-08, ANA-17, ANA-19, ANA-28] say exactly what a count of all rows says, also over changes of the clocks', async () => {
    const last = today(ZONE);
    const range = fc.tuple(fc.nat(DAYS - 1), fc.nat(DAYS - 1)).map(([one, two]) => ({
      from: plusDays(last, -Math.max(one, two)),
      to: plusDays(last, -Math.min(one, two)),
    }));
    await fc.assert(
      fc.asyncProperty(range, async (asked) => {
        const span = [asked.from, asked.to];
        expect((await analytics.mostViewed(admin, asked)).map(mostViewRowDto)).toEqual(await source.query(VIEWS, span));
        expect((await analytics.searches(admin, asked)).map(searchRowDto)).toEqual(await source.query(WORDS, span));
        // The way for ranges in which the tops of the day ranges do not decide.
        const dates = dateRange(asked, last);
        const counts = (rows: object[]): unknown[][] => rows.map((row) => Object.values(row));
        expect(counts(await topTenOf(withoutReplicas(source), 'views', dates, ZONE, 10, []))).toEqual(
          counts(await source.query<object[]>(VIEWS, span)),
        );
        const words = await topTenOf(withoutReplicas(source), 'keywords', dates, ZONE, 10, []);
        expect(words.map(({ label, count }) => [label, count])).toEqual(
          counts(await source.query<object[]>(WORDS, span)),
        );
        const [{ sessions, viewed, ofOne }] = await source.query<{ sessions: number; viewed: number; ofOne: number }[]>(
          HAPPENED,
          [...span, FAVOURITE],
        );
        const sum = (counts: number[]): number => counts.reduce((a, b) => a + b, 0);
        expect(sum((await analytics.sessions(admin, asked)).map(({ count }) => count))).toBe(sessions);
        expect(sum((await report.rows(admin, asked)).map(({ propertyViewed }) => propertyViewed))).toBe(viewed);
        expect(
          sum(
            (await report.rows(admin, { ...asked, propertyId: FAVOURITE })).map(({ propertyViewed }) => propertyViewed),
          ),
        ).toBe(ofOne);
      }),
      { numRuns: RANGES },
    );
  });
});
