import {
  areaLimit,
  countFilters,
  criteriaOf,
  noFilters,
  priceLimit,
  readFilters,
  searchAddress,
  sortOptions,
} from '@stowbridge/contract/search-address';

const read = (query: string, keyword = '') => readFilters(keyword, new URLSearchParams(query));

describe('filters in the address bar', () => {
  it('[SRCH-11, SRCH-12, SRCH-13, SRCH-14, SRCH-15, SRCH-16, SRCH-22] become what the search sends', () => {
    const filters = read(
      'type=2&state=10&city=Tampa&priceFrom=1000000&priceTo=5000000&areaFrom=20000&areaTo=90000&sort=3-DESC',
      'gate',
    );
    expect(criteriaOf(filters)).toEqual({
      Keyword: 'gate',
      StoreTypeID: 2,
      StateID: 10,
      City: 'Tampa',
      PriceStart: 1_000_000,
      PriceEnd: 5_000_000,
      IncludeUnpriced: true,
      RentableSQFTStart: 20_000,
      RentableSQFTEnd: 90_000,
      SortBy: 3,
      SortOrder: 'DESC',
    });
  });

  it('[FEVI-01] show listings without a price beside a narrowed one, unless one asks for priced ones only', () => {
    expect(criteriaOf(read('priceTo=5000000')).IncludeUnpriced).toBe(true);
    expect(criteriaOf(read('priceTo=5000000&pricedOnly=true')).IncludeUnpriced).toBeUndefined();
    expect(criteriaOf(read('')).IncludeUnpriced).toBeUndefined();
    expect(searchAddress(read('priceTo=5000000&pricedOnly=true'))).toBe(
      '/property/search/?priceTo=5000000&pricedOnly=true',
    );
  });

  it('survive the way into an address and back', () => {
    const filters = {
      ...noFilters,
      keyword: 'Tampa, FL',
      state: 4,
      priceTo: 9_000_000,
      sort: '1-ASC',
      view: 'map' as const,
    };
    const address = new URL(searchAddress(filters), 'http://localhost');
    expect(address.pathname).toBe('/property/search/Tampa%2C%20FL');
    expect(readFilters('Tampa, FL', address.searchParams)).toEqual(filters);
    expect(searchAddress(noFilters)).toBe('/property/search/');
  });

  it('[CONST-32, CONST-33] keep to their ranges, and a bound at the end of its range is none', () => {
    expect(priceLimit).toBe(25_000_000);
    expect(areaLimit).toBe(500_000);
    expect(read('priceFrom=0&priceTo=99000000&areaTo=500000')).toMatchObject({
      priceFrom: undefined,
      priceTo: undefined,
      areaTo: undefined,
    });
  });

  it.each(['type=x', 'state=-1', 'priceFrom=1e9', 'areaFrom=-5', 'sort=9-UP', 'view=globe', 'page=9'])(
    'ignore %s, so that a mistyped link still shows results',
    (query) => {
      expect(read(query)).toEqual({ ...noFilters, priceFrom: undefined });
    },
  );

  it('[CONST-39, CONST-40, CONST-41, CONST-42, CONST-43] offer five orders', () => {
    expect(sortOptions.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '0-ASC Default',
      '1-ASC Price low to high',
      '1-DESC Price high to low',
      '3-DESC Sq. ft high to low',
      '3-ASC Sq. ft low to high',
    ]);
  });

  it('count a range as one filter', () => {
    expect(countFilters(read('state=3&priceFrom=5&priceTo=9&sort=1-ASC'))).toBe(2);
  });
});
