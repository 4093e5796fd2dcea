import { clusterSize, pinsOf } from './clusters';
import { findExtent } from './extent';
import { boundsText, readBounds } from '@stowbridge/contract/search-address';
import type { MapCell } from './map-cells';

const toPoint = (latitude: number, longitude: number) => ({ x: longitude * 10, y: -latitude * 10 });
const single = (
  id: number,
  latitude: number,
  longitude: number,
  price: number | null = 4_150_000,
  words: string | null = null,
): MapCell => [1, latitude, longitude, id, price, words];

describe('the pins of the search', () => {
  it('[FSITE-25] [FEVI-01] say the price, else the words that stand for it', () => {
    const pins = pinsOf(
      [single(1, 0, 0), single(2, 0, 20, null, 'Call for offers'), single(3, 0, 60, null, 'Closed')],
      toPoint,
    );
    expect(pins.map(({ text, label }) => [text, label])).toEqual([
      ['$4.2M', 'Property at $4.2M'],
      ['Call for offers', 'Property, Call for offers'],
      ['Closed', 'Property, Closed'],
    ]);
  });

  it('[FSITE-25] never overlap, whatever stands where, and lose no property', () => {
    let seed = 11;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const cells = Array.from({ length: 400 }, (_, id): MapCell =>
      id % 3
        ? single(id, random() * 80, random() * 120)
        : [1 + Math.floor(random() * 2000), random() * 80, random() * 120, null, null, null],
    );
    const pins = pinsOf(cells, toPoint);
    expect(pins.length).toBeGreaterThan(10);
    expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(cells.reduce((sum, [count]) => sum + count, 0));
    for (const [index, a] of pins.entries()) {
      for (const b of pins.slice(index + 1)) {
        expect(Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2).toBe(
          true,
        );
      }
    }
    expect([2, 50, 500, 5000].map(clusterSize)).toEqual([36, 44, 52, 60]);
  });

  it('[FSITE-25] stand in reading order, and a group of known properties knows them', () => {
    const pins = pinsOf([single(1, 0, 50), single(2, 40, 60), single(3, 40, 0), single(4, 0, 50)], toPoint);
    expect(pins.map(({ storeIds }) => storeIds)).toEqual([[3], [2], [1, 4]]);
  });
});

describe('the extent of the results', () => {
  /** Cells of properties, made as the server makes them. */
  const serverOf = (places: [number, number][]) => {
    const asked: number[] = [];
    return {
      asked,
      cellsIn: ({
        z,
        south,
        west,
        north,
        east,
      }: {
        z: number;
        south: number;
        west: number;
        north: number;
        east: number;
      }) => {
        asked.push(z);
        const groups = new Map<string, [number, number][]>();
        for (const [latitude, longitude] of places.filter(
          ([lat, lng]) => lat >= south && lat <= north && lng >= west && lng <= east,
        )) {
          const key = [latitude + 90, longitude + 180].map((degrees) => Math.floor((degrees * 2 ** z) / 16)).join();
          groups.set(key, [...(groups.get(key) ?? []), [latitude, longitude]]);
        }
        const middle = (group: [number, number][], axis: 0 | 1) =>
          group.reduce((sum, place) => sum + place[axis], 0) / group.length;
        return Promise.resolve(
          [...groups.values()].map((group): MapCell => [
            group.length,
            middle(group, 0),
            middle(group, 1),
            null,
            null,
            null,
          ]),
        );
      },
    };
  };

  it.each([
    ['a town', 0.2],
    ['a state', 8],
    ['a country', 25],
  ])('[FSITE-25] of %s is found to a twentieth', async (_, size) => {
    let seed = 5;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const places = Array.from({ length: 120 }, (): [number, number] => [30 + random() * size, -100 + random() * size]);
    const { cellsIn, asked } = serverOf(places);
    const found = await findExtent(cellsIn);
    const [latitudes, longitudes] = [places.map(([latitude]) => latitude), places.map(([, longitude]) => longitude)];
    for (const [is, was] of [
      [found?.south, Math.min(...latitudes)],
      [found?.north, Math.max(...latitudes)],
      [found?.west, Math.min(...longitudes)],
      [found?.east, Math.max(...longitudes)],
    ] as const) {
      expect(Math.abs((is ?? 0) - was)).toBeLessThan(size / 20);
    }
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it('[FSITE-25] of one property is its place, and of none nothing', async () => {
    expect(await findExtent(serverOf([[32.5, -96.5]]).cellsIn)).toEqual({
      south: 32.5,
      west: -96.5,
      north: 32.5,
      east: -96.5,
    });
    expect(await findExtent(serverOf([]).cellsIn)).toBeUndefined();
  });
});

describe('bounds in the address', () => {
  it('[FSITE-25] have four decimals, and what is none is ignored', () => {
    expect(boundsText({ south: 25.123456, west: -106.5, north: 36, east: -93.1 })).toBe(
      '25.1235,-106.5000,36.0000,-93.1000',
    );
    expect(readBounds('25.1235,-106.5000,36.0000,-93.1000')).toBe('25.1235,-106.5000,36.0000,-93.1000');
    for (const wrong of [null, '', '1,2,3', '3,2,1,4', '1,4,3,2', '-91,0,1,1', '0,0,1,181', 'a,b,c,d']) {
      expect(readBounds(wrong)).toBeUndefined();
    }
  });
});
