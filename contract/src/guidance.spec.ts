import { guidanceWords } from './guidance';

describe('the words of a public range', () => {
  it.each([
    [4_000_000, 4_400_000, 'Price guidance: $4.0M to $4.4M'],
    [4_000_000, 4_004_000, 'Price guidance: $4,000,000 to $4,004,000'],
    [950_000, 950_300, 'Price guidance: $950,000 to $950,300'],
    [4_000_000, 4_000_000, 'Price guidance: $4.0M to $4.0M'],
  ])('[BEYB-89] %i to %i reads %s: in whole dollars where both are short for the same', (low, high, words) => {
    expect(guidanceWords('Price guidance', low, high)).toBe(words);
  });
});
