import { aDocument, anAdmin, aProperty } from '../../test/builders';
import { openTestDatabase, type OpenTestDatabase } from '../../test/test-database';
import { eventually } from '../../test/test-worker';
import { markerOf } from '../domains/properties/search/map.service';
import { cardOf } from '../domains/properties/search/search.queries';
import { profileOf } from '../views/profile/profile.queries';
import { migrationSource } from '../platform/database/run-migrations';
import { withTextsAtTheEnd } from './listing-texts';
import { migrate } from './migrate';

/** What differs from what the live rows say, and what is there for one that is not published. */
const WRONG = `
  select l.id, l.active, t.card, c.card live, t.profile, r.profile live_profile, t.marker, m.marker live_marker
  from properties l left join listing_texts t on t.property_id = l.id
  left join lateral (${cardOf('l.id')}) c on true left join lateral (${profileOf('l.id', 'false', 'false', 'false', 'false')}) r on true
  left join lateral (${markerOf('l.id')}) m on true
  where (t.card, t.marker, t.profile, t.listed_at) is distinct from (c.card, m.marker, r.profile, r."listedAt")`;

describe('the finished texts of properties', () => {
  let database: OpenTestDatabase;
  const query = <Row>(text: string, values?: unknown[]): Promise<Row[]> => database.source.query(text, values);
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const textOf = async (id: number): Promise<{ card: string; profile: string } | undefined> =>
    (await query<{ card: string; profile: string }>('select * from listing_texts where property_id = $1', [id]))[0];
  const wrong = (): Promise<unknown[]> =>
    database.source.transaction(async (manager) => {
      await manager.query(`set local timezone = 'UTC'`);
      return manager.query(WRONG);
    });

  it('change with whatever they tell, in the same transaction', async () => {
    const [{ id }, broker] = [await aProperty(database.source), await anAdmin(database.source)];
    const image = (name: string, at: number) =>
      query(
        `insert into property_images (property_id, position, file_name, width, height, color) values ($1, $2, $3, 800, 600, '#aabbcc')`,
        [id, at, name],
      );
    const steps: [told: string, change: () => Promise<unknown>][] = [
      ['"StoreName":"Renamed"', () => query(`update properties set name = 'Renamed' where id = $1`, [id])],
      ['first.jpg', () => image('first.jpg', 2)],
      ['before.jpg', () => image('before.jpg', 1)],
      ['moved.jpg', () => query(`update property_images set file_name = 'moved.jpg' where file_name = 'before.jpg'`)],
      [
        `"BrokerIds":"${broker.id}"`,
        () => query('insert into property_agents (property_id, user_id, position) values ($1, $2, 1)', [id, broker.id]),
      ],
      ['"Cornelia"', () => query(`update users set first_name = 'Cornelia' where id = $1`, [broker.id])],
      ['"Chief Broker"', () => query(`update positions set name = 'Chief Broker' where id = $1`, [broker.positionId])],
      ['"Ready Storage"', () => query(`update store_types set name = 'Ready Storage' where id = 1`)],
      ['"C0"', () => query(`update states set code = 'C0' where id = 6`)],
      ['"HasNDA":true', () => aDocument(database.source, id)],
      ['"Price on request"', () => query('update properties set alternate_price_option_id = 1 where id = $1', [id])],
      ['"On sale"', () => query(`update property_statuses set name = 'On sale' where id = 1`)],
      ['"Call us"', () => query(`update price_alternatives set name = 'Call us' where id = 1`)],
      ['"CreatedDate":null', () => query('update properties set status_id = 4, closed_at = now() where id = $1', [id])],
    ];
    await query(`update price_alternatives set name = 'Price on request' where id = 1`);
    for (const [told, change] of steps) {
      const before = await textOf(id);
      expect(`${before?.card} ${before?.profile}`).not.toContain(told);
      await change();
      const after = await textOf(id);
      expect(`${after?.card} ${after?.profile}`).toContain(told);
    }
    await query('delete from property_agents where property_id = $1', [id]);
    await query('delete from documents where property_id = $1', [id]);
    await query('delete from property_images where property_id = $1', [id]);
    expect(await wrong()).toEqual([]);
  });

  it('are not there for what is not published', async () => {
    const { id } = await aProperty(database.source, { active: false });
    expect(await textOf(id)).toBeUndefined();
    await query('update properties set active = true where id = $1', [id]);
    expect(await textOf(id)).toBeDefined();
    await query('update properties set active = false where id = $1', [id]);
    expect(await textOf(id)).toBeUndefined();
    await query('update properties set active = true where id = $1', [id]);
    await query('delete from properties where id = $1', [id]);
    expect(await textOf(id)).toBeUndefined();
  });

  it('hold what two transactions wrote at the same time', async () => {
    const { id } = await aProperty(database.source);
    const [one, other] = [database.source.createQueryRunner(), database.source.createQueryRunner()];
    await one.startTransaction();
    await other.startTransaction();
    await one.query(
      `insert into property_images (property_id, position, file_name, width, height, color) values ($1, 1, 'both.jpg', 8, 6, '#aabbcc')`,
      [id],
    );
    const second = other
      .query(`update properties set name = 'Both Storage' where id = $1`, [id])
      .then(() => other.commitTransaction());
    await eventually(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await query(waiting)).length === 1;
    });
    await one.commitTransaction();
    await second;
    await Promise.all([one.release(), other.release()]);
    const { card = '' } = (await textOf(id)) ?? {};
    expect(card).toContain('Both Storage');
    expect(card).toContain('both.jpg');
  });

  it('are made anew where a release tells them in another way', async () => {
    await aProperty(database.source);
    await database.asOwner(`update listing_texts set card = 'stale'`);
    await migrate(database.ownerUrl);
    expect((await wrong()).length).toBeGreaterThan(0);
    await database.asOwner(`comment on function make_listing_texts is 'another release'`);
    await migrate(database.ownerUrl);
    expect(await wrong()).toEqual([]);
  });

  it('are made once by a large import, at its end', async () => {
    const owner = await migrationSource(database.ownerUrl).initialize();
    try {
      await owner.transaction((manager) =>
        withTextsAtTheEnd(manager, async () => {
          const [{ id }] = await manager.query<{ id: number }[]>(
            `insert into properties (name, address1, city, state_id, zip_code, store_type_id, status_id, active) values ('Imported', '1 Main St', 'Boise', 13, '83702', 1, 1, true) returning id`,
          );
          expect(await manager.query('select from listing_texts where property_id = $1', [id])).toEqual([]);
        }),
      );
    } finally {
      await owner.destroy();
    }
    expect(await wrong()).toEqual([]);
    const { id } = await aProperty(database.source);
    expect(await textOf(id)).toBeDefined();
  });
});
