import { DataSource, DeepPartial } from 'typeorm';
import { aProperty } from '../../../../test/builders';
import {
  openTestDatabase,
  type OpenTestDatabase,
  rebuildSearch,
  withoutReplicas,
} from '../../../../test/test-database';
import { throughIndex } from './keyword.queries';
import { Config } from '../../../config';
import { PublicAnswers } from '../../../platform/cache/public-answers';
import { MapService } from './map.service';
import { Property } from '../editing/property.entity';
import { SearchIndexService } from './search-index.service';
import { suggestionsFor } from './suggestions.queries';

/** A place of its own, so that nothing else is near. */
const YUMA = { city: 'Yuma', zipCode: '85364', stateId: 3, latitude: 32.69, longitude: -114.62 };
const NOME = { city: 'Nome', zipCode: '99762', stateId: 2, latitude: 64.5, longitude: -165.4 };

describe('what search, suggestions and map read', () => {
  let database: OpenTestDatabase;
  let source: DataSource;
  let index: SearchIndexService;
  let map: MapService;

  beforeAll(async () => {
    database = await openTestDatabase();
    source = database.source;
    index = new SearchIndexService(source);
    map = new MapService(new PublicAnswers(source, withoutReplicas(source), new Config()));
  });
  afterAll(() => database.close());

  async function foundBy(text: string): Promise<number[]> {
    const rows = await source.query<{ id: number }[]>(
      'select property_id id from search_texts where tsv @@ $1::text::tsquery order by 1',
      [throughIndex(text)?.text],
    );
    return rows.map(({ id }) => id);
  }
  async function suggestedFor(typed: string): Promise<string> {
    const { text, values } = suggestionsFor(typed);
    const [row] = await source.query<{ answer: string }[]>(text, values);
    return row?.answer ?? '[]';
  }
  /** How many properties the map counts around a place, zoomed out and in. */
  async function countedAt({ latitude, longitude }: { latitude: number; longitude: number }): Promise<number[]> {
    const counts = [4, 9].map(async (z) => {
      const box = {
        south: latitude - 1,
        north: latitude + 1,
        west: longitude - 1,
        east: longitude + 1,
      };
      const cells = JSON.parse(await map.cells({ filter: {}, box, z })) as [count: number][];
      return cells.reduce((sum, [count]) => sum + count, 0);
    });
    return Promise.all(counts);
  }
  async function indexed(given: DeepPartial<Property>): Promise<Property> {
    const property = await aProperty(source, given);
    await index.refresh(property.id);
    return property;
  }

  it('[SRCH-08, APROP-29] has a new property at once, however often it is told', async () => {
    const { id } = await indexed({ ...YUMA, name: 'Quartzsite Lockers' });
    await index.refresh(id);
    expect(await foundBy('quartzsite yuma')).toEqual([id]);
    expect(await suggestedFor('quart')).toContain('Quartzsite Lockers');
    expect(await countedAt(YUMA)).toEqual([1, 1]);
  });

  it('[SRCH-08] follows a property that gets another name and another place', async () => {
    const { id } = await indexed({ ...YUMA, name: 'Saguaro Vaults' });
    const before = await countedAt(YUMA);
    await source.getRepository(Property).update(id, { ...NOME, name: 'Driftwood Vaults' });
    await index.refresh(id);
    expect(await foundBy('saguaro')).toEqual([]);
    expect(await foundBy('driftwood nome')).toEqual([id]);
    expect(
      await source.query('select distinct state_id, closed from search_tokens where property_id = $1', [id]),
    ).toEqual([{ state_id: NOME.stateId, closed: false }]);
    expect(await suggestedFor('sagu')).not.toContain('Saguaro Vaults');
    expect(await countedAt(YUMA)).toEqual(before.map((count) => count - 1));
    expect(await countedAt(NOME)).toEqual([1, 1]);
  });

  it('[APROP-21, APROP-23, SRCH-08] forgets what is unpublished or deleted', async () => {
    const place = { ...NOME, latitude: 59, longitude: -151 };
    const [hidden, deleted] = [
      await indexed({ ...place, name: 'Halibut Storage' }),
      await indexed({ ...place, name: 'Kachemak Storage' }),
    ];
    expect(await countedAt(place)).toEqual([2, 2]);
    await source.getRepository(Property).update(hidden.id, { active: false });
    await source.getRepository(Property).delete(deleted.id);
    for (const { id } of [hidden, deleted]) {
      await index.refresh(id);
    }
    for (const name of ['halibut', 'kachemak']) {
      expect(await foundBy(name)).toEqual([]);
      expect((await suggestedFor(name)).toLowerCase()).not.toContain(name);
    }
    expect(await countedAt(place)).toEqual([0, 0]);
  });

  it('[SRCH-08] agrees with what a complete rebuild makes of the same properties', async () => {
    await indexed({ ...YUMA, name: 'Ocotillo Units' });
    const tables = ['search_texts', 'search_tokens', 'search_words', 'map_cells'];
    const contents = () =>
      Promise.all(
        tables.map((table) =>
          source.query(
            `select to_jsonb(t) - 'prefixes' - 'tokens' - 'latitude' - 'longitude' row from ${table} t order by 1`,
          ),
        ),
      );
    const fed = await contents();
    await rebuildSearch(database);
    expect(await contents()).toEqual(fed);
  });
});
