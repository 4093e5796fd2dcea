import { noFilters, type Filters } from '@stowbridge/contract/search-address';
import { searchNameLength } from '@stowbridge/contract/saved-searches';
import { suggestedName } from './suggested-name';

const lookup = {
  storeTypes: [{ ID: 2, Name: 'Drive-up' }],
  states: [{ ID: 44, Name: 'Texas' }],
  documentTypes: [],
};
const nameOf = (filters: Partial<Filters>) => suggestedName({ ...noFilters, ...filters }, lookup);

describe('the name that a search suggests', () => {
  it.each<[Partial<Filters>, string]>([
    [{ type: 2, state: 44, capRateFrom: 6, capRateTo: 8 }, 'Drive-up in Texas, 6-8% cap'],
    [{}, 'All properties'],
    [{ keyword: 'gate', city: 'Austin', state: 44 }, 'Properties in “gate”, Austin, Texas'],
    [{ status: [1, 2], priceFrom: 2_500_000 }, 'Properties, For Sale or Under LOI, $2.5M+'],
    [{ type: 2, priceTo: 850_000, areaFrom: 20_000, areaTo: 45_000 }, 'Drive-up, up to $850K, 20,000-45,000 sq. ft'],
    [{ capRateFrom: 6.25, occupancyFrom: 85, unitsTo: 300 }, 'Properties, 6.25%+ cap, 85%+ occupied, up to 300 units'],
    [
      { yearBuiltFrom: 1990, yearBuiltTo: 2005, pricePerSqftTo: 92.5 },
      'Properties, up to $92.50 per sq. ft, built 1990-2005',
    ],
    [
      { noiFrom: 250_000, climateShareFrom: 50, expansion: true },
      'Properties, $250K+ NOI, 50%+ climate, room for expansion',
    ],
    [
      { bounds: '25.0000,-106.5000,36.0000,-93.1000', listedSince: '2026-11-01' },
      'Properties, part of the map, listed since 11/1/26',
    ],
    [{ priceFrom: 999_999, priceTo: 12_750_000 }, 'Properties, $1.0M-$12.75M'],
    [{ state: 44, sort: '4-DESC', view: 'map' }, 'Properties in Texas'],
  ])('[BEYB-18] of %j is %s', (filters, name) => {
    expect(nameOf(filters)).toBe(name);
  });

  it('[BEYB-18] leaves out what makes it longer than a name may be', () => {
    const long = nameOf({ city: 'a'.repeat(60), reducedSince: '2026-11-01', expansion: true, capRateFrom: 6 });
    expect(long).toBe(`Properties in ${'a'.repeat(60)}`);
    const short = nameOf({ city: 'a'.repeat(56), reducedSince: '2026-11-01', capRateFrom: 6 });
    expect(short).toBe(`Properties in ${'a'.repeat(56)}, 6%+ cap`);
    expect(nameOf({ keyword: 'a'.repeat(200) })).toHaveLength(searchNameLength);
  });
});
