import { addDays } from '@stowbridge/contract/dates';
import type { ReportFigures } from '@stowbridge/contract/reports';
import type { DataSource } from 'typeorm';
import { activities, Kind } from '../../../test/activities';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { everythingAt } from '../../../test/reports';
import { openTestDatabase } from '../../../test/test-database';
import { rollUpActivities } from '../activity/rollup';
import type { Property } from '../properties/editing/property.entity';
import { figuresOf } from './figures';

const ZONE = 'America/Denver';
const HOUR = 3_600_000;
/** The first moment of the week and of the next; one of 168 hours, and those in which the clocks are changed. */
const WEEKS = [
  { monday: '2026-06-01', from: '2026-06-01T06:00:00Z', to: '2026-06-08T06:00:00Z', hours: 168 },
  { monday: '2026-03-02', from: '2026-03-02T07:00:00Z', to: '2026-03-09T06:00:00Z', hours: 167 },
  { monday: '2026-10-26', from: '2026-10-26T06:00:00Z', to: '2026-11-02T07:00:00Z', hours: 169 },
];

/** What each figure is, counted from its table between two moments, which are those of UTC. */
const COUNTED = `
  select (select count(*)::int from activities where property_id = $1 and kind = 3 and at >= $2 and at < $3) views,
    (select count(*)::int from favourites where property_id = $1 and created_at >= $2 and created_at < $3) "newFavourites",
    (select count(*)::int from favourites where property_id = $1 and created_at < $3) favourites,
    (select count(*)::int from saved_searches where created_at < $3) "savedSearches",
    (select count(*)::int from ndas where property_id = $1 and signed_at >= $2 and signed_at < $3) "ndasSigned",
    (select count(*)::int from nda_events e, ndas n where n.id = e.nda_id and n.property_id = $1 and kind = 'access-opened' and at >= $2 and at < $3) "ndasGranted",
    (select count(distinct document_id)::int from document_opens where property_id = $1 and at >= $2 and at < $3) "documentsOpened",
    (select count(distinct user_id)::int from document_opens where property_id = $1 and at >= $2 and at < $3) "documentReaders",
    (select count(*)::int from questions where property_id = $1 and created_at >= $2 and created_at < $3) questions,
    (select count(*)::int from deals where property_id = $1 and submitted_at >= $2 and submitted_at < $3) offers`;

describe('the figures of a listing', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  let property: Property;
  beforeAll(async () => {
    ({ source, close } = await openTestDatabase());
  });
  beforeEach(async () => {
    property = await aProperty(source, { listedAt: new Date('2026-01-01T00:00:00Z') });
  });
  afterAll(() => close());

  const of = async (monday: string, { id } = property): Promise<ReportFigures> => {
    const figures = (await figuresOf(source, [id], { from: monday, to: addDays(monday, 6), zone: ZONE })).get(id);
    if (!figures) {
      throw new Error('No figures');
    }
    return figures;
  };
  const view = (...rows: { at: string; visitorId?: number; propertyId?: number }[]) =>
    activities(
      source,
      rows.map(({ at, ...row }) => ({ kind: Kind.View, propertyId: property.id, ...row, at: new Date(at) })),
    );

  it.each(WEEKS)(
    '[BEYB-63, BEYB-64] the week of $monday has $hours hours; each figure is what SQL counts between its ends',
    async ({ monday, from, to, hours }) => {
      const [start, stop] = [Date.parse(from), Date.parse(to)];
      expect((stop - start) / HOUR).toBe(hours);
      for (const at of [start - 1, start, stop - 1, stop, start + 80 * HOUR]) {
        await everythingAt(source, property, new Date(at));
      }
      const [counted] = await source.query<[Partial<ReportFigures>]>(COUNTED, [property.id, from, to]);
      expect(counted).toMatchObject({ views: 3, newFavourites: 3, favourites: 4, ndasSigned: 3, offers: 3 });
      expect(await of(monday)).toMatchObject(counted);
      // The same once the worker has counted the views into days.
      await rollUpActivities(source, ZONE);
      expect(await of(monday)).toMatchObject(counted);
    },
  );

  it('[BEYB-63] visitors return when they come on another day of the office, also one of an earlier week', async () => {
    const [regular, eager] = [(await aBuyer(source)).id, (await aBuyer(source)).id];
    await view(
      { at: '2026-05-20T18:00:00Z', visitorId: regular },
      { at: '2026-06-02T05:59:00Z', visitorId: eager },
      { at: '2026-06-02T06:01:00Z', visitorId: eager },
      { at: '2026-06-02T06:02:00Z', visitorId: eager },
      { at: '2026-06-03T18:00:00Z', visitorId: regular },
      { at: '2026-06-03T18:00:00Z' },
      { at: '2026-06-04T18:00:00Z' },
    );
    expect(await of('2026-06-01')).toMatchObject({ views: 6, returningViews: 3 });
  });

  it('[BEYB-63] opens of the office and of the seller, and people who were rejected, do not count', async () => {
    const [seller, admin] = [await aSeller(source), await anAdmin(source)];
    await source.query('update properties set seller_id = $2 where id = $1', [property.id, seller.id]);
    const at = '2026-06-03T18:00:00Z';
    const { id: document } = await aDocument(source, property.id, 1);
    for (const user of [seller.id, admin.id]) {
      await source.query(
        `insert into document_opens (document_id, property_id, user_id, at, kind) values ($1, $2, $3, $4, 'view')`,
        [document, property.id, user, at],
      );
    }
    const gone = await everythingAt(source, property, new Date(at));
    const searches = (await of('2026-06-01')).savedSearches;
    await source.query('update users set status_id = 3 where id = $1', [gone]);
    expect(await of('2026-06-01')).toMatchObject({
      documentsOpened: 1,
      documentReaders: 1,
      newFavourites: 0,
      favourites: 0,
      savedSearches: searches - 1,
    });
  });

  it('[BEYB-63] only saved searches that find the property count', async () => {
    await everythingAt(source, property, new Date('2026-06-03T18:00:00Z'));
    const elsewhere = await aProperty(source, { active: false, listedAt: property.listedAt });
    expect([(await of('2026-06-01')).savedSearches > 0, (await of('2026-06-01', elsewhere)).savedSearches]).toEqual([
      true,
      0,
    ]);
  });

  it('[BEYB-63, BEYB-72] offers that are sealed are not counted until they are due', async () => {
    await everythingAt(source, property, new Date('2026-06-03T18:00:00Z'));
    const sealed = `insert into offer_rounds (property_id, number, kind, due_at, timed, sealed, opens_at)
      values ($1, 1, 'best-and-final', now() + interval '1 day', true, true, '2026-06-01')`;
    expect(await of('2026-06-01')).toMatchObject({ ndasSigned: 1, offers: 1, signersWithOffer: 1 });
    await source.query(sealed, [property.id]);
    expect(await of('2026-06-01')).toMatchObject({ ndasSigned: 1, offers: 0, signersWithOffer: 0 });
  });

  it('[BEYB-63] the price history goes up to the end of the week, and only public changes count', async () => {
    const priced = (at: string, price: number, words: number | null = null) =>
      source.query(
        `insert into property_prices (property_id, at, price, alternate_price_option_id, status_id, active) values ($1, $2, $3, $4, 1, true)`,
        [property.id, at, price, words],
      );
    await priced('2026-05-01T12:00:00Z', 4_100_000);
    await priced('2026-06-02T12:00:00Z', 4_000_000, 1);
    await priced('2026-06-03T12:00:00Z', 4_100_000);
    await priced('2026-06-04T12:00:00Z', 3_900_000);
    await priced('2026-06-08T06:00:00Z', 3_800_000);
    expect(await of('2026-06-01')).toMatchObject({
      priceChanges: 1,
      prices: [
        { at: '2026-05-01T12:00:00.000Z', price: 4_100_000 },
        { at: '2026-06-04T12:00:00.000Z', price: 3_900_000 },
      ],
      daysListed: 158,
    });
  });
});

