import { activities, Kind } from '../../../test/activities';
import { aProperty } from '../../../test/builders';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/test-database';
import { eventually } from '../../../test/test-worker';
import { DataSource } from 'typeorm';
import { newDataSource } from '../../platform/database/data-source';
import { rollUpActivities } from './rollup';

const ZONE = 'America/Denver';

describe('counting the days', () => {
  let source: DataSource;
  let url: string;
  let asOwner: OpenTestDatabase['asOwner'];
  let close: () => Promise<void>;

  beforeEach(async () => {
    ({ source, asOwner, close } = await openTestDatabase());
    url = (source.options as { url: string }).url;
  });
  afterEach(() => close());

  /** Count of each kind over all days. */
  const counted = async (): Promise<Record<number, number>> => {
    const rows = await source.query<{ kind: number; n: number }[]>(
      'select kind, sum(count)::int n from activity_days group by 1',
    );
    return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
  };
  const views = (many: number) =>
    activities(
      source,
      Array.from({ length: many }, () => ({ kind: Kind.View, propertyId: 1 })),
    );
  /** Lets the statement that moves the mark beyond an id take its time. */
  const slowDown = (beyond: number, seconds: number) =>
    asOwner(`
      create function take_time() returns trigger language plpgsql as $$ begin if new.activity_id > ${beyond} then perform pg_sleep(${seconds}); end if; return new; end $$;
      create trigger slow before update on activity_marks for each row execute function take_time()`);
  const otherSource = () => newDataSource(url, 3, 'other-counter').initialize();

  it('counts each kind by the day of the office, a keyword and a property by themselves too', async () => {
    const { id } = await aProperty(source);
    // Five in the morning in Greenwich is the evening before in Denver.
    const at = new Date('2026-07-02T05:00:00Z');
    await activities(source, [
      { kind: Kind.Search, at, keyword: 'denver' },
      { kind: Kind.Search, at, keyword: 'denver' },
      { kind: Kind.Search, at: new Date('2026-07-02T06:00:00Z'), keyword: 'denver' },
      { kind: Kind.Session, at },
      { kind: Kind.View, at, propertyId: id },
    ]);
    expect(await rollUpActivities(source, ZONE)).toBe(5);
    expect(await rollUpActivities(source, ZONE)).toBe(0);
    expect(await source.query('select kind, day::text, count from activity_days order by 1, 2')).toEqual([
      { kind: 1, day: '2026-07-01', count: 2 },
      { kind: 1, day: '2026-07-02', count: 1 },
      { kind: 2, day: '2026-07-01', count: 1 },
      { kind: 3, day: '2026-07-01', count: 1 },
    ]);
    expect(
      await source.query('select keyword, day::text, count from keyword_searches where span = 1 order by 2'),
    ).toEqual([
      { keyword: 'denver', day: '2026-07-01', count: 2 },
      { keyword: 'denver', day: '2026-07-02', count: 1 },
    ]);
    // The pieces lie edge to edge from 1970 on: 20635 days later it is 2026-07-01, and 20635 = 4 * 5158 + 3.
    expect(await source.query('select property_id, span, day::text, count from property_views order by span')).toEqual([
      { property_id: id, span: 1, day: '2026-07-01', count: 1 },
      { property_id: id, span: 4, day: '2026-06-28', count: 1 },
      { property_id: id, span: 16, day: '2026-06-20', count: 1 },
      { property_id: id, span: 64, day: '2026-06-04', count: 1 },
    ]);
  });

  it('adds to a day what came later, in as many steps as it takes', async () => {
    await views(25);
    expect(await rollUpActivities(source, ZONE, 10)).toBe(25);
    await views(3);
    expect(await rollUpActivities(source, ZONE, 1)).toBe(3);
    expect(await counted()).toEqual({ 3: 28 });
  });

  it('counts everything once when it is killed half-way', async () => {
    await views(20);
    await slowDown(10, 30);
    const other = await otherSource();
    const killed = rollUpActivities(other, ZONE, 10).then(
      () => 'finished',
      () => 'killed',
    );
    await eventually(
      async () =>
        (
          await source.query<unknown[]>(
            `select 1 from pg_stat_activity where application_name = 'other-counter' and wait_event = 'PgSleep'`,
          )
        ).length > 0,
    );
    await source.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'other-counter' and wait_event = 'PgSleep'`,
    );
    expect(await killed).toBe('killed');
    expect(await counted()).toEqual({ 3: 10 });
    await asOwner('drop trigger slow on activity_marks');
    expect(await rollUpActivities(source, ZONE, 10)).toBe(10);
    expect(await counted()).toEqual({ 3: 20 });
    await other.destroy();
  });

  it('counts everything once when two count at the same time', async () => {
    await views(40);
    await slowDown(0, 0.05);
    const other = await otherSource();
    const moved = await Promise.all([rollUpActivities(source, ZONE, 5), rollUpActivities(other, ZONE, 5)]);
    expect([moved[0] + moved[1], await rollUpActivities(source, ZONE), await counted()]).toEqual([40, 0, { 3: 40 }]);
    await other.destroy();
  });

  it('waits for a row that has drawn its id and is not committed yet', async () => {
    const late = source.createQueryRunner();
    await late.startTransaction();
    await late.query('insert into activities (at, kind) values (now(), 2)');
    await views(1);
    let done = false;
    const counting = rollUpActivities(source, ZONE).finally(() => (done = true));
    await eventually(
      async () =>
        (
          await source.query<unknown[]>(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length > 0,
    );
    expect(done).toBe(false);
    await late.commitTransaction();
    await late.release();
    await counting;
    await rollUpActivities(source, ZONE);
    expect(await counted()).toEqual({ 2: 1, 3: 1 });
  });

  it('leaves all of it for the next time when such a row does not come', async () => {
    const late = source.createQueryRunner();
    await late.startTransaction();
    await late.query('insert into activities (at, kind) values (now(), 2)');
    await views(1);
    expect(await rollUpActivities(source, ZONE)).toBe(0);
    expect(await counted()).toEqual({});
    await late.commitTransaction();
    await late.release();
    expect(await rollUpActivities(source, ZONE)).toBe(2);
    expect(await counted()).toEqual({ 2: 1, 3: 1 });
  });
});
