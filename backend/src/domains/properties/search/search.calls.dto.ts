import { ApiProperty } from '@nestjs/swagger';
import { parseBounds } from '@stowbridge/contract/bounds';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { PageRequestDto, pageWindow, pagination, PaginationDto } from '../../../platform/http/list/paging.dto';
import { OptionalId, OptionalText } from '../../../platform/http/rules';
import { MapBounds, OptionalFlag } from '../editing/property.rules';
import type { MapAsked, SearchAsked, SearchFilter, SearchPage } from './search';

const MAX_PRICE = 25_000_000;
const MAX_AREA = 500_000;

const emptyAsMissing = () => Transform(({ value }) => (value === '' || value === null ? undefined : Number(value)));
const Bound = (label: string, max: number): PropertyDecorator[] => [
  emptyAsMissing(),
  IsOptional(),
  IsInt({ message: `${label} is invalid` }),
  Min(0, { message: `${label} is invalid` }),
  Max(max, { message: `${label} is invalid` }),
];
const Price = (): PropertyDecorator => (target, key) =>
  Bound('Price', MAX_PRICE).forEach((decorate) => decorate(target, key));
const Area = (): PropertyDecorator => (target, key) =>
  Bound('Area', MAX_AREA).forEach((decorate) => decorate(target, key));

const PUBLIC_STATUSES = [
  PropertyStatus.ForSale,
  PropertyStatus.UnderLoi,
  PropertyStatus.UnderContract,
  PropertyStatus.Closed,
];
/** A list in a body, or separated by commas in an address. */
const asIds = () =>
  Transform(({ value }) =>
    value === '' || value === null ? undefined : (Array.isArray(value) ? value : String(value).split(',')).map(Number),
  );

/** What narrows a search [SRCH-11 to SRCH-15]. */
export class PropertyFilterDto extends PageRequestDto {
  @OptionalText('Keyword', 200)
  Keyword?: string;
  @OptionalId('StoreTypeID')
  StoreTypeID?: number;
  @OptionalId('StateID')
  StateID?: number;
  @OptionalText('City', 100)
  City?: string;
  /** Whole dollars, 0 to 25,000,000 [CONST-32]. */
  @Price()
  PriceStart?: number;
  @Price()
  PriceEnd?: number;
  /** Also those whose price is not shown, whatever the bounds of the price are; closed ones stay out. */
  @OptionalFlag('IncludeUnpriced')
  IncludeUnpriced?: boolean;
  /** NRSF, 0 to 500,000 [CONST-33]. */
  @Area()
  RentableSQFTStart?: number;
  @Area()
  RentableSQFTEnd?: number;
  /** Only these statuses, 1 to 4; without them all. */
  @asIds()
  @IsOptional()
  @IsArray({ message: 'StatusIDs is invalid' })
  @ArrayMaxSize(PUBLIC_STATUSES.length, { message: 'StatusIDs is invalid' })
  @ArrayUnique({ message: 'StatusIDs is invalid' })
  @IsIn(PUBLIC_STATUSES, { each: true, message: 'StatusIDs is invalid' })
  StatusIDs?: number[];
}

const searchFilter = (request: PropertyFilterDto): SearchFilter => ({
  keyword: request.Keyword,
  storeTypeId: request.StoreTypeID,
  stateId: request.StateID,
  city: request.City,
  priceFrom: request.PriceStart,
  priceTo: request.PriceEnd,
  includeUnpriced: request.IncludeUnpriced,
  areaFrom: request.RentableSQFTStart,
  areaTo: request.RentableSQFTEnd,
  statusIds: request.StatusIDs,
});

/** A search; without IsShowFull the answer is the list of suggestions for Keyword [SRCH-09, SRCH-22]. */
export class PropertySearchDto extends PropertyFilterDto {
  @IsOptional()
  @IsBoolean({ message: 'IsShowFull is invalid' })
  IsShowFull?: boolean;
  /** 0 default, 1 price, 3 area [CONST-39 to CONST-43]. */
  @IsOptional()
  @Type(() => Number)
  @IsIn([0, 1, 3], { message: 'SortBy is invalid' })
  SortBy: 0 | 1 | 3 = 0;
  @IsOptional()
  @IsIn(['ASC', 'DESC'], { message: 'SortOrder is invalid' })
  SortOrder: 'ASC' | 'DESC' = 'ASC';
  /** Only what lies in this part of the map: `south,west,north,east` in degrees. */
  @MapBounds()
  Bounds?: string;
}

