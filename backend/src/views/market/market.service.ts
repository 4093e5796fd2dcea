import { Injectable } from '@nestjs/common';
import { mayOpenMarket } from '@stowbridge/contract/visibility';
import { Caller, isAdmin } from '../../platform/access/permissions';
import { SignedTokensService } from '../../platform/access/signed-tokens.service';
import { invalid, notFound } from '../../platform/common/errors';
import { Config } from '../../config';
import { Replicas } from '../../platform/database/replicas';
import { sql } from '../../platform/database/sql';
import { AccessContextService } from '../../domains/deals/access-context.service';
import { LISTED, PUBLIC_PRICE } from '../../domains/properties/visibility.sql';
import type { MarketAnalysisDto, MarketListingDto, MarketPropertyDto } from './market.calls.dto';
import { CITY_DATA, milesBetween, populationWithin } from './population';

const MINUTES_30 = 1800;
const SIGN_FIRST = 'You need to sign the NDA in order to view the market analysis.';
const MILES_PER_DEGREE = 69;

type PropertyRow = MarketPropertyDto & { RadiusMiles: number };

const PROPERTY = `
  select p.id "StoreID", p.name "StoreName", p.address1 "Address1", p.city "City", s.code "StateCode", p.zip_code "ZipCode", p.rentable_sqft "RentableSQFT",
         ${PUBLIC_PRICE}::float8 "Price", p.latitude "Latitude", p.longitude "Longitude", p.radius_miles "RadiusMiles",
         to_char(p.modified_at at time zone $2, 'YYYY-MM-DD') "Date"
  from properties p join states s on s.id = p.state_id where p.id = $1`;

const NEARBY = `
  select p.id "StoreID", p.name "StoreName", p.rentable_sqft "RentableSQFT", ${PUBLIC_PRICE}::float8 "Price", ps.name "Status",
         p.latitude "Latitude", p.longitude "Longitude", to_char(p.modified_at at time zone $6, 'YYYY-MM-DD') "Date"
  from properties p join property_statuses ps on ps.id = p.status_id
  where ${LISTED} and p.id <> $1 and p.latitude between $2 and $3 and p.longitude between $4 and $5 limit 500`;

/** The market analysis behind the NDA. */
@Injectable()
export class MarketService {
  constructor(
    private readonly access: AccessContextService,
    private readonly replicas: Replicas,
    private readonly tokens: SignedTokensService,
    private readonly config: Config,
  ) {}

  /**
   * A token for 30 minutes and this person. The key of the profile must be theirs and for this property.
   * @throws DomainError('invalid') without the right to open it or with somebody else's key
   */
  async tokenFor(caller: Caller, propertyId: number, accessKey: string | undefined): Promise<string> {
    if (!(await this.mayOpen(caller, propertyId))) {
      throw invalid(SIGN_FIRST);
    }
    const claims = this.tokens.verify<{ uid: number; pid: number }>('access-key', accessKey ?? '');
    if (claims.uid !== caller.id || claims.pid !== propertyId) {
      throw invalid(SIGN_FIRST);
    }
    return this.sign(caller, propertyId);
  }

  /** The same for administrators, who need no NDA [APROP-79]. */
  async tokenForAdmin(caller: Caller, propertyId: number): Promise<string> {
    if (!isAdmin(caller)) {
      throw notFound('The property');
    }
    await this.property(propertyId);
    return this.sign(caller, propertyId);
  }

  /** @throws DomainError('not-found') when the token or its right has ended or is another person's: the session goes on all the same */
  async analysis(caller: Caller, token: string): Promise<MarketAnalysisDto> {
    const claims = this.tokens.find<{ pid: number; uid: number }>('market', token);
    if (claims?.uid !== caller.id || !(await this.mayOpen(caller, claims.pid))) {
      throw notFound('The market analysis');
    }
    const { pid } = claims;
    const { RadiusMiles, ...property } = await this.property(pid);
    const centre =
      property.Latitude !== null && property.Longitude !== null
        ? { latitude: property.Latitude, longitude: property.Longitude }
        : undefined;
    const Listings = centre ? await this.nearby(pid, centre, RadiusMiles) : [];
    return {
      Property: { ...property, PricePerSQFT: perSquareFoot(property) },
      RadiusMiles,
      Population: {
        Value: centre ? populationWithin(centre, RadiusMiles) : null,
        Source: 'Estimate from city populations and centroids (GeoNames)',
        Date: CITY_DATA.date,
      },
      Supply: {
        Properties: Listings.length,
        NRSF: null,
        NRSFPerHead: null,
        Source: 'Listings of this marketplace',
        Date:
          Listings.map((listing) => listing.Date)
            .sort()
            .at(-1) ?? property.Date,
      },
      Listings,
    };
  }

  /** Asked again at each use: a token dies with the right that it came from. */
  private async mayOpen(caller: Caller, propertyId: number): Promise<boolean> {
    const context = await this.access.of(caller, propertyId);
    return context !== undefined && mayOpenMarket(context.state, context.viewer);
  }

  private sign(caller: Caller, propertyId: number): string {
    return this.tokens.sign('market', { uid: caller.id, pid: propertyId }, MINUTES_30);
  }

  private async property(propertyId: number): Promise<PropertyRow> {
    const [row] = await sql<PropertyRow>(this.replicas, {
      text: PROPERTY,
      values: [propertyId, this.config.OFFICE_TIME_ZONE],
    });
    if (!row) {
      throw notFound('The property');
    }
    return row;
  }

  private async nearby(
    propertyId: number,
    centre: { latitude: number; longitude: number },
    miles: number,
  ): Promise<MarketListingDto[]> {
    const up = miles / MILES_PER_DEGREE;
    const aside = up / Math.max(0.1, Math.cos((centre.latitude * Math.PI) / 180));
    const rows = await sql<Omit<MarketListingDto, 'Distance' | 'PricePerSQFT'>>(this.replicas, {
      text: NEARBY,
      values: [
        propertyId,
        centre.latitude - up,
        centre.latitude + up,
        centre.longitude - aside,
        centre.longitude + aside,
        this.config.OFFICE_TIME_ZONE,
      ],
    });
    return rows
      .map((row) => ({
        ...row,
        Distance: milesBetween(centre, { latitude: row.Latitude, longitude: row.Longitude }),
        PricePerSQFT: perSquareFoot(row),
      }))
      .filter(({ Distance }) => Distance <= miles)
      .map((row) => ({ ...row, Distance: Math.round(row.Distance * 10) / 10 }))
      .sort((a, b) => a.Distance - b.Distance);
  }
}

const perSquareFoot = ({
  Price,
  RentableSQFT,
}: {
  Price: number | null;
  RentableSQFT: number | null;
}): number | null => (Price !== null && RentableSQFT ? Math.round((Price / RentableSQFT) * 100) / 100 : null);
