import { aStoreForm } from '../../../../test/property-forms';
import { CallBodyPipe } from '../../../platform/http/surfaces';
import { DomainError } from '../../../platform/common/errors';
import { inputOfForm, StoreFormDto } from './property-form.dto';

const pipe = new CallBodyPipe();
const read = (given: Record<string, unknown>) =>
  pipe.transform(aStoreForm(given), { type: 'body', metatype: StoreFormDto }) as Promise<StoreFormDto>;
const refusal = (given: Record<string, unknown>): Promise<string> =>
  read(given).then(
    () => 'accepted',
    (error: DomainError) => error.message,
  );
const long = (characters: number) => 'x'.repeat(characters);

describe('the property form', () => {
  it.each([
    ['[APROP-42]', { StoreName: '' }, 'Property Name is required'],
    ['[APROP-42]', { StoreName: '   ' }, 'Property Name is required'],
    ['[APROP-43]', { StoreName: long(201) }, 'Property Name must be at most 200 characters'],
    ['[APROP-44]', { Address1: '' }, 'Address Line 1 is required'],
    ['[APROP-45]', { Address1: long(301) }, 'Address Line 1 must be at most 300 characters'],
    ['[APROP-46]', { Address2: long(101) }, 'Address Line 2 must be at most 100 characters'],
    ['[APROP-47]', { City: '' }, 'City is required'],
    ['[APROP-48]', { City: long(101) }, 'City must be at most 100 characters'],
    ['[APROP-49]', { ZipCode: undefined }, 'Zip is required'],
    ['[APROP-50]', { ZipCode: long(21) }, 'Zip must be at most 20 characters'],
    ['[APROP-51]', { StateID: '' }, 'State is required'],
    ['[APROP-51]', { StateID: 0 }, 'State is required'],
    ['[APROP-52]', { Country: long(21) }, 'Country must be at most 20 characters'],
    ['[APROP-53]', { RentableSQFT: '40.5' }, 'Rentable Sqare Feet is invalid'],
    ['[APROP-53]', { RentableSQFT: 'forty' }, 'Rentable Sqare Feet is invalid'],
    ['[APROP-53]', { RentableSQFT: -1 }, 'Rentable Sqare Feet is invalid'],
    ['[APROP-54]', { RentableSQFT: '1,234,567,8' }, 'Rentable Sqare Feet is invalid'],
    ['[APROP-55]', { Price: '$5' }, 'Property Value is invalid'],
    ['[APROP-55]', { Price: { amount: 5 } }, 'Property Value is invalid'],
    ['[APROP-56]', { Price: '12345678901234' }, 'Property Value is invalid'],
    ['[APROP-57]', { Acerage: '1/2' }, 'Acreage is invalid'],
    ['[APROP-57]', { Acerage: '1.2.3' }, 'Acreage is invalid'],
    ['[APROP-58]', { Acerage: '1234567.89' }, 'Acreage is invalid'],
    ['[APROP-59]', { Price: '' }, 'Price or Price Alternative is required'],
    ['[APROP-59]', { Price: '0' }, 'Price or Price Alternative is required'],
    ['[APROP-60]', { StoreTypeID: '' }, 'Property Type is required'],
    ['[APROP-61]', { RentableSQFT: '', Acerage: '' }, 'Acreage or Rentable Square Feet is required'],
    ['[APROP-62]', { AlternatePriceOptionID: 6 }, 'Date is required'],
    ['[APROP-62]', { AlternatePriceOptionID: 6, AlternatePriceOptionDate: '02-30-2030' }, 'Date is invalid'],
    ['[APROP-64]', { OffersDueDate: 'tomorrow' }, 'Offers Due Date is invalid'],
    ['[APROP-41]', { Latitude: 91 }, 'Latitude is invalid'],
    ['[APROP-41]', { Longitude: 'west' }, 'Longitude is invalid'],
    ['[APROP-65]', { IsRoomForExpansion: 'maybe' }, 'Room For Expansion is invalid'],
  ])('%s refuses %j with its text', async (_ids, given, message) => {
    expect(await refusal(given)).toBe(message);
  });

  it('[APROP-42, APROP-44, APROP-47, APROP-49, APROP-51, APROP-60] tells everything that is missing at once', async () => {
    const empty = pipe.transform({}, { type: 'body', metatype: StoreFormDto });
    await expect(empty).rejects.toMatchObject({
      message: [
        'Property Name is required',
        'Address Line 1 is required',
        'City is required',
        'State is required',
        'Zip is required',
        'Property Type is required',
        'Acreage or Rentable Square Feet is required',
        'Price or Price Alternative is required',
      ].join('\n'),
    });
  });

  it('[APROP-43, APROP-45, APROP-46, APROP-48, APROP-50, APROP-52, APROP-54, APROP-56, APROP-58] accepts every field at its full length', async () => {
    const given = {
      StoreName: long(200),
      Address1: long(300),
      Address2: long(100),
      City: long(100),
      ZipCode: long(20),
      Country: long(20),
      RentableSQFT: '1,234,567',
      Price: '9,999,999,999',
      Acerage: '123,456.7',
    };
    expect(inputOfForm(await read(given))).toMatchObject({
      rentableSqft: 1_234_567,
      price: 9_999_999_999,
      acreage: 123_456.7,
    });
  });

  it('[APROP-67] takes amounts with and without thousand separators, and as numbers', async () => {
    for (const Price of ['4,250,000', '4250000', 4_250_000]) {
      expect(inputOfForm(await read({ Price })).price).toBe(4_250_000);
    }
  });

  it('[APROP-47, APROP-49] asks for city and zip on creation only', async () => {
    expect(await refusal({ StoreID: 7, City: '', ZipCode: '' })).toBe('accepted');
    expect(await refusal({ StoreID: 0, City: '' })).toBe('City is required');
  });

  it('[APROP-63] any price option other than 6 clears the date', async () => {
    const date = '2099-12-31';
    expect(
      inputOfForm(await read({ AlternatePriceOptionID: 5, AlternatePriceOptionDate: date })).alternatePriceOptionDate,
    ).toBeNull();
    expect(
      inputOfForm(await read({ AlternatePriceOptionID: 6, AlternatePriceOptionDate: date })).alternatePriceOptionDate,
    ).toBe(date);
  });

  it('[CONST-54] reads dates as MM-dd-yyyy and as ISO', async () => {
    for (const OffersDueDate of ['12-31-2099', '12/31/2099', '2099-12-31', '2099-12-31T00:00:00.000Z']) {
      expect(inputOfForm(await read({ OffersDueDate })).offersDueDate).toBe('2099-12-31');
    }
  });

  it('[APROP-93] reads field names in any letter case, and refuses one field in two spellings', async () => {
    expect(
      (await pipe.transform(
        { ...aStoreForm(), storeid: 12 },
        { type: 'body', metatype: StoreFormDto },
      )) as StoreFormDto,
    ).toMatchObject({ StoreID: 12 });
    expect(await refusal({ storename: 'Another' })).toBe('StoreName is given twice.');
  });
});
