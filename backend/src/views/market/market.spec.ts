import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource, DeepPartial } from 'typeorm';
import { POPULATION_DATE } from './population';
import type { MarketAnalysisDto } from './market.calls.dto';
import type { Property } from '../../domains/properties/editing/property.entity';
import { anAdmin, aProperty } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

/** Ely, Nevada: 4,134 people at this point, the next town 13 miles away. */
const ELY = { city: 'Ely', stateId: 29, zipCode: '89301', latitude: 39.24744, longitude: -114.88863 };

describe('the market analysis', () => {
  let app: TestApp;
  let source: DataSource;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: 'America/Denver' });
    source = app.source;
    admin = await tokenOf(app, (await anAdmin(source)).id);
  });
  afterAll(() => app.close());
  beforeEach(() => source.query('update properties set active = false'));

  /** A property that was last changed at this moment. */
  async function aListing(given: DeepPartial<Property>, changed = '2026-03-05T18:00:00Z'): Promise<Property> {
    const property = await aProperty(source, { ...ELY, ...given });
    await source.query('update properties set modified_at = $2 where id = $1', [property.id, changed]);
    return property;
  }
  async function analysisOf({ id }: Property): Promise<MarketAnalysisDto> {
    const { Token } = (await app.call('POST', '/api/admin/property/add/dashboard', { StoreID: id }, admin)).json<{
      Token: string;
    }>();
    return (await app.call('GET', `/api/home/market/${Token}`, undefined, admin)).json<MarketAnalysisDto>();
  }

  it('[FTEST-35] [FEVI-18] [FEVI-19] shows of three properties in two ZIPs what can be worked out by hand', async () => {
    const own = await aListing(
      { name: 'Own', price: 3_000_000, rentableSqft: 40_000, radiusMiles: 3 },
      '2026-09-01T18:00:00Z',
    );
    // 0.02 degrees of latitude are 1.38 miles; 0.04 degrees of longitude are 2.76 times the cosine of the latitude, 2.14 miles.
    const north = await aListing({
      name: 'North',
      price: 4_000_000,
      rentableSqft: 50_000,
      zipCode: '89315',
      latitude: ELY.latitude + 0.02,
    });
    // In the office's time zone this is still the day before.
    const east = await aListing(
      { name: 'East', price: 2_550_000, rentableSqft: 30_000, statusId: 2, longitude: ELY.longitude + 0.04 },
      '2026-07-09T03:00:00Z',
    );
    const listing = { RentableSQFT: 0, Status: '', Latitude: ELY.latitude, Longitude: ELY.longitude };
    expect(await analysisOf(own)).toEqual({
      Property: {
        StoreID: own.id,
        StoreName: 'Own',
        Address1: own.address1,
        City: 'Ely',
        StateCode: 'NV',
        ZipCode: '89301',
        RentableSQFT: 40_000,
        Price: 3_000_000,
        PricePerSQFT: 75,
        Latitude: ELY.latitude,
        Longitude: ELY.longitude,
        Date: '2026-09-01',
      },
      RadiusMiles: 3,
      // All of Ely is inside the circle, to the nearest hundred.
      Population: {
        Value: 4100,
        Source: 'Estimate from city populations and centroids (GeoNames)',
        Date: '2020-03-01',
      },
      Supply: {
        Properties: 2,
        NRSF: null,
        NRSFPerHead: null,
        Source: 'Listings of this marketplace',
        Date: '2026-07-08',
      },
      Listings: [
        {
          ...listing,
          StoreID: north.id,
          StoreName: 'North',
          Distance: 1.4,
          RentableSQFT: 50_000,
          Price: 4_000_000,
          PricePerSQFT: 80,
          Status: 'For Sale',
          Latitude: north.latitude,
          Date: '2026-03-05',
        },
        {
          ...listing,
          StoreID: east.id,
          StoreName: 'East',
          Distance: 2.1,
          RentableSQFT: 30_000,
          Price: 2_550_000,
          PricePerSQFT: 85,
          Status: 'Under LOI',
          Longitude: east.longitude,
          Date: '2026-07-08',
        },
      ],
    });
  });

  it('[FEVI-18] [FEVI-19] dates an empty neighbourhood by the property itself, which is not a listing near it', async () => {
    const own = await aListing({ radiusMiles: 1 }, '2026-02-03T18:00:00Z');
    expect(await analysisOf(own)).toMatchObject({
      Supply: { Properties: 0, NRSF: null, NRSFPerHead: null, Date: '2026-02-03' },
      Listings: [],
    });
  });

  it('[FTEST-17] looks around in a circle: 2.9 miles away is inside, 3.5 miles in the corner of its square is not', async () => {
    const own = await aListing({ radiusMiles: 3 });
    const inside = await aListing({ latitude: ELY.latitude + 2.9 / 69.09 });
    // 2.475 miles to the north and as many to the east: less than 3 on each side, 3.5 across.
    await aListing({ latitude: ELY.latitude + 2.475 / 69.09, longitude: ELY.longitude + 2.475 / 53.5 });
    const { Listings, Supply } = await analysisOf(own);
    expect([Listings.map(({ StoreID, Distance }) => [StoreID, Distance]), Supply.Properties]).toEqual([
      [[inside.id, 2.9]],
      1,
    ]);
  });

  it('[FEVI-18] the date of the populations is that of their extract', () => {
    expect(readFileSync(join(__dirname, '../../../data/us-places.tsv'), 'utf8').slice(0, 500)).toContain(
      ` Cities of ${POPULATION_DATE}`,
    );
  });
});
