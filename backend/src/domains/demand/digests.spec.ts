import type { EntityManager } from 'typeorm';
import { aBuyer, aProperty } from '../../../test/builders';
import { aSavedSearch } from '../../../test/searches';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/test-database';
import { eventually } from '../../../test/test-worker';
import { tellAtOnce, tellOfListings } from './digests';
import { noteHits } from './hits';

const ZONE = 'America/Denver';
const TOMORROW = new Date(Date.now() + 48 * 3_600_000);

describe('telling of listings at once', () => {
  let source: OpenTestDatabase['source'];
  let close: OpenTestDatabase['close'];
  let asOwner: OpenTestDatabase['asOwner'];
  let buyerId: number;
  let propertyId: number;

  beforeEach(async () => {
    ({ source, close, asOwner } = await openTestDatabase());
    buyerId = (await aBuyer(source)).id;
    propertyId = (await aProperty(source)).id;
  });
  afterEach(() => close());

  const note = () => noteHits(source.manager, { propertyId, reason: 'new', priceId: null });
  const tell = () => source.transaction((manager) => tellAtOnce(manager, propertyId, ZONE));
  const count = async (text: string): Promise<number> =>
    (await source.query<{ n: number }[]>(`select count(*)::int n from ${text}`))[0].n;
  /** The buyer keeps the property, which is news again. */
  async function aKeptHit(): Promise<void> {
    await source.query('insert into favourites (user_id, property_id) values ($1, $2)', [buyerId, propertyId]);
    await source.query(
      'insert into property_prices (property_id, at, price, status_id, active) values ($1, now(), 4000000, 1, true)',
      [propertyId],
    );
    await source.query(
      `insert into favourite_hits (favourite_id, reason, price_id) select f.id, 'back', p.id from favourites f, property_prices p`,
    );
  }
  /** Once a transaction waits for another one. */
  const somebodyWaits = () =>
    eventually(
      async () => (await count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)) > 0,
    );

  it('[BEYB-25] what is hidden, or fits no more, waits for the next news of the property', async () => {
    await aSavedSearch(source, buyerId, { address: '/property/search/?priceTo=4000000' });
    await note();
    await aKeptHit();
    const untold = async () => [
      await count('digest_runs'),
      await count('search_hits where waits'),
      await count('favourite_hits where digest_id is null'),
    ];
    await source.query('update properties set active = false');
    await tell();
    expect(await untold()).toEqual([0, 1, 1]);
    await source.query('update properties set active = true, price = 4000001');
    await tell();
    expect(await untold()).toEqual([1, 1, 0]);
    await source.query('update properties set price = 4000000');
    await tell();
    expect(await untold()).toEqual([2, 0, 0]);
  });

  it('[BEYB-30] there are more hits of people times properties than an integer counts', async () => {
    for (const table of ['search_hits', 'favourite_hits']) {
      await asOwner(`alter table ${table} alter id restart with 2147483648`);
    }
    await aSavedSearch(source, buyerId);
    await note();
    await aKeptHit();
    await tell();
    expect(await count('search_hits where digest_id is not null')).toBe(1);
    expect(await count('favourite_hits where digest_id is not null')).toBe(1);
  });

  it('[BEYB-30] of two transactions that find the same hits waiting, one tells of them', async () => {
    await aSavedSearch(source, buyerId);
    await note();
    let second = Promise.resolve();
    await source.transaction(async (first) => {
      await tellAtOnce(first, propertyId, ZONE);
      second = tell();
      await somebodyWaits();
    });
    await second;
    expect([await count('digest_runs'), await count(`events where name = 'listings.found'`)]).toEqual([1, 1]);
  });

  it('[BEYB-30] of two transactions that find the same favourites untold, one tells of them', async () => {
    await aKeptHit();
    let second = Promise.resolve();
    await source.transaction(async (first) => {
      await tellAtOnce(first, propertyId, ZONE);
      second = tell();
      await somebodyWaits();
    });
    await second;
    expect([await count('digest_runs'), await count(`events where name = 'listings.found'`)]).toEqual([1, 1]);
  });

  it.each([
    ['at once', tell],
    ['daily', () => tellOfListings(source, ZONE, TOMORROW)],
  ] as const)(
    '[BEYB-30] whoever tells %s takes the searches in their order, so that nobody waits in a circle',
    async (frequency, tells) => {
      const ids: number[] = [];
      for (let n = 0; n < 20; n += 1) {
        ids.push(await aSavedSearch(source, buyerId, { frequency }));
      }
      await note();
      const lock = (manager: EntityManager, id: number) =>
        manager.query('select from saved_searches where id = $1 for no key update', [id]);
      let telling: Promise<unknown> = Promise.resolve();
      await source.transaction(async (manager) => {
        await lock(manager, ids[0]);
        telling = tells();
        await somebodyWaits();
        for (const id of ids) {
          await lock(manager, id);
        }
      });
      await telling;
      expect(await count('saved_searches where last_sent_at is not null')).toBe(20);
    },
  );
});