describe('comparable listings', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ source, close } = await openTestDatabase());
  });
  afterEach(() => close());

  const LISTED = new Date('2026-01-01T00:00:00Z');
  const compared = async (id: number) =>
    (await figuresOf(source, [id], { from: '2026-06-01', to: '2026-06-07', zone: ZONE })).get(id)?.comparable;
  const listings = async (views: number[], given: Partial<Property> = {}): Promise<number[]> => {
    const ids: number[] = [];
    for (const count of views) {
      const { id } = await aProperty(source, { listedAt: LISTED, ...given });
      ids.push(id);
      await activities(
        source,
        Array.from({ length: count }, () => ({
          kind: Kind.View,
          propertyId: id,
          at: new Date('2026-06-03T18:00:00Z'),
        })),
      );
    }
    return ids;
  };

  it('[BEYB-63] are those of the same type and state, else all, and at least ten beside the own one', async () => {
    const [own, ...others] = await listings([9, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await compared(own)).toBeNull();
    const [far] = await listings([40], { stateId: 7 });
    expect(await compared(own)).toEqual({ medianViews: 4.5, listings: 10, alike: false });
    await listings([30]);
    expect(await compared(own)).toEqual({ medianViews: 4.5, listings: 10, alike: true });
    expect(await compared(others[0])).toEqual({ medianViews: 5.5, listings: 10, alike: true });
    expect(await compared(far)).toEqual({ medianViews: 5, listings: 11, alike: false });
    await source.query('update properties set active = false where id = $1', [own]);
    expect(await compared(own)).toEqual({ medianViews: 4.5, listings: 10, alike: true });
    await source.query(`update properties set listed_at = '2026-06-09' where id = $1`, [others[0]]);
    expect(await compared(own)).toEqual({ medianViews: 5.5, listings: 10, alike: false });
  });

  it('[BEYB-63] the median is that of Postgres over the other listings', async () => {
    const views = [0, 0, 0, 1, 1, 2, 2, 2, 5, 8, 8, 13, 13];
    const ids = await listings(views);
    for (const [n, id] of ids.entries()) {
      const [{ median }] = await source.query<[{ median: number }]>(
        'select percentile_cont(0.5) within group (order by v) median from unnest($1::int[]) v',
        [views.filter((_, other) => other !== n)],
      );
      expect((await compared(id))?.medianViews).toBe(median);
    }
  });
});
