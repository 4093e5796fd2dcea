import fc from 'fast-check';
import { daysBetween, plusDays } from './calendar';
import { dayRangesOf } from './day-ranges';

const START = '2024-01-01';

describe('the pieces of a range', () => {
  it('[ANA-28] are all of its days, each once and in order, and few', () => {
    fc.assert(
      fc.property(fc.nat(1200), fc.integer({ min: 0, max: 366 }), (offset, length) => {
        const [from, to] = [plusDays(START, offset), plusDays(START, offset + length)];
        const { spans, days } = dayRangesOf(from, to);
        let next = from;
        for (const [index, span] of spans.entries()) {
          expect(days[index]).toBe(next);
          expect((daysBetween('1970-01-01', days[index]) - 1) % span).toBe(0);
          next = plusDays(next, span);
        }
        expect(next).toBe(plusDays(to, 1));
        expect(spans.length).toBeLessThanOrEqual(23);
      }),
    );
  });

  it('of one day is that day', () => {
    expect(dayRangesOf('2026-11-21', '2026-11-21')).toEqual({ spans: [1], days: ['2026-11-21'] });
  });
});
