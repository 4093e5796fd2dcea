import { emptyForm } from './property-form.mapping';
import { propertyErrors, type PropertyForm } from './property-rules';

/** Already the 16th in Greenwich, still the 15th at the office. */
const now = new Date('2027-01-16T03:00:00Z');
const complete: PropertyForm = {
  ...emptyForm,
  name: 'Granite Peak Self Storage',
  address1: '1200 Commerce Road',
  city: 'Denver',
  stateId: 6,
  zipCode: '80202',
  storeTypeId: 1,
  rentableSqft: '62,400',
  price: '7,250,000',
};
const errorsOf = (changes: Partial<PropertyForm>, stored?: Parameters<typeof propertyErrors>[1]['stored']) =>
  propertyErrors({ ...complete, ...changes }, { stored, timeZone: 'America/Denver', now });

describe('the property form', () => {
  it('accepts a complete form', () => expect(errorsOf({})).toEqual({}));

  it.each([
    ['APROP-42', 'name', 'Property Name is required'],
    ['APROP-44', 'address1', 'Address Line 1 is required'],
    ['APROP-47', 'city', 'City is required'],
    ['APROP-49', 'zipCode', 'Zip is required'],
    ['APROP-51', 'stateId', 'State is required'],
    ['APROP-60', 'storeTypeId', 'Property Type is required'],
  ])('[%s] requires %s', (_, field, text) => {
    expect(errorsOf({ [field]: typeof complete[field as 'name'] === 'number' ? null : '  ' })).toEqual({
      [field]: text,
    });
  });

  it.each([
    ['APROP-43', 'name', 200],
    ['APROP-45', 'address1', 300],
    ['APROP-46', 'address2', 100],
    ['APROP-48', 'city', 100],
    ['APROP-50', 'zipCode', 20],
    ['APROP-52', 'country', 20],
  ])('[%s] lets %s have at most %i characters', (_, field, length) => {
    expect(errorsOf({ [field]: 'x'.repeat(length) })).toEqual({});
    expect(errorsOf({ [field]: 'x'.repeat(length + 1) })).toEqual({ [field]: `At most ${length} characters` });
  });

  it.each([
    ['', {}],
    ['1', {}],
    ['3,650', {}],
    ...['0', '3,651', '1.5', 'abc'].map((days) => [days, { accessDays: 'From 1 to 3650 days' }] as const),
  ] as const)('lets an access last %p days or says %p', (accessDays, errors) => {
    expect(errorsOf({ accessDays })).toEqual(errors);
  });

  it.each([
    ['', '', []],
    ['4,000,000', '4,400,000', []],
    ['4,000,000', '4,000,000', []],
    ['4,400,000', '4,000,000', ['guidanceLow']],
    ['4,000,000', '', ['guidanceHigh']],
    ['4,000,000', 'more', ['guidanceHigh']],
    ['4,000,000', '0', ['guidanceHigh']],
    ['', '4,400,000', ['guidanceLow']],
    ['0', '4,400,000', ['guidanceLow']],
    ['4.5', '4,400,000', ['guidanceLow']],
    ['much', 'more', ['guidanceLow', 'guidanceHigh']],
  ])('[BEYB-89] marks of a range from %j to %j the ends %j', (guidanceLow, guidanceHigh, ends) => {
    expect(errorsOf({ alternatePriceOptionId: 4, guidanceLow, guidanceHigh })).toEqual(
      Object.fromEntries(ends.map((end) => [end, 'Price guidance is invalid'])),
    );
    expect(errorsOf({ alternatePriceOptionId: 2, guidanceLow, guidanceHigh })).toEqual({});
  });

  it('[BEYA-111] lets questions end on any day, also at once', () => {
    expect(errorsOf({ questionsUntil: '01-14-2020' })).toEqual({});
    expect(errorsOf({ questionsUntil: '02-30-2027' })).toEqual({ questionsUntil: 'Date is invalid' });
  });

  it.each([
    ['APROP-53', 'rentableSqft', '62.400', 'Rentable Sqare Feet is invalid'],
    ['APROP-55', 'price', '$7,250', 'Property Value is invalid'],
    ['APROP-57', 'acreage', '4 acres', 'Acreage is invalid'],
  ])('[%s] refuses %s of %s', (_, field, typed, text) =>
    expect(errorsOf({ [field]: typed })).toEqual({ [field]: text }),
  );

  it.each([
    ['APROP-54', 'rentableSqft', '9,999,999', '99,999,999'],
    ['APROP-56', 'price', '9,999,999,999', '99,999,999,999'],
    ['APROP-58', 'acreage', '99,999.25', '999,999.25'],
  ])('[%s] bounds the length of %s', (_, field, longest, tooLong) => {
    expect(errorsOf({ [field]: longest })).toEqual({});
    expect(errorsOf({ [field]: tooLong })[field as 'price']).toMatch(/^At most/);
  });

  it('[APROP-59] wants a price or an alternative to it', () => {
    expect(errorsOf({ price: '' })).toEqual({ price: 'Price or Price Alternative is required' });
    expect(errorsOf({ price: '', alternatePriceOptionId: 1 })).toEqual({});
  });

  it('[APROP-61] wants acreage or rentable square feet', () => {
    expect(errorsOf({ rentableSqft: '' })).toEqual({ rentableSqft: 'Acreage or Rentable Square Feet is required' });
    expect(errorsOf({ rentableSqft: '', acreage: '4.2' })).toEqual({});
  });

  it('[APROP-62] [APROP-64] wants a date for an auction, and not one in the past', () => {
    expect(errorsOf({ alternatePriceOptionId: 6 })).toEqual({ alternatePriceOptionDate: 'Date is required' });
    expect(errorsOf({ alternatePriceOptionId: 6, alternatePriceOptionDate: '01-14-2027' })).toEqual({
      alternatePriceOptionDate: 'Date cannot be in the past',
    });
    expect(errorsOf({ alternatePriceOptionId: 6, alternatePriceOptionDate: '01-15-2027' })).toEqual({});
  });

  it.each([
    ['alternatePriceOptionDate', { alternatePriceOptionId: 6 }],
    ['offersDueDate', { alternatePriceOptionDate: '' }],
  ] as const)(
    '[FEVI-13] [APROP-64] accepts a stored %s that has passed since, and no other past one',
    (field, more) => {
      const form = { statusId: 1, roomForExpansion: true, ...more };
      const stored = { [field]: '2027-01-14' };
      expect(errorsOf({ ...form, [field]: '01-14-2027' }, stored)).toEqual({});
      expect(errorsOf({ ...form, [field]: '01-13-2027' }, stored)).toEqual({ [field]: 'Date cannot be in the past' });
      expect(errorsOf({ ...form, [field]: '01-14-2027' })).toEqual({ [field]: 'Date cannot be in the past' });
      expect(errorsOf({ ...form, [field]: '01-15-2027' })).toEqual({});
    },
  );

  it('[APROP-65] requires Room For Expansion on the update form only', () => {
    expect(errorsOf({ statusId: 1 }, {})).toEqual({ roomForExpansion: 'Room For Expansion is required' });
    expect(errorsOf({ statusId: 1, roomForExpansion: false }, {})).toEqual({});
  });

  it('[BEYA-131] wants another name for a confidential property', () => {
    const problem = (teaserName: string) => errorsOf({ name: 'Bay Storage', confidential: true, teaserName });
    expect(problem(' ')).toEqual({ teaserName: 'Teaser Name is required' });
    expect(problem(' bay STORAGE ')).toEqual({ teaserName: 'Teaser Name must differ from the name' });
    expect(problem('Coastal Portfolio')).toEqual({});
    expect(errorsOf({ name: 'Bay Storage', confidential: false, teaserName: 'Bay Storage' })).toEqual({});
  });
});
