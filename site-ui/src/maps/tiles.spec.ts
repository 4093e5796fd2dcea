import { credit, streetTiles } from './tiles';

const attribution = { Text: '© OpenStreetMap contributors', Url: 'https://www.openstreetmap.org/copyright' };

describe('street tiles', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[FSITE-24] that fail are asked for again, ever more rarely, while their place is looked at', () => {
    const layer = streetTiles({ url: 'https://tiles.example/{z}/{x}/{y}.png', attribution });
    jest.spyOn(layer, 'getTileUrl').mockReturnValue('https://tiles.example/1/2/3.png');
    const tile = document.createElement('img');
    const asked = jest.spyOn(tile, 'src', 'set');
    document.body.append(tile);
    const fail = () => layer.fire('tileerror', { tile, coords: { x: 2, y: 3, z: 1 } });
    fail();
    jest.advanceTimersByTime(5000);
    expect(asked).toHaveBeenCalledTimes(1);
    fail();
    jest.advanceTimersByTime(9000);
    expect(asked).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    expect(asked).toHaveBeenLastCalledWith('https://tiles.example/1/2/3.png');
    fail();
    tile.remove();
    jest.advanceTimersByTime(600_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('[FSITE-24] name who made them, as text and not as markup', () => {
    expect(credit(attribution)).toContain('>© OpenStreetMap contributors</a>');
    expect(credit({ Text: '<b>Streets</b>', Url: null })).toBe('<span>&lt;b&gt;Streets&lt;/b&gt;</span>');
  });
});
