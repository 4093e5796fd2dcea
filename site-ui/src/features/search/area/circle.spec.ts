import { areaText, isInArea, parseArea } from '@stowbridge/contract/area';
import { milesBetween } from '@stowbridge/contract/distance';
import { circleAround, mostMiles } from './circle';

describe('a circle around a place', () => {
  it.each([
    [32.78, -96.8, 25],
    [61.2, -149.9, 100],
    [21.3, -157.86, mostMiles],
    [47.6, -122.3, 1],
  ])('[BEYB-46] around %d, %d is a ring %d miles from it', (latitude, longitude, miles) => {
    const ring = circleAround(latitude, longitude, miles);
    const area = parseArea(areaText([ring])) ?? [];
    expect(area).toHaveLength(1);
    expect(isInArea(area, [latitude, longitude])).toBe(true);
    for (const [cornerLatitude, cornerLongitude] of area[0] ?? []) {
      const far = milesBetween({ latitude, longitude }, { latitude: cornerLatitude, longitude: cornerLongitude });
      expect(Math.abs(far - miles)).toBeLessThan(0.002);
    }
  });
});
