import { milesBetween, Point } from './geocoder';
import { OfflineGeocoder } from './offline.geocoder';

const DENVER = { latitude: 39.74, longitude: -104.99 };
const somewhere = { street: '1 Main St', city: 'Denver', stateCode: 'CO', zipCode: '80202' };
/** Miles; nowhere is infinitely far. */
const awayFrom = (place: Point, found: Point | undefined): number =>
  found ? milesBetween(place, found) : Number.POSITIVE_INFINITY;

describe('the offline geocoder', () => {
  const geocoder = new OfflineGeocoder();

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

  it('[APROP-39] knows no place that is nowhere', async () => {
    expect(await geocoder.find({ ...somewhere, city: 'Nowhere At All', zipCode: '10001' })).toBeUndefined();
  });
});
