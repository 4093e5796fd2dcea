import { PROPERTY_FIELDS, siteLabel, type PropertyField } from '@stowbridge/contract/property-fields';
import { aProfile } from '../../../test/fixtures';
import { detailRows } from './details';

const known = {
  RentableSQFT: 84_200,
  Acerage: 4.25,
  Price: 12_400_000,
  UnitCount: 612,
  YearBuilt: 2006,
  ClimateControlledShare: 58,
  PhysicalOccupancyUnits: 91.4,
  PhysicalOccupancyArea: 90,
  EconomicOccupancy: 88.25,
  NOI: 742_000,
  CapRate: 6.1,
};

describe('the details of a property', () => {
  it('[PROF-05] [FSITE-18] says what is known of it, each figure in its own way', () => {
    const rows = detailRows(aProfile(known))
      .slice(4)
      .map(([label, value]) => `${label}: ${value}`);
    expect(rows).toEqual([
      'NRSF: 84,200',
      'Land area: 4.25 acres',
      'Room for expansion: Yes',
      'Units: 612',
      'Year built: 2006',
      'Climate controlled: 58%',
      'Occupancy, by units: 91.4%',
      'Occupancy, by area: 90.0%',
      'Economic occupancy: 88.3%',
      'Net operating income: $742,000',
      'Cap rate: 6.10%',
      'Offers due: 12/18/26, Mountain Time',
      'Date listed: 10/2/26',
    ]);
  });

  it('[FSITE-17] leaves the terms of the own offer to the offer', () => {
    expect(
      detailRows(aProfile({ ...known, EarnestMoneyDeposit: 3 }))
        .flat()
        .join(),
    ).not.toMatch(/earnest/i);
  });

  it('shows every plain field of the table and leaves out what nobody has said', () => {
    const labels = (change: object) => detailRows(aProfile(change)).map(([label]) => label);
    const fields = PROPERTY_FIELDS.filter(({ name }) => name !== 'price').map((field: PropertyField) => field);
    const all = Object.fromEntries(fields.map(({ wire, sample }) => [wire, sample]));
    const none = Object.fromEntries(fields.map(({ wire }) => [wire, null]));
    expect(labels(all)).toEqual(expect.arrayContaining(fields.map(siteLabel)));
    expect(labels(none).filter((label) => fields.map(siteLabel).includes(label))).toEqual([]);
  });
});
