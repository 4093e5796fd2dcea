import { IsOptional, IsString, MaxLength } from 'class-validator';
import { RequiredId } from '../../platform/http/rules';
import type { MarketAnalysis, MarketListing } from './market.service';

/** Asks for the token that opens the market analysis of a property [PROF-25]. */
export class AccessKeyDto {
  @RequiredId('StoreID is required')
  StoreID: number;
  /** The opaque key of the property profile. */
  @IsOptional()
  @IsString({ message: 'AccessKey is invalid' })
  @MaxLength(2000, { message: 'AccessKey is invalid' })
  AccessKey?: string;
}

export class AdminAccessDto {
  @RequiredId('StoreID is required')
  StoreID: number;
}

export class MarketTokenDto {
  /** Opens /market-analysis?token=... for 30 minutes. */
  Token: string;
}

export class MarketFigureDto {
  Value: number | null;
  Source: string;
  /** YYYY-MM-DD, the day of the data; its first day where only a month is known. */
  Date: string;
}

export class MarketSupplyDto {
  /** The other listings within the radius. */
  Properties: number;
  /** Null as long as nothing is known of the facilities that are not for sale. */
  NRSF: number | null;
  /** Null like NRSF. */
  NRSFPerHead: number | null;
  Source: string;
  /** YYYY-MM-DD, the newest date of the listings; without one, that of the property. */
  Date: string;
}

export class MarketListingDto {
  StoreID: number;
  StoreName: string;
  /** Miles, one decimal. */
  Distance: number;
  RentableSQFT: number | null;
  Price: number | null;
  PricePerSQFT: number | null;
  Status: string;
  Latitude: number;
  Longitude: number;
  /** YYYY-MM-DD, when the listing was last changed. */
  Date: string;
}

export class MarketPropertyDto {
  StoreID: number;
  StoreName: string;
  Address1: string;
  City: string;
  StateCode: string;
  ZipCode: string;
  RentableSQFT: number | null;
  Price: number | null;
  PricePerSQFT: number | null;
  Latitude: number | null;
  Longitude: number | null;
  /** YYYY-MM-DD, when the property was last changed. */
  Date: string;
}

/** The market around a property: figures with their source and the date of their data, and no verdict. */
export class MarketAnalysisDto {
  Property: MarketPropertyDto;
  RadiusMiles: number;
  /** Estimated from the populations of cities whose centre lies within the radius. */
  Population: MarketFigureDto;
  Supply: MarketSupplyDto;
  Listings: MarketListingDto[];
}

const marketListingDto = (listing: MarketListing): MarketListingDto => ({
  StoreID: listing.id,
  StoreName: listing.name,
  RentableSQFT: listing.rentableSqft,
  Price: listing.price,
  Status: listing.status,
  Latitude: listing.latitude,
  Longitude: listing.longitude,
  Date: listing.date,
  Distance: listing.distance,
  PricePerSQFT: listing.pricePerSqft,
});

const marketPropertyDto = (property: MarketAnalysis['property']): MarketPropertyDto => ({
  StoreID: property.id,
  StoreName: property.name,
  Address1: property.address1,
  City: property.city,
  StateCode: property.stateCode,
  ZipCode: property.zipCode,
  RentableSQFT: property.rentableSqft,
  Price: property.price,
  Latitude: property.latitude,
  Longitude: property.longitude,
  Date: property.date,
  PricePerSQFT: property.pricePerSqft,
});

export const marketAnalysisDto = (market: MarketAnalysis): MarketAnalysisDto => ({
  Property: marketPropertyDto(market.property),
  RadiusMiles: market.property.radiusMiles,
  Population: {
    Value: market.population,
    Source: 'Estimate from city populations and centroids (GeoNames)',
    Date: market.populationDate,
  },
  Supply: {
    Properties: market.listings.length,
    NRSF: null,
    NRSFPerHead: null,
    Source: 'Listings of this marketplace',
    Date: market.supplyDate,
  },
  Listings: market.listings.map(marketListingDto),
});
