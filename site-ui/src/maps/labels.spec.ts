import { labelsAt, placeLabels, type Label, type Names } from './labels';
import { unpackLines, unpackPlaces, unpackZips } from './unpack';
import { roundMiles, zoomOfCircle } from './scale';

const place = (name: string, people: number) => ({ name, people, latitude: 0, longitude: 0 });
const label = (text: string, longitude: number, kind: Label['kind'] = 'town'): Label => ({
  text,
  kind,
  latitude: 0,
  longitude,
});
const within = { left: -500, top: -500, right: 500, bottom: 500 };
const at = ({ latitude, longitude }: Label) => ({ x: longitude, y: latitude });
const widthOf = ({ text }: Label) => 7 * text.length;
const room = { within, at, widthOf };

describe('the names on a map', () => {
  it('[FSITE-24] never overlap, and the larger city wins', () => {
    const placed = placeLabels([label('Houston', 0), label('Pasadena', 30), label('Dallas', 200)], room);
    expect(placed.map(({ text }) => text)).toEqual(
      ['Houston', 'Pasadena', 'Dallas'].filter((text) => text !== 'Pasadena'),
    );
    // By chance, from a seed: whatever lies where, no two boxes meet.
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const kinds = ['city', 'town', 'state', 'zip'] as const;
    const many = Array.from({ length: 800 }, (_, index): Label => ({
      text: 'x'.repeat(2 + Math.floor(random() * 14)),
      kind: kinds[index % 4] ?? 'city',
      latitude: random() * 800 - 400,
      longitude: random() * 800 - 400,
    }));
    const boxes = placeLabels(many, room).map(({ box }) => box);
    expect(boxes.length).toBeGreaterThan(100);
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
      }
    }
  });

  it('[FSITE-24] stand left of their place where there is no room right of it', () => {
    const placed = placeLabels([label('Dallas', 100), label('Fort Worth', 60)], room);
    expect(placed.map(({ text, side }) => [text, side])).toEqual([
      ['Dallas', 'left'],
      ['Fort Worth', 'right'],
    ]);
  });

  it('[FSITE-24] leave what is looked for free', () => {
    expect(
      placeLabels([label('Oxnard', 0), label('Ventura', 300)], {
        ...room,
        taken: [{ left: 10, right: 30, top: -10, bottom: 10 }],
      }).map(({ text, side }) => [text, side]),
    ).toEqual([
      ['Oxnard', 'right'],
      ['Ventura', 'left'],
    ]);
  });

  it('[FSITE-24] become more with the zoom: 50 cities, then those over 50,000, over 10,000 and over 1,000 with ZIP codes', () => {
    const cities = Array.from({ length: 60 }, (_, index) => place(`City ${index}`, 900_000 - index));
    const names: Names = {
      states: [{ code: 'TX', name: 'Texas', at: [31, -99] }],
      cities,
      towns: [place('Town', 20_000)],
      places: [place('Village', 1500)],
      zips: [place('78205', 0)],
    };
    const shown = (zoom: number) => labelsAt(zoom, names).map(({ text }) => text);
    expect(shown(4)).toEqual([...cities.slice(0, 50).map(({ name }) => name), 'TX']);
    expect(shown(6)).toHaveLength(61);
    expect(shown(6)).toContain('Texas');
    expect(shown(8)).toEqual([...cities.map(({ name }) => name), 'Town']);
    expect(shown(9.9)).toHaveLength(61);
    expect(shown(10)).toEqual([...cities.map(({ name }) => name), 'Town', 'Village', '78205']);
  });
});

describe('a map to scale', () => {
  it('[FSITE-24] says a round number of miles at every zoom', () => {
    expect([1234, 640, 87, 5, 4.9, 1.2, 0.34, 0.06].map(roundMiles)).toEqual([1000, 500, 50, 5, 2, 1, 0.2, 0.05]);
  });

  it.each([
    [300, 25.8, 3],
    [380, 47.6, 10],
    [342, 39.7, 1],
  ])('[FSITE-24] fills 60 %% of %i pixels at %d degrees with a circle of %i miles', (pixels, latitude, miles) => {
    const metersPerPixel =
      (40_075_016.686 * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoomOfCircle(pixels, latitude, miles));
    expect((2 * miles * 1609.344) / metersPerPixel).toBeCloseTo(0.6 * pixels, 6);
  });
});

describe('the data of the maps', () => {
  it('is read as it was packed', () => {
    expect(unpackLines({ scale: 100, lines: [[4100, -10_500, 50, -25]] })).toEqual([
      [
        [41, -105],
        [41.5, -105.25],
      ],
    ]);
    expect(
      unpackPlaces({ names: 'Denver|Boulder', people: [6825, 970], at: [39_739, -104_985, 40_015, -105_271] }),
    ).toEqual([
      { name: 'Denver', people: 682_500, latitude: 39.739, longitude: -104.985 },
      { name: 'Boulder', people: 97_000, latitude: 40.015, longitude: -105.271 },
    ]);
    expect(unpackPlaces({ names: '', people: [], at: [] })).toEqual([]);
    expect(unpackZips([1001, 4206, -7262, 1, 10, -5]).map(({ name, latitude }) => `${name} ${latitude}`)).toEqual([
      '01001 42.06',
      '01002 42.16',
    ]);
  });
});
