import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { milesBetween, type Point } from '@stowbridge/contract/distance';
import { OfflineGeocoder } from './offline.geocoder';
import { openTestDatabase, withoutReplicas, type OpenTestDatabase } from '../../../test/test-database';

const DENVER = { latitude: 39.74, longitude: -104.99 };
const somewhere = { street: '1 Main St', city: 'Denver', stateCode: 'CO', zipCode: '80202' };
/** Miles; nowhere is infinitely far. */
const awayFrom = (place: Point, found: Point | undefined): number =>
  found ? milesBetween(place, found) : Number.POSITIVE_INFINITY;

describe('the offline geocoder', () => {
  let database: OpenTestDatabase;
  let geocoder: OfflineGeocoder;
  beforeAll(async () => {
    database = await openTestDatabase();
    geocoder = new OfflineGeocoder(withoutReplicas(database.source));
  });
  afterAll(() => database.close());

  it('[APROP-38] answers the centre of a ZIP code that lies in the state, whatever the city is called', async () => {
    for (const city of ['Denver', 'denver', 'A Suburb Without A Name']) {
      const point = await geocoder.find({ ...somewhere, city });
      expect(awayFrom(DENVER, point)).toBeLessThan(3);
    }
    expect(await geocoder.find({ ...somewhere, zipCode: '80202-1234' })).toEqual(await geocoder.find(somewhere));
  });

  it('[APROP-38] answers the city where the ZIP code lies in another state or does not exist', async () => {
    for (const zipCode of ['10001', '00000', 'nonsense']) {
      const point = await geocoder.find({ ...somewhere, zipCode });
      expect(awayFrom(DENVER, point)).toBeLessThan(10);
    }
  });

  it('[APROP-38] knows cities without a ZIP code of their own name, and St. as Saint', async () => {
    const valley = await geocoder.find({ ...somewhere, city: 'Spring Valley', stateCode: 'NV', zipCode: '' });
    expect(awayFrom({ latitude: 36.11, longitude: -115.25 }, valley)).toBeLessThan(10);
    expect(await geocoder.find({ ...somewhere, city: 'St. Louis', stateCode: 'MO', zipCode: '' })).toEqual(
      await geocoder.find({ ...somewhere, city: 'Saint Louis', stateCode: 'MO', zipCode: '' }),
    );
  });

  it('[APROP-38] takes the largest city of a name, and of two as large always the same', async () => {
    const at = (city: string, stateCode: string) => geocoder.find({ ...somewhere, city, stateCode, zipCode: '' });
    expect(await at('Lee Acres', 'NM')).toEqual({ latitude: 35.14866, longitude: -106.64697 });
    expect(await at('LeChee', 'AZ')).toEqual({ latitude: 35.03224, longitude: -110.75291 });
  });

  it('[FDEP-18] has every ZIP code and every city of the extract', async () => {
    const lines = readFileSync(join(__dirname, '../../../data/us-places.tsv'), 'utf8').split('\n');
    expect(
      await database.source.query('select count(zip)::int zips, count(population)::int cities from us_places'),
    ).toEqual([
      {
        zips: lines.filter((line) => /^\d{5}\t/.test(line)).length,
        cities: lines.filter((line) => line.startsWith('\t')).length,
      },
    ]);
    expect(
      await database.source.query(`select city, state_code, latitude, longitude from us_places where zip = '00501'`),
    ).toEqual([{ city: 'Holtsville', state_code: 'NY', latitude: 40.8154, longitude: -73.0451 }]);
  });

  it('[APROP-39] knows no place that is nowhere', async () => {
    expect(await geocoder.find({ ...somewhere, city: 'Nowhere At All', zipCode: '10001' })).toBeUndefined();
  });
});
