import type { Point } from '@stowbridge/contract/distance';
import { DataSource } from 'typeorm';
import { aBuyer, aProperty, aSeller, anAdmin } from '../../../../test/builders';
import { adminCaller, callerOf } from '../../../../test/callers';
import { aDeal } from '../../../../test/deals';
import { auditOf, eventsOf } from '../../../../test/records';
import { allReactions } from '../../../../test/reactions';
import { openTestDatabase } from '../../../../test/test-database';
import { Caller, Role } from '../../../platform/access/permissions';
import { Config } from '../../../config';
import { Address, Geocoder } from '../../../platform/geocoding/geocoder';
import { SearchIndexService } from '../search/search-index.service';
import { PropertyEditingService } from './property-editing.service';
import type { PropertyInput } from './property-input';
import { PropertyPeopleService } from '../people/property-people.service';
import { Property } from './property.entity';

/** Knows every city but one, and counts how often it is asked. */
class CountingGeocoder extends Geocoder {
  asked: Address[] = [];
  /** What happens while it looks an address up, once. */
  meanwhile?: () => Promise<unknown>;
  async find(address: Address): Promise<Point | undefined> {
    this.asked.push(address);
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    return address.city === 'Nowhere' ? undefined : { latitude: 39.7, longitude: -105 };
  }
}

const input = (given: Partial<PropertyInput> = {}): PropertyInput => ({
  name: 'Front Range Storage',
  address1: '1 Main St',
  address2: null,
  city: 'Denver',
  stateId: 6,
  zipCode: '80202',
  storeTypeId: 1,
  rentableSqft: 30_000,
  acreage: null,
  price: 3_000_000,
  roomForExpansion: true,
  alternatePriceOptionId: null,
  alternatePriceOptionDate: null,
  offersDueDate: null,
  ...given,
});

