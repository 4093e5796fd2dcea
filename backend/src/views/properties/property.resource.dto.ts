import { publicPrice } from '@stowbridge/contract/visibility';
import { PropertyBodyDto, PropertyFieldsDto } from '../../domains/properties/editing/property-body.dto';
import { sellerName } from '../../domains/properties/editing/property.dto';
import type { PropertyView } from '../../domains/properties/listing/property-view';
import { Etag } from '../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../platform/http/read-only';

/** A property as /api/v1 answers it. */
export class PropertyDto extends PropertyFieldsDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  /** Two letters. */
  @ReadOnly()
  stateCode: string;
  @ReadOnly({ type: String, nullable: true })
  sellerName: string | null;
  @ReadOnly()
  createdAt: Date;
  @ReadOnly()
  modifiedAt: Date;
  /** When it was first published. */
  @ReadOnly({ type: Date, nullable: true })
  listedAt: Date | null;
  /** Whether an NDA document has been uploaded. */
  @ReadOnly()
  hasNda: boolean;
  /** File name of the cover; it loads from /StoreImages/{imageName}. */
  @ReadOnly({ type: String, nullable: true })
  imageName: string | null;
  /** The price as the public reads it, whole dollars; null where it is hidden: not open, or words stand instead of it. */
  @ReadOnly({ type: Number, nullable: true })
  publicPrice: number | null;
  /** NOI / price, percent with two decimals; null where closed, unpriced or behind words. */
  @ReadOnly({ type: Number, nullable: true })
  capRate: number | null;
  /** Dollars per rentable square foot; null where closed, unpriced or behind words. */
  @ReadOnly({ type: Number, nullable: true })
  pricePerSqft: number | null;
}

export class ReplacedPropertyDto extends Replacing(PropertyBodyDto, PropertyDto) {}

export class PropertyIdDto {
  id: number;
}

export function propertyDto({ property, agents, imageName, hasNda }: PropertyView): PropertyDto {
  const {
    state,
    status: _status,
    alternatePriceOption: _option,
    seller: _seller,
    storeType: _type,
    images: _images,
    agents: _agents,
    closedAt: _closedAt,
    ndaAskedAgainAt: _asked,
    repricedAt: _repriced,
    priceReducedAt: _reduced,
    ...columns
  } = property;
  return {
    ...columns,
    stateCode: state?.code ?? '',
    sellerName: sellerName(property),
    brokerIds: agents.map(({ id }) => id),
    hasNda,
    imageName,
    publicPrice: publicPrice(property),
  };
}
