import { shownWatermarkCode, watermarkCodeOf } from './watermark-code';

describe('the code of a watermark', () => {
  it('is known however it is typed', () => {
    for (const typed of ['K7QF-2M9X', 'k7qf2m9x', ' k7qf 2m9x ']) {
      expect(watermarkCodeOf(typed)).toBe('K7QF2M9X');
    }
  });

  it('has eight characters, and none that is read for another', () => {
    for (const typed of ['', 'K7QF-2M9', 'K7QF-2M9XA', ...[...'01ILOU'].map((letter) => `K7QF-2M9${letter}`)]) {
      expect([typed, watermarkCodeOf(typed)]).toEqual([typed, undefined]);
    }
  });

  it('is printed in two halves, and read again', () => {
    expect(shownWatermarkCode('K7QF2M9X')).toBe('K7QF-2M9X');
    expect(watermarkCodeOf(shownWatermarkCode('K7QF2M9X'))).toBe('K7QF2M9X');
  });
});
