import { ApiPropertyOptional } from '@nestjs/swagger';
import { SIZE_AND_PRICE, type WireFieldsOf } from '@stowbridge/contract/property-fields';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { OptionalId, OptionalLines, OptionalText, RequiredId } from '../../../platform/http/rules';
import { PageRequestDto, PaginationDto } from '../../../platform/http/list/paging.dto';
import { daysListed } from '../listing/days-listed';
import type { PropertyView } from '../listing/property-view';
import { answerOf, Fields, Having, type Here } from './fields';
import { OptionalFlag } from './property.rules';

/** A property as the back office sees it [APROP-93]. */
export class StoreDto extends Having<WireFieldsOf<typeof SIZE_AND_PRICE>>() {
  StoreID: number;
  StoreName: string;
  Address1: string;
  Address2: string | null;
  City: string;
  StateID: number;
  StateCode: string;
  ZipCode: string;
  Country: string;
  /** HTML, sanitised. */
  Description: string;
  StoreTypeID: number;
  @Fields('answer', SIZE_AND_PRICE, { price: 'Whole dollars.' })
  declare readonly sizeAndPrice?: Here;
  IsRoomForExpansion: boolean | null;
  IsFeatureListing: boolean;
  Latitude: number | null;
  Longitude: number | null;
  /** Published [APROP-20]. */
  ISActive: boolean;
  StatusID: number;
  Status: string;
  SellerID: number | null;
  SellerName: string | null;
  CreatedDate: Date;
  ModifiedDate: Date;
  AlternatePriceOptionID: number | null;
  AlternatePriceOptionName: string | null;
  /** YYYY-MM-DD. */
  AlternatePriceOptionDate: string | null;
  /** YYYY-MM-DD. */
  OffersDueDate: string | null;
  VideoCode: string | null;
  /** Miles. */
  MVPRadius: number;
  /** Ids joined by commas. */
  BrokerIds: string;
  BrokerNames: string;
  DaysListed: number | null;
  /** Days, Months or Years. */
  DaysListedType: string | null;
}

export function storeDto({ property, agents }: PropertyView): StoreDto {
  const listed = daysListed(property.listedAt);
  return {
    StoreID: property.id,
    StoreName: property.name,
    Address1: property.address1,
    Address2: property.address2,
    City: property.city,
    StateID: property.stateId,
    StateCode: property.state?.code ?? '',
    ZipCode: property.zipCode,
    Country: property.country,
    Description: property.description,
    StoreTypeID: property.storeTypeId,
    ...answerOf(SIZE_AND_PRICE, property),
    IsRoomForExpansion: property.roomForExpansion,
    IsFeatureListing: property.featured,
    Latitude: property.latitude,
    Longitude: property.longitude,
    ISActive: property.active,
    StatusID: property.statusId,
    Status: property.status?.name ?? '',
    SellerID: property.sellerId,
    SellerName: sellerName(property),
    CreatedDate: property.createdAt,
    ModifiedDate: property.modifiedAt,
    AlternatePriceOptionID: property.alternatePriceOptionId,
    AlternatePriceOptionName: property.alternatePriceOption?.name ?? null,
    AlternatePriceOptionDate: property.alternatePriceOptionDate,
    OffersDueDate: property.offersDueDate,
    VideoCode: property.videoCode,
    MVPRadius: property.radiusMiles,
    BrokerIds: agents.map(({ id }) => id).join(','),
    BrokerNames: agents.map(({ name }) => name).join(', '),
    DaysListed: listed.daysListed,
    DaysListedType: listed.daysListedType,
  };
}

export const sellerName = ({ seller }: PropertyView['property']): string | null =>
  seller ? `${seller.firstName} ${seller.lastName}` : null;

/** Which property names to list [APROP-01]. */
export class StoreNamesQueryDto {
  /** A part of a name: only the first 25 names that hold it are answered. Without it every name is. */
  @ApiPropertyOptional({ example: 'storage' })
  @IsOptional()
  @IsString({ message: 'Name is invalid' })
  @MaxLength(200, { message: 'Name must be at most 200 characters' })
  Name?: string;
}

/** The filters of the property listing [APROP-01 to APROP-05, APROP-18]. */
export class StoresRequestDto extends PageRequestDto {
  @OptionalText('Store Name', 200)
  StoreName?: string;
  @OptionalText('City', 100)
  City?: string;
  @OptionalId('Status')
  StatusID?: number;
  @OptionalId('State')
  StateID?: number;
  @OptionalId('Seller')
  SellerID?: number;
  /** Only those that are not published. */
  @OptionalFlag('ShowUnPublished')
  ShowUnPublished?: boolean;
}

/** The same with the name of the state [APROP-10], and in the order of the listing. */
export class StoresReportRequestDto extends StoresRequestDto {
  @OptionalText('State', 100)
  StateName?: string;
  /** The field that the list is sorted by and the order; without it as the list begins. */
  @ApiPropertyOptional({ example: 'createdAt DESC' })
  @OptionalText('Sort', 60)
  Sort?: string;
}

export class StoresDto {
  Stores: StoreDto[];
  /** What was asked for. */
  Criteria: StoresRequestDto;
  Pagination: PaginationDto;
}

/** The answer to a change of a property. */
export class StoreChangedDto {
  StoreID: number;
  Message: string;
}

export class DescriptionRequestDto {
  @RequiredId('StoreID is required')
  StoreID: number;
  /** HTML; what is not plain structure is removed. */
  @OptionalLines('Description', 50_000)
  Description?: string;
}

export class VideoRequestDto {
  @RequiredId('StoreID is required')
  StoreID: number;
  /** The code or the address of a YouTube or Vimeo video; blank removes it. */
  @OptionalText('Video', 300)
  VideoCode?: string;
}

export class RadiusRequestDto {
  @RequiredId('StoreID is required')
  StoreID: number;
  /** Whole miles, 1 to 10 [CONST-34]. */
  @RequiredId('Explorer Radius must be 1 to 10 miles')
  MVPRadius: number;
}

export const propertyFilter = (criteria: StoresReportRequestDto) => ({
  name: criteria.StoreName,
  city: criteria.City,
  statusId: criteria.StatusID || undefined,
  stateId: criteria.StateID || undefined,
  sellerId: criteria.SellerID || undefined,
  unpublished: criteria.ShowUnPublished,
});
