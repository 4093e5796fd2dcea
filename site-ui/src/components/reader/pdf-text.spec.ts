import { paragraphsOf, readText } from './pdf-text';

const word = (str: string, y: number, more: { height?: number; hasEOL?: boolean } = {}) => ({
  str,
  height: 10,
  hasEOL: false,
  transform: [10, 0, 0, 10, 64, y],
  ...more,
});

describe('the words of an agreement', () => {
  const items = [
    { type: 'beginMarkedContent' },
    word('Non-Disclosure Agreement', 740, { height: 18, hasEOL: true }),
    word('This Agreement is made between', 700),
    word(' ', 700),
    word('the owner', 700, { hasEOL: true }),
    word('and the person that signs it.', 686),
    // No end of line is marked here.
    word('1. Purpose', 664),
    word('Recipient wishes to evaluate a purchase', 650, { hasEOL: true }),
    word('of the Property.', 636, { hasEOL: true }),
    word('', 636, { hasEOL: true }),
    word('2) Use and care', 622, { hasEOL: true }),
  ];

  it('[FSITE-15] are put together to lines', () => {
    expect(readText(items).map(({ text }) => text)).toEqual([
      'Non-Disclosure Agreement',
      'This Agreement is made between the owner',
      'and the person that signs it.',
      '1. Purpose',
      'Recipient wishes to evaluate a purchase',
      'of the Property.',
      '2) Use and care',
    ]);
  });

  it('[FSITE-15] and to paragraphs, with headings and each clause by itself', () => {
    expect(paragraphsOf(readText(items), 10)).toEqual([
      { heading: true, text: 'Non-Disclosure Agreement' },
      { heading: false, text: 'This Agreement is made between the owner and the person that signs it.' },
      { heading: false, text: '1. Purpose Recipient wishes to evaluate a purchase of the Property.' },
      { heading: false, text: '2) Use and care' },
    ]);
  });
});
