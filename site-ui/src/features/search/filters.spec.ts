import {
  areaLimit,
  criteriaOf,
  noFilters,
  priceLimit,
  readFilters,
  searchAddress,
  type Filters,
} from '@stowbridge/contract/search-address';
import { changed, countFilters, setFilters, sortOptions, without } from './filters';

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
    const filters: Filters = {
      ...noFilters,
      keyword: 'Tampa, FL',
      state: 4,
      priceTo: 9_000_000,
      sort: '1-ASC',
      view: 'map',
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

  it('[CONST-39, CONST-40, CONST-41, CONST-42, CONST-43] offer five orders, then those by figures and by what is new', () => {
    expect(sortOptions.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '0-ASC Default',
      '1-ASC Price low to high',
      '1-DESC Price high to low',
      '3-DESC Sq. ft high to low',
      '3-ASC Sq. ft low to high',
      '4-DESC Cap rate high to low',
      '4-ASC Cap rate low to high',
      '5-ASC Price per sq. ft low to high',
      '5-DESC Price per sq. ft high to low',
      '6-DESC Newest change',
    ]);
  });

  it('count a range as one filter', () => {
    expect(countFilters(read('state=3&priceFrom=5&priceTo=9&sort=1-ASC'))).toBe(2);
    expect(countFilters(read('capRateFrom=6&capRateTo=7&expansion=true'))).toBe(2);
  });

  it('[BEYB-07] every filter of figures is read, asked and written under one name', () => {
    const query =
      'capRateFrom=6.25&capRateTo=7&pricePerSqftFrom=80&pricePerSqftTo=150.5&noiFrom=200000&noiTo=900000&occupancyFrom=85' +
      '&unitsFrom=100&unitsTo=900&yearBuiltFrom=1990&yearBuiltTo=2024&climateShareFrom=50' +
      '&listedSince=2026-10-01&reducedSince=2026-11-01&expansion=true&sort=6-DESC';
    expect(searchAddress(read(query))).toBe(`/property/search/?${query}`);
    expect(criteriaOf(read(query))).toEqual({
      Keyword: '',
      CapRateStart: 6.25,
      CapRateEnd: 7,
      PricePerSQFTStart: 80,
      PricePerSQFTEnd: 150.5,
      NOIStart: 200_000,
      NOIEnd: 900_000,
      OccupancyStart: 85,
      UnitsStart: 100,
      UnitsEnd: 900,
      YearBuiltStart: 1990,
      YearBuiltEnd: 2024,
      ClimateShareStart: 50,
      ListedSince: '2026-10-01',
      PriceReducedSince: '2026-11-01',
      ExpansionOnly: true,
      SortBy: 6,
      SortOrder: 'DESC',
    });
  });

  it.each([
    'capRateFrom=7&capRateTo=6',
    'capRateFrom=1e9',
    'noiTo=NaN',
    'unitsFrom=2.5',
    'occupancyTo=50',
    'listedSince=2026-02-30',
    'listedSince=0202-10-01',
    'reducedSince=soon',
    'expansion=yes',
    'sort=toString',
  ])('[BEYB-15, BEYB-16] leave out %s, which the server would refuse', (query) => {
    expect(searchAddress(read(query))).toBe('/property/search/');
  });

  it('[BEYB-07] are cleared one by one', () => {
    let filters = read(
      'type=2&state=3&city=Ocala&status=1&priceTo=5&pricedOnly=true&areaFrom=7&capRateFrom=6&capRateTo=7&occupancyFrom=80' +
        '&listedSince=2026-10-01&reducedSince=2026-11-01&expansion=true&bounds=25,-106.5,36,-93.1&area=25,-106.5_36,-106.5_36,-93.1',
    );
    for (let left = 12; left > 0; left--) {
      expect(countFilters(filters)).toBe(left);
      filters = changed(filters, without(setFilters(filters).slice(0, 1)));
    }
    expect(searchAddress(filters)).toBe('/property/search/');
  });
});