const SORTS = { 0: 'newest', 1: 'price', 3: 'area' } as const;

export const searchAsked = (request: PropertySearchDto): SearchAsked => ({
  filter: searchFilter(request),
  bounds: request.Bounds ? parseBounds(request.Bounds) : undefined,
  sortBy: SORTS[request.SortBy],
  direction: request.SortOrder === 'DESC' ? 'desc' : 'asc',
  window: pageWindow(request),
});

/** One result of a search [SRCH-19]. */
export class SearchResultDto {
  StoreID: number;
  StoreName: string;
  /** Stored name of the cover; null without pictures. */
  StoreImage: string | null;
  /** Dominant colour of the cover, #rrggbb. */
  StoreImageColor: string | null;
  Address1: string;
  Address2: string | null;
  City: string;
  /** Two letters. */
  State: string;
  ZipCode: string;
  RentableSQFT: number | null;
  Acerage: number | null;
  /** Whole dollars; null when words stand instead of it, when unpriced or closed. */
  Price: number | null;
  StatusID: number;
  Status: string;
  StoreTypeID: number;
  AlternatePriceOptionID: number | null;
  AlternatePriceOptionName: string | null;
  /** YYYY-MM-DD */
  AlternatePriceOptionDate: string | null;
  Latitude: number | null;
  Longitude: number | null;
  IsFeatureListing: boolean;
  /** Null when closed. */
  CreatedDate: Date | null;
  /** Percent; null where price or NOI is not shown. */
  CapRate: number | null;
  /** Dollars per rentable square foot; null where the price is not shown. */
  PricePerSQFT: number | null;
  /** Percent; null when closed. */
  PhysicalOccupancyArea: number | null;
  /** Percent; null when closed. */
  PhysicalOccupancyUnits: number | null;
  YearBuilt: number | null;
  /** In `DaysListedType`; null when closed. */
  DaysListed: number | null;
  /** Days, Months or Years. */
  DaysListedType: string | null;
}

export class SearchAnswerDto {
  Store: SearchResultDto[];
  Pagination: PaginationDto;
}

/** A `SearchAnswerDto` as JSON text. */
export const searchText = ({ rows, total }: SearchPage, request: PageRequestDto): string =>
  `{"Store":${rows},"Pagination":${JSON.stringify(pagination(request, total))}}`;

/** A suggestion for what has been typed so far. */
export class SuggestionDto {
  @ApiProperty()
  Name: string;
  @ApiProperty({ enum: ['Property', 'City', 'State', 'Zip'] })
  Type: 'City' | 'State' | 'Zip' | 'Property';
  /** Only of a property. */
  StoreID?: number;
}

/** A box of the map and how finely to count in it. */
export class MapQueryDto extends PropertyFilterDto {
  /** Level of the pyramid: cells are 16 / 2^z degrees wide; from 12 on single properties. */
  @Type(() => Number)
  @IsInt({ message: 'z is invalid' })
  @Min(0, { message: 'z is invalid' })
  @Max(22, { message: 'z is invalid' })
  z: number;
  @Type(() => Number)
  @IsNumber({}, { message: 'north is invalid' })
  @Min(-90, { message: 'north is invalid' })
  @Max(90, { message: 'north is invalid' })
  north: number;
  @Type(() => Number)
  @IsNumber({}, { message: 'south is invalid' })
  @Min(-90, { message: 'south is invalid' })
  @Max(90, { message: 'south is invalid' })
  south: number;
  @Type(() => Number)
  @IsNumber({}, { message: 'east is invalid' })
  @Min(-180, { message: 'east is invalid' })
  @Max(180, { message: 'east is invalid' })
  east: number;
  @Type(() => Number)
  @IsNumber({}, { message: 'west is invalid' })
  @Min(-180, { message: 'west is invalid' })
  @Max(180, { message: 'west is invalid' })
  west: number;
}

export const mapAsked = (query: MapQueryDto): MapAsked => ({
  filter: searchFilter(query),
  box: { south: query.south, west: query.west, north: query.north, east: query.east },
  z: query.z,
});
