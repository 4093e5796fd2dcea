import { CODE_LETTERS, certificateCodeOf } from './certificate-code';

describe('the code of a certificate', () => {
  it('is known however it is typed', () => {
    for (const typed of ['K7QF2M9XAB', 'k7qf2m9xab', ' k7qf2-m9xab ', 'K7QF 2M9X AB']) {
      expect(certificateCodeOf(typed)).toBe('K7QF2M9XAB');
    }
  });

  it('has ten characters, and none that is read for another', () => {
    for (const typed of ['', 'K7QF2M9XA', 'K7QF2M9XABC', ...'01ILOU'.split('').map((letter) => `K7QF2M9XA${letter}`)]) {
      expect([typed, certificateCodeOf(typed)]).toEqual([typed, undefined]);
    }
    expect(new Set(CODE_LETTERS).size).toBe(30);
  });
});
