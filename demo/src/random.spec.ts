import { Random } from './random';

describe("the demo data's chance", () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const draw = (seed: number) =>
      Array.from(
        { length: 20 },
        (
          (random) => () =>
            random.next()
        )(new Random(seed)),
      );
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('keeps named streams apart: drawing from one moves no other', () => {
    const one = new Random(1);
    const other = new Random(1);
    const deals = one.fork('deals');
    deals.next();
    expect(one.fork('people').next()).toBe(other.fork('people').next());
    expect(one.fork('people').next()).not.toBe(one.fork('deals').next());
  });

  it('stays within its bounds and reaches both ends', () => {
    const random = new Random(3);
    const seen = new Set(Array.from({ length: 400 }, () => random.int(1, 6)));
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (let i = 0; i < 400; i += 1) {
      expect(Math.abs(random.normal(0, 1))).toBeLessThanOrEqual(3);
    }
  });

  it('shuffles without losing or doubling anything', () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    const shuffled = new Random(9).shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });
});
