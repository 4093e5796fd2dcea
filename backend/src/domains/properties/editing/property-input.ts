import type { UnitMixRow } from './property.entity';

/** The form of a property as both doors hand it to the service; a null clears, undefined keeps what is stored. */
export interface PropertyInput {
  name: string;
  address1: string;
  address2: string | null;
  city?: string;
  stateId: number;
  zipCode?: string;
  country?: string;
  storeTypeId: number;
  rentableSqft: number | null;
  acreage: number | null;
  price: number | null;
  roomForExpansion?: boolean;
  featured?: boolean;
  active?: boolean;
  statusId?: number;
  latitude?: number;
  longitude?: number;
  alternatePriceOptionId: number | null;
  alternatePriceOptionDate: string | null;
  offersDueDate: string | null;
  /** What the documents' form does not have; /api/v1 sends it. */
  more?: PropertyMore;
}

interface PropertyMore {
  description?: string;
  videoCode?: string | null;
  radiusMiles?: number;
  sellerId?: number | null;
  brokerIds?: number[];
  noi?: number | null;
  physicalOccupancyUnits?: number | null;
  physicalOccupancyArea?: number | null;
  economicOccupancy?: number | null;
  unitCount?: number | null;
  unitMix?: UnitMixRow[] | null;
  yearBuilt?: number | null;
  climateControlledShare?: number | null;
}