describe('creating and changing a property', () => {
  let database: { source: DataSource; close: () => Promise<void> };
  let source: DataSource;
  let geocoder: CountingGeocoder;
  let editing: PropertyEditingService;
  let admin: Caller;

  beforeAll(async () => {
    database = await openTestDatabase();
    source = database.source;
    admin = adminCaller(await anAdmin(source));
  });
  afterAll(() => database.close());
  beforeEach(() => {
    geocoder = new CountingGeocoder();
    editing = new PropertyEditingService(
      source,
      geocoder,
      new PropertyPeopleService(source),
      Object.assign(new Config(), { OFFICE_TIME_ZONE: 'America/Denver' }),
      allReactions(),
      new SearchIndexService(source),
    );
  });

  const read = (id: number) => source.getRepository(Property).findOneByOrFail({ id });
  const count = () => source.getRepository(Property).count();

  it('[APROP-29, APROP-31, APROP-41] Save makes it active and For Sale, with coordinates and the day of listing', async () => {
    const id = await editing.create(admin, input());
    expect(await read(id)).toMatchObject({
      active: true,
      statusId: 1,
      latitude: 39.7,
      longitude: -105,
      country: 'USA',
      listedAt: expect.any(Date),
    });
    expect(await eventsOf(source, id)).toEqual(['property.changed', 'property.published']);
    expect(await auditOf(source, id)).toEqual(['property.created']);
  });

  it('[APROP-28, APROP-30, APROP-31] Save As Draft makes an inactive Draft that nobody hears of', async () => {
    for (const draft of [{ active: false }, { active: false, statusId: 1 }, { statusId: 5 }]) {
      const id = await editing.create(admin, input(draft));
      expect(await read(id)).toMatchObject({ active: false, statusId: 5, listedAt: null });
      expect(await eventsOf(source, id)).toEqual(['property.changed']);
    }
  });

  it('[APROP-38, APROP-39, APROP-40] saves nothing when the address is nowhere', async () => {
    const before = await count();
    await expect(editing.create(admin, input({ city: 'Nowhere' }))).rejects.toMatchObject({
      message: 'Address Not Found!',
      fields: [{ message: 'Please make sure you have entered a valid address.' }],
    });
    expect(await count()).toBe(before);
    const id = await editing.create(admin, input());
    await expect(editing.update(admin, id, input({ city: 'Nowhere' }))).rejects.toThrow('Address Not Found!');
    expect(await read(id)).toMatchObject({ city: 'Denver' });
  });

  it('[APROP-38] looks an address up only when it has changed', async () => {
    const id = await editing.create(admin, input());
    await editing.update(admin, id, input({ name: 'Renamed' }));
    expect(geocoder.asked).toHaveLength(1);
    await editing.update(admin, id, input({ address1: '2 Main St' }));
    expect(geocoder.asked[1]).toEqual({ street: '2 Main St', city: 'Denver', stateCode: 'CO', zipCode: '80202' });
  });

  it('[APROP-41] believes a marker near the address, and neither a far one nor that of the old address', async () => {
    const id = await editing.create(admin, input({ latitude: 39.71, longitude: -105.01 }));
    expect(await read(id)).toMatchObject({ latitude: 39.71, longitude: -105.01 });
    await editing.update(admin, id, input({ latitude: 10, longitude: 10 }));
    expect(await read(id)).toMatchObject({ latitude: 39.7, longitude: -105 });
    await editing.update(admin, id, input({ latitude: 39.72, longitude: -105 }));
    await editing.update(admin, id, input({ address1: '9 Elm St', latitude: 39.72, longitude: -105 }));
    expect(await read(id)).toMatchObject({ latitude: 39.7 });
  });

  it('[FEVI-13] [APROP-64] refuses dates in the past, but not one that has become past since it was saved', async () => {
    await expect(editing.create(admin, input({ offersDueDate: '2020-01-01' }))).rejects.toThrow(
      'Offers Due Date cannot be in the past',
    );
    await expect(
      editing.create(admin, input({ alternatePriceOptionId: 6, alternatePriceOptionDate: '2020-01-01' })),
    ).rejects.toThrow('Date cannot be in the past');
    const old = await aProperty(source, { alternatePriceOptionId: 6, alternatePriceOptionDate: '2020-01-01' });
    await editing.update(admin, old.id, input({ alternatePriceOptionId: 6, alternatePriceOptionDate: '2020-01-01' }));
    expect(await read(old.id)).toMatchObject({ name: 'Front Range Storage', alternatePriceOptionDate: '2020-01-01' });
  });

  it('[APROP-65] asks for Room For Expansion on update only', async () => {
    const id = await editing.create(admin, input({ roomForExpansion: undefined }));
    await expect(editing.update(admin, id, input({ roomForExpansion: undefined }))).rejects.toThrow(
      'Room For Expansion is required',
    );
    await editing.update(admin, id, input({ roomForExpansion: false }));
    expect(await read(id)).toMatchObject({ roomForExpansion: false });
  });

  it('[FEVI-17] leaves city, zip and featured as another writer has set them between the reading and the lock', async () => {
    const { id } = await aProperty(source, { city: 'Denver', zipCode: '80202', featured: false });
    geocoder.meanwhile = () =>
      source.query(`update properties set city = 'Boulder', zip_code = '80301', featured = true where id = $1`, [id]);
    await editing.update(
      admin,
      id,
      input({ city: undefined, zipCode: undefined, featured: undefined, address1: '9 Elm St' }),
    );
    expect(await read(id)).toMatchObject({
      name: 'Front Range Storage',
      address1: '9 Elm St',
      city: 'Boulder',
      zipCode: '80301',
      featured: true,
    });
    expect(geocoder.asked.map(({ city, zipCode }) => [city, zipCode])).toEqual([
      ['Denver', '80202'],
      ['Boulder', '80301'],
    ]);
  });

  it('[FEVI-17] keeps what another writer has featured while nothing else changed', async () => {
    const { id } = await aProperty(source, { featured: false });
    geocoder.meanwhile = () => source.query('update properties set featured = true where id = $1', [id]);
    await editing.update(admin, id, input({ featured: undefined, address1: '9 Elm St' }));
    expect(await read(id)).toMatchObject({ address1: '9 Elm St', featured: true });
    expect(geocoder.asked).toHaveLength(1);
  });

  it('[APROP-47, APROP-49] keeps city and zip where an update leaves them out', async () => {
    const id = await editing.create(admin, input());
    await editing.update(admin, id, input({ city: undefined, zipCode: undefined, name: 'Same Place' }));
    expect(await read(id)).toMatchObject({ name: 'Same Place', city: 'Denver', zipCode: '80202' });
  });

  it.each([
    [{ stateId: 40_000 }, 'State is invalid'],
    [{ storeTypeId: 99 }, 'Property Type is invalid'],
    [{ alternatePriceOptionId: 77 }, 'Price Alternative is invalid'],
    [{ statusId: 2_147_483_647 }, 'Status is invalid'],
  ])('[APROP-51, APROP-60] refuses ids that are in no list: %j', async (given, message) => {
    await expect(editing.create(admin, input(given))).rejects.toThrow(message);
  });

  describe('its status', () => {
    it('[APROP-31] a draft that is saved becomes For Sale and is listed from then on', async () => {
      const id = await editing.create(admin, input({ active: false }));
      await editing.update(admin, id, input({ active: true, statusId: 5 }));
      expect(await read(id)).toMatchObject({ active: true, statusId: 1, listedAt: expect.any(Date) });
      expect(await eventsOf(source, id)).toContain('property.published');
    });

    it('[CONST-07] an administrator sets Under Contract and Closed; reopening forgets the closing', async () => {
      const { id } = await aProperty(source);
      await editing.update(admin, id, input({ statusId: 3 }));
      expect(await read(id)).toMatchObject({ statusId: 3, closedAt: null });
      await editing.update(admin, id, input({ statusId: 4 }));
      expect(await read(id)).toMatchObject({ statusId: 4, closedAt: expect.any(Date) });
      await editing.update(admin, id, input({ statusId: 1 }));
      expect(await read(id)).toMatchObject({ statusId: 1, closedAt: null });
    });

    it('[APROP-20] a published property does not become a draft', async () => {
      const { id } = await aProperty(source);
      await expect(editing.update(admin, id, input({ statusId: 5 }))).rejects.toThrow(
        'A published property cannot become a draft.',
      );
      expect(await read(id)).toMatchObject({ statusId: 1, active: true });
    });

    it.each([
      [1, 1, 'An offer on this property has been accepted.'],
      [1, 4, 'An offer on this property has been accepted.'],
      [6, 4, 'There are open offers on this property.'],
      [3, 4, 'There are open offers on this property.'],
      [5, 1, 'This property has been sold'],
    ])(
      '[DEAL-23, DEAL-25] agrees with a deal at stage %i when status %i is asked for',
      async (stage, statusId, message) => {
        const property = await aProperty(source, { statusId: stage === 5 ? 4 : 2 });
        await aDeal(source, property, (await aBuyer(source)).id, stage);
        await expect(editing.update(admin, property.id, input({ statusId }))).rejects.toThrow(message);
        expect(await read(property.id)).toMatchObject({ name: property.name, statusId: property.statusId });
      },
    );

    it('[DEAL-23] an accepted offer may go under contract', async () => {
      const property = await aProperty(source, { statusId: 2 });
      await aDeal(source, property, (await aBuyer(source)).id, 1);
      await editing.update(admin, property.id, input({ statusId: 3 }));
      expect(await read(property.id)).toMatchObject({ statusId: 3 });
    });
  });

  it('[APROP-82, APROP-84, APROP-86] saves description, video and radius, each with its audit row', async () => {
    const { id } = await aProperty(source);
    await editing.describe(admin, id, '<p>Good</p><script>x()</script>');
    await editing.setVideo(admin, id, 'https://youtu.be/dQw4w9WgXcQ');
    await editing.setRadius(admin, id, 10);
    expect(await read(id)).toMatchObject({ description: '<p>Good</p>', videoCode: 'dQw4w9WgXcQ', radiusMiles: 10 });
    expect(await auditOf(source, id)).toEqual([
      'property.described',
      'property.video-changed',
      'property.radius-changed',
    ]);
    for (const miles of [0, 11, 1.5]) {
      await expect(editing.setRadius(admin, id, miles)).rejects.toThrow('Explorer Radius must be 1 to 10 miles');
    }
  });

  it('[APROP-83] a blank video removes one that exists, and is nothing at all where there is none', async () => {
    const { id } = await aProperty(source, { videoCode: '76979871' });
    await editing.setVideo(admin, id, ' ');
    await editing.setVideo(admin, id, '');
    expect((await read(id)).videoCode).toBeNull();
    expect(await auditOf(source, id)).toEqual(['property.video-changed']);
  });

  it('[SHELL-44] nobody else changes a property, and its row stays as it was', async () => {
    const seller = await aSeller(source);
    const property = await aProperty(source, { sellerId: seller.id });
    const before = await read(property.id);
    for (const caller of [callerOf(seller, [Role.Seller]), callerOf(await aBuyer(source), [Role.Buyer])]) {
      for (const attempt of [
        () => editing.create(caller, input()),
        () => editing.update(caller, property.id, input()),
        () => editing.describe(caller, property.id, 'mine'),
        () => editing.setVideo(caller, property.id, '76979871'),
        () => editing.setRadius(caller, property.id, 9),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
      }
    }
    expect(await read(property.id)).toEqual(before);
  });

  it('[APROP-97] a property that is not there is not found', async () => {
    for (const attempt of [
      () => editing.update(admin, 999_999, input()),
      () => editing.describe(admin, 999_999, ''),
      () => editing.setRadius(admin, 999_999, 3),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});
