import type { Api } from './api';
import type { StoreProfile } from './profile';

/** A listing of ours within the radius; the distance is in miles. */
export interface MarketListing {
  StoreID: number;
  StoreName: string;
  Distance: number;
  RentableSQFT: number | null;
  Price: number | null;
  PricePerSQFT: number | null;
  Status: string;
  Latitude: number;
  Longitude: number;
}

export interface MarketAnalysis {
  Property: Pick<
    StoreProfile,
    'StoreID' | 'StoreName' | 'City' | 'StateCode' | 'RentableSQFT' | 'Price' | 'Latitude' | 'Longitude' | 'StatusID'
  >;
  RadiusMiles: number;
  Population: { Value: number; Source: string; Date: string };
  Supply: { Properties: number; NRSF: number; NRSFPerHead: number | null };
  Listings: MarketListing[];
}

export const getMarketAnalysis = (api: Api, token: string) =>
  api.get<MarketAnalysis>(`home/market/${encodeURIComponent(token)}`);
