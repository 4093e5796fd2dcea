import { lookups } from '../../test/lookups';
import { searchWords } from './search-words';

describe('what a saved search asks for, in words', () => {
  it.each([
    ['/property/search/', []],
    ['/property/search/gate?state=2&type=1&city=Austin', ['“gate”', 'Texas', 'Austin', 'Drive-up']],
    ['/property/search/?status=1,2', ['For Sale, Under LOI']],
    ['/property/search/?priceTo=4000000&pricedOnly=true', ['Price: up to $4,000,000', 'With a price']],
    ['/property/search/?areaFrom=20000', ['Area: 20,000 sq. ft or more']],
    [
      '/property/search/?capRateFrom=6&capRateTo=8.25&pricePerSqftTo=90&noiFrom=400000&unitsFrom=1200&yearBuiltFrom=1998',
      [
        'Cap rate: 6% to 8.25%',
        'Price per sq. ft: up to $90.00',
        'NOI: $400,000 or more',
        'Units: 1,200 or more',
        'Year built: 1998 or later',
      ],
    ],
    [
      '/property/search/?listedSince=2026-11-01&reducedSince=2026-10-02&expansion=true&bounds=25.1,-106.5,36,-93',
      ['Listed since Nov 1, 2026', 'Price reduced since Oct 2, 2026', 'Room for expansion', 'A part of the map'],
    ],
    ['/elsewhere', []],
  ])('%s', (address, words) => {
    expect(searchWords(address, lookups)).toEqual(words);
  });
});
