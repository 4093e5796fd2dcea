import { Injectable } from '@nestjs/common';
import { milesBetween, type Point } from '@stowbridge/contract/distance';
import { mayOpenMarket } from '@stowbridge/contract/visibility';
import { Caller, isAdmin } from '../../platform/access/permissions';
import { SignedTokensService } from '../../platform/access/signed-tokens.service';
import { invalid, notFound } from '../../platform/common/errors';
import { Config } from '../../config';
import { Replicas } from '../../platform/database/replicas';
import { sql } from '../../platform/database/sql';
import { AccessContextService } from '../../domains/deals/access-context.service';
import { LISTED, PUBLIC_PRICE } from '../../domains/properties/visibility.sql';
import { POPULATION_DATE, populationWithin } from './population';

const MINUTES_30 = 1800;
const SIGN_FIRST = 'You need to sign the NDA in order to view the market analysis.';
const MILES_PER_DEGREE = 69;

interface Comparable {
  id: number;
  name: string;
  rentableSqft: number | null;
  price: number | null;
  /** YYYY-MM-DD, when it was last changed. */
  date: string;
}

interface PropertyRow extends Comparable {
  address1: string;
  city: string;
  stateCode: string;
  zipCode: string;
  latitude: number | null;
  longitude: number | null;
  radiusMiles: number;
}

interface ListingRow extends Comparable {
  status: string;
  latitude: number;
  longitude: number;
}

/** Another listing within the radius. */
export type MarketListing = ListingRow & { distance: number; pricePerSqft: number | null };

/** The market around a property. */
export interface MarketAnalysis {
  property: PropertyRow & { pricePerSqft: number | null };
  /** Null as long as nobody knows where the property is. */
  population: number | null;
  populationDate: string;
  /** The nearest first. */
  listings: MarketListing[];
  /** YYYY-MM-DD, the newest date of the listings; without one, that of the property. */
  supplyDate: string;
}

const PROPERTY = `
  select p.id, p.name, p.address1, p.city, s.code "stateCode", p.zip_code "zipCode", p.rentable_sqft "rentableSqft",
         ${PUBLIC_PRICE}::float8 price, p.latitude, p.longitude, p.radius_miles "radiusMiles",
         to_char(p.modified_at at time zone $2, 'YYYY-MM-DD') "date"
  from properties p join states s on s.id = p.state_id where p.id = $1`;

const NEARBY = `
  select p.id, p.name, p.rentable_sqft "rentableSqft", ${PUBLIC_PRICE}::float8 price, ps.name status,
         p.latitude, p.longitude, to_char(p.modified_at at time zone $6, 'YYYY-MM-DD') "date"
  from public_properties p join property_statuses ps on ps.id = p.status_id
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
    const context = await this.access.of(caller, propertyId);
    if (!context || !mayOpenMarket(context.state, context.viewer)) {
      throw invalid(await this.access.refusal(context, SIGN_FIRST));
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
  async analysis(caller: Caller, token: string): Promise<MarketAnalysis> {
    const claims = this.tokens.find<{ pid: number; uid: number }>('market', token);
    if (claims?.uid !== caller.id || !(await this.mayOpen(caller, claims.pid))) {
      throw notFound('The market analysis');
    }
    const { pid } = claims;
    const property = await this.property(pid);
    const { latitude, longitude, radiusMiles } = property;
    const centre = latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
    const listings = centre ? await this.nearby(pid, centre, radiusMiles) : [];
    return {
      property: { ...property, pricePerSqft: perSquareFoot(property) },
      population: centre ? await populationWithin(this.replicas, centre, radiusMiles) : null,
      populationDate: POPULATION_DATE,
      listings,
      supplyDate:
        listings
          .map(({ date }) => date)
          .sort()
          .at(-1) ?? property.date,
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

  private async nearby(propertyId: number, centre: Point, miles: number): Promise<MarketListing[]> {
    const up = miles / MILES_PER_DEGREE;
    const aside = up / Math.max(0.1, Math.cos((centre.latitude * Math.PI) / 180));
    const rows = await sql<ListingRow>(this.replicas, {
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
      .map((row) => ({ ...row, distance: milesBetween(centre, row), pricePerSqft: perSquareFoot(row) }))
      .filter(({ distance }) => distance <= miles)
      .map((row) => ({ ...row, distance: Math.round(row.distance * 10) / 10 }))
      .sort((a, b) => a.distance - b.distance);
  }
}

const perSquareFoot = ({ price, rentableSqft }: Comparable): number | null =>
  price !== null && rentableSqft ? Math.round((price / rentableSqft) * 100) / 100 : null;
