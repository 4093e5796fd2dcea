import { DataSource } from 'typeorm';
import { newDataSource } from '../src/platform/database/data-source';
import { Property } from '../src/domains/properties/editing/property.entity';
import { aProperty } from './builders';
import { runOn } from './test-database';
import { eventually } from './test-worker';
import { TopologyRig } from './topology/rig';

/** `bench/freshness.mjs` asks for more. */
const COMMITS = Number(process.env.FRESHNESS_COMMITS ?? 1);
const PRICE = 7_654_321;
/** Decides nothing: it ends a run that hangs. */
const CEILING_MS = 900_000;

/** What takes something from the public, and who may tell of it afterwards. */
const CHANGES = [
  { what: 'hides a price', set: 'alternate_price_option_id = 1' },
  { what: 'closes a property', set: 'status_id = 4' },
  { what: 'unpublishes a property', set: 'active = false' },
];

describe('two APIs that keep in memory what visitors read', () => {
  const rig = new TopologyRig();
  const took: number[] = [];
  let source: DataSource;

  beforeAll(async () => {
    await rig.start();
    source = await newDataSource(rig.primary.url, 2).initialize();
  }, CEILING_MS);
  afterAll(async () => {
    took.sort((one, other) => one - other);
    const at = (share: number): string => (took[Math.ceil(took.length * share) - 1] ?? NaN).toFixed(1);
    process.stdout.write(
      `  from a commit until no API tells what it hid, ${took.length} times: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms\n`,
    );
    await source?.destroy();
    await rig.stop();
  });

  const apis = (): number[] => rig.members.filter(({ kind }) => kind === 'api').map(({ port }) => port);

  /** What an API tells visitors of a property: by itself, among the found and on the map. */
  async function told(port: number, { id, city }: Property): Promise<string> {
    const origin = `http://127.0.0.1:${port}/api/home`;
    const search = { IsShowFull: true, City: city };
    const answers = await Promise.all([
      fetch(`${origin}/store/profile/${id}`),
      fetch(`${origin}/property/search`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(search),
      }),
      fetch(`${origin}/property/map?z=14&south=30&north=50&west=-110&east=-90`),
    ]);
    return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
  }
  const tellPrice = (texts: string[]): number =>
    texts.flatMap((text) => text.match(new RegExp(String(PRICE), 'g')) ?? []).length;
  const all = (property: Property): Promise<string[]> => Promise.all(apis().map((port) => told(port, property)));

  /** One property whose price both APIs have told, is told no more by either after the commit, and never again. */
  async function hidden(set: string, number: number): Promise<void> {
    const property = await aProperty(source, {
      city: `Freshness ${number}`,
      price: PRICE,
      latitude: 40,
      longitude: -100,
    });
    // In three answers of each API.
    await eventually(async () => tellPrice(await all(property)) === 6, CEILING_MS);
    await all(property);
    await runOn(rig.primary.url, `update properties set ${set} where id = ${property.id}`);
    const committed = performance.now();
    await eventually(async () => tellPrice(await all(property)) === 0, CEILING_MS);
    took.push(performance.now() - committed);
    for (let again = 0; again < 5; again += 1) {
      expect(tellPrice(await all(property))).toBe(0);
    }
    await runOn(rig.primary.url, `delete from properties where id = ${property.id}`);
  }

  let number = 0;

  /** How many properties of a city each API finds by a cap rate from 6 to 7. */
  const found = (city: string): Promise<number[]> =>
    Promise.all(
      apis().map(async (port) => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/home/property/search`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ IsShowFull: true, City: city, CapRateStart: 6, CapRateEnd: 7 }),
        });
        return ((await answer.json()) as { Store: unknown[] }).Store.length;
      }),
    );

  it(
    '[BEYB-08] after a commit that changes a NOI every API finds the property by it within a second, and never as before',
    async () => {
      const waited: number[] = [];
      for (let commit = 0; commit < COMMITS; commit += 1) {
        const city = `Rates ${(number += 1)}`;
        const { id } = await aProperty(source, { city, price: 1_000_000, noi: 50_000 });
        await eventually(async () => (await found(city)).every((count) => count === 0), CEILING_MS);
        for (const [noi, count] of [
          [65_000, 1],
          [80_000, 0],
        ]) {
          await runOn(rig.primary.url, `update properties set noi = ${noi} where id = ${id}`);
          const committed = performance.now();
          await eventually(async () => (await found(city)).every((each) => each === count), CEILING_MS);
          waited.push(performance.now() - committed);
          for (let again = 0; again < 5; again += 1) {
            expect(await found(city)).toEqual(apis().map(() => count));
          }
        }
        await runOn(rig.primary.url, `delete from properties where id = ${id}`);
      }
      const longest = Math.max(...waited);
      process.stdout.write(`  from a commit of a NOI until every API finds by it, at most ${longest.toFixed(1)} ms\n`);
      // A second on a quiet machine.
      expect(longest).toBeLessThan(20_000);
    },
    CEILING_MS,
  );

  it.each(CHANGES)(
    'after a commit that $what no API answers what it has kept',
    async ({ set }) => {
      for (let commit = 0; commit < COMMITS; commit += 1) {
        await hidden(set, (number += 1));
      }
    },
    CEILING_MS,
  );

  // Once, for the time it takes; of each kind where more commits are asked for.
  describe.each(COMMITS > 1 ? CHANGES : CHANGES.slice(0, 1))('after a commit that $what', ({ set }) => {
    it(
      'no API does while Redis and the workers are killed, and the replica stands still',
      async () => {
        const workers = rig.members.filter(({ kind }) => kind === 'worker');
        await runOn(rig.standby.url, 'select pg_wal_replay_pause()');
        const killed = Promise.all([...workers.map((worker) => rig.kill(worker)), rig.restartServer('redis')]);
        await hidden(set, (number += 1));
        await killed;
        await hidden(set, (number += 1));
        await runOn(rig.standby.url, 'select pg_wal_replay_resume()');
        await Promise.all(workers.map((worker) => rig.startAgain(worker)));
      },
      CEILING_MS,
    );
  });
});
