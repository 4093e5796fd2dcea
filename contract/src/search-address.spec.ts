import { criteriaOf, filtersOf, noFilters, searchAddress } from './search-address';

describe('the address of a search', () => {
  it.each([
    ['/property/search', {}],
    ['/property/search/', {}],
    ['/property/search/Tampa%2C%20FL', { keyword: 'Tampa, FL' }],
    ['/property/search/gate/?state=3&view=map', { keyword: 'gate', state: 3, view: 'map' }],
    [
      '/property/search/?capRateFrom=6&capRateTo=8.25&noiFrom=400000',
      { capRateFrom: 6, capRateTo: 8.25, noiFrom: 400_000 },
    ],
    ['/property/search/?occupancyFrom=85&occupancyTo=90', { occupancyFrom: 85 }],
    ['/property/search/?listedSince=2026-11-01&reducedSince=2026-11-31', { listedSince: '2026-11-01' }],
    ['/property/search/?expansion=true&status=1,2', { expansion: true, status: [1, 2] }],
    ['/property/search/?bounds=25.1,-106.5,36,-93', { bounds: '25.1000,-106.5000,36.0000,-93.0000' }],
    ['/property/search/?area=25.10,-106.5_36,-93_-0,-90.00001', { area: '25.10,-106.5_36,-93_-0,-90.00001' }],
  ])('%s is read', (address, filters) => {
    expect(JSON.parse(JSON.stringify(filtersOf(address)))).toEqual({ ...noFilters, ...filters });
  });

  it.each([
    '/property/search/?capRateFrom=8&capRateTo=6',
    '/property/search/?capRateFrom=1e1&unitsFrom=x&yearBuiltFrom=1700&climateShareTo=50',
    '/property/search/?area=1&state=-4',
  ])('%s asks for nothing: what can hold nothing or cannot be read is no filter', (address) => {
    expect(searchAddress(filtersOf(address) ?? noFilters)).toBe('/property/search/');
  });

  it.each([
    '',
    '/',
    '/property/1/Name/',
    '/property/searching/',
    '/buyer/property/search/',
    '/property/search/a/b',
    '/property/search/%E0%A4%A',
    'property/search/',
    '//evil.example/property/search/',
    'https://evil.example/property/search/',
    'javascript:alert(1)//property/search/',
    '/property/search/#x',
    '/property/search/\n?state=1',
  ])('[BEYB-38] %j is another page, or of another origin', (address) => {
    expect(filtersOf(address)).toBeUndefined();
  });

  it('[BEYB-44] waits with a part of the map until what is drawn is cleared', () => {
    const filters = { ...noFilters, bounds: '25.0000,-106.5000,36.0000,-93.0000' };
    const drawn = filtersOf(searchAddress({ ...filters, area: '32.5,-97_33,-97_33,-96.5' })) ?? noFilters;
    expect(criteriaOf(drawn)).toMatchObject({ Area: '32.5,-97_33,-97_33,-96.5', Bounds: undefined });
    expect(criteriaOf({ ...drawn, area: undefined })).toEqual(criteriaOf(filters));
  });

  it('survives the way there and back, and says what the search is asked', () => {
    const filters = {
      ...noFilters,
      keyword: 'a+b & c/d',
      state: 44,
      city: 'San José',
      priceTo: 4_000_000,
      capRateFrom: 6,
      unitsTo: 300,
      climateShareFrom: 12.5,
      reducedSince: '2026-11-01',
      expansion: true as const,
      area: '32.5,-97_33,-97_33,-96.5~32,-97_32.1,-97_32,-96.9',
    };
    const read = filtersOf(searchAddress(filters)) ?? noFilters;
    expect(JSON.parse(JSON.stringify(read))).toEqual(filters);
    expect(JSON.parse(JSON.stringify(criteriaOf(read)))).toEqual({
      Keyword: 'a+b & c/d',
      StateID: 44,
      City: 'San José',
      PriceEnd: 4_000_000,
      IncludeUnpriced: true,
      CapRateStart: 6,
      UnitsEnd: 300,
      ClimateShareStart: 12.5,
      PriceReducedSince: '2026-11-01',
      ExpansionOnly: true,
      Area: '32.5,-97_33,-97_33,-96.5~32,-97_32.1,-97_32,-96.9',
      SortBy: 0,
      SortOrder: 'ASC',
    });
  });
});
