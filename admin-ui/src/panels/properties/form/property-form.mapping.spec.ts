import type { Property } from '../../../records/property';
import { aProperty } from '../../../test/properties';
import { changedProperty, emptyForm, formOf, newProperty } from './property-form.mapping';

const form = {
  ...emptyForm,
  name: ' Granite Peak ',
  stateId: 6,
  storeTypeId: 1,
  price: '7,250,000',
  rentableSqft: '62,400',
  acreage: '4.25',
  noi: '412,000',
  offersDueDate: '03-09-2027',
};

describe('from the property form to the wire', () => {
  it('[APROP-29] Save creates the property active and For Sale', () => {
    expect(newProperty(form, false)).toMatchObject({ active: true, statusId: 1 });
  });

  it('[APROP-30] [APROP-31] Save As Draft creates it inactive, as a draft', () => {
    expect(newProperty(form, true)).toMatchObject({ active: false, statusId: 5 });
  });

  it('[APROP-67] sends numbers without separators and dates as YYYY-MM-DD', () => {
    expect(newProperty(form, false)).toMatchObject({
      name: 'Granite Peak',
      price: 7250000,
      rentableSqft: 62400,
      acreage: 4.25,
      noi: 412000,
      offersDueDate: '2027-03-09',
      country: 'USA',
    });
  });

  it('[APROP-63] sends the date with option 6 only', () => {
    const dated = { ...form, alternatePriceOptionDate: '03-09-2027' };
    expect(newProperty({ ...dated, alternatePriceOptionId: 6 }, false).alternatePriceOptionDate).toBe('2027-03-09');
    expect(newProperty({ ...dated, alternatePriceOptionId: 2 }, false).alternatePriceOptionDate).toBeNull();
  });

  it('[BEYA-95] sends who gets in after the NDA and whether the seller sees names, as it was or as it is by default', () => {
    expect(newProperty(form, false)).toMatchObject({
      ndaMode: 'automatic',
      accessDays: null,
      sellerDecides: false,
      sellerSeesNames: true,
    });
    const access = { ndaMode: 'manual', accessDays: 1200, sellerDecides: true, sellerSeesNames: false } as const;
    const property = aProperty(7, access);
    expect(formOf(property)).toMatchObject({ ...access, accessDays: '1,200' });
    expect(changedProperty(formOf(property), property)).toMatchObject(access);
  });

  it('[BEYB-89] sends a range with options 4 and 5 only, as whole dollars', () => {
    const ranged = { ...form, guidanceLow: '4,000,000', guidanceHigh: '4,400,000' };
    for (const alternatePriceOptionId of [4, 5]) {
      expect(newProperty({ ...ranged, alternatePriceOptionId }, false)).toMatchObject({
        guidanceLow: 4_000_000,
        guidanceHigh: 4_400_000,
      });
    }
    for (const alternatePriceOptionId of [1, 6, null]) {
      expect(newProperty({ ...ranged, alternatePriceOptionId }, false)).toMatchObject({
        guidanceLow: null,
        guidanceHigh: null,
      });
    }
    const property = aProperty(7, { alternatePriceOptionId: 4, guidanceLow: 4_000_000, guidanceHigh: 4_400_000 });
    expect(formOf(property)).toMatchObject({ guidanceLow: '4,000,000', guidanceHigh: '4,400,000' });
    expect(changedProperty(formOf(property), property)).toMatchObject({
      guidanceLow: 4_000_000,
      guidanceHigh: 4_400_000,
    });
  });

  it('[BEYB-90] sends whom figures are shown to, as it was or everyone', () => {
    expect(newProperty(form, false)).toMatchObject({ figuresShown: 'everyone' });
    const property = aProperty(7, { figuresShown: 'after the NDA' });
    expect(changedProperty(formOf(property), property)).toMatchObject({ figuresShown: 'after the NDA' });
  });

  it('[BEYA-111] sends the last day for questions, or none', () => {
    expect(newProperty(form, false)).toMatchObject({ questionsUntil: null });
    expect(newProperty({ ...form, questionsUntil: '12-01-2026' }, false)).toMatchObject({
      questionsUntil: '2026-12-01',
    });
    const property = aProperty(7, { questionsUntil: '2026-12-01' });
    expect(formOf(property)).toMatchObject({ questionsUntil: '12-01-2026' });
    expect(changedProperty(formOf(property), property)).toMatchObject({ questionsUntil: '2026-12-01' });
  });

  it('[APROP-41] [APROP-66] an unchanged property comes back as it was', () => {
    const property = {
      id: 7,
      name: 'Harbor Storage',
      address1: '1 Pier Road',
      city: 'Tampa',
      stateId: 9,
      stateCode: 'FL',
      zipCode: '33602',
      country: 'USA',
      storeTypeId: 2,
      rentableSqft: 41000,
      acreage: 3.5,
      price: 4250000,
      active: false,
      statusId: 2,
      featured: true,
      roomForExpansion: false,
      latitude: 27.9,
      longitude: -82.4,
      yearBuilt: 1998,
      brokerIds: [1],
    } as unknown as Property;
    expect(formOf(property)).toMatchObject({ price: '4,250,000', rentableSqft: '41,000' });
    expect(changedProperty(formOf(property), property)).toMatchObject({
      price: 4250000,
      active: false,
      statusId: 2,
      latitude: 27.9,
      longitude: -82.4,
      yearBuilt: 1998,
      featured: true,
      roomForExpansion: false,
    });
  });
});
