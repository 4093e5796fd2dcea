import type { NdaMode } from '@stowbridge/contract/access';
import type { FieldsOf, METRICS, SIZE_AND_PRICE } from '@stowbridge/contract/property-fields';
import type { FiguresShown } from '@stowbridge/contract/visibility';
import type { UnitMixRow } from './property.entity';

/** The form of a property as both surfaces of the API hand it to the service; a null clears, undefined keeps what is stored. */
export interface PropertyInput extends FieldsOf<typeof SIZE_AND_PRICE> {
  name: string;
  address1: string;
  address2: string | null;
  city?: string;
  stateId: number;
  zipCode?: string;
  country?: string;
  storeTypeId: number;
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

interface PropertyMore extends Partial<FieldsOf<typeof METRICS>> {
  description?: string;
  videoCode?: string | null;
  radiusMiles?: number;
  sellerId?: number | null;
  brokerIds?: number[];
  ndaMode?: NdaMode;
  accessDays?: number | null;
  sellerDecides?: boolean;
  sellerSeesNames?: boolean;
  confidential?: boolean;
  teaserName?: string | null;
  questionsUntil?: string | null;
  guidanceLow?: number | null;
  guidanceHigh?: number | null;
  figuresShown?: FiguresShown;
  unitMix?: UnitMixRow[] | null;
}
