import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { parseArea } from '@stowbridge/contract/area';
import { parseBounds } from '@stowbridge/contract/bounds';
import { PropertyStatus } from '@stowbridge/contract/ids';
import {
  FIGURE_NAMES,
  type FigureName,
  isRange,
  rangeProblem,
  readFigure,
  SEARCH_FIGURES,
  SearchOrder,
  type SearchOrderId,
} from '@stowbridge/contract/search-figures';
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
import { MapArea, MapBounds, OptionalDate, OptionalFlag, OptionalIf } from '../editing/property.rules';
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

const figure = (name: FigureName, holds: (value: number, fields: Record<string, unknown>) => boolean) =>
  applyDecorators(
    Transform(({ value }) =>
      value === '' || value === null || value === undefined ? undefined : readFigure(name, value),
    ),
    OptionalIf('figure', rangeProblem(name), holds, [SEARCH_FIGURES[name].min, SEARCH_FIGURES[name].max]),
  );
const FigureStart = (name: FigureName): PropertyDecorator => figure(name, (from) => isRange({ from }));
/** The end of the range that begins with the start beside it. */
const FigureEnd = (name: FigureName): PropertyDecorator =>
  figure(name, (to, fields) =>
    isRange({ from: fields[`${SEARCH_FIGURES[name].wire}Start`] as number | undefined, to }),
  );

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
  /** NOI / price in percent, both ends included; like all that follows it finds no closed property [BEYB-01, BEYB-09]. */
  @FigureStart('capRate')
  CapRateStart?: number;
  @FigureEnd('capRate')
  CapRateEnd?: number;
  /** Dollars per rentable square foot. */
  @FigureStart('pricePerSqft')
  PricePerSQFTStart?: number;
  @FigureEnd('pricePerSqft')
  PricePerSQFTEnd?: number;
  /** Whole dollars a year. */
  @FigureStart('noi')
  NOIStart?: number;
  @FigureEnd('noi')
  NOIEnd?: number;
  /** Physical, by area, percent. */
  @FigureStart('occupancy')
  OccupancyStart?: number;
  @FigureStart('units')
  UnitsStart?: number;
  @FigureEnd('units')
  UnitsEnd?: number;
  @FigureStart('yearBuilt')
  YearBuiltStart?: number;
  @FigureEnd('yearBuilt')
  YearBuiltEnd?: number;
  /** Share of the area that is climate-controlled, percent. */
  @FigureStart('climateShare')
  ClimateShareStart?: number;
  /** YYYY-MM-DD: listed on that day (UTC) or since. */
  @OptionalDate('ListedSince')
  ListedSince?: string;
  /** YYYY-MM-DD: the price that is shown was reduced on that day (UTC) or since. */
  @OptionalDate('PriceReducedSince')
  PriceReducedSince?: string;
  /** Only those with room for expansion. */
  @OptionalFlag('ExpansionOnly')
  ExpansionOnly?: boolean;
  /**
   * Only what lies in one to three rings of 3 to 100 points each, 40 degrees wide at most:
   * `latitude,longitude_latitude,longitude_...` in degrees of five decimals, rings apart by `~`. A ring within a ring is a
   * hole, and an edge is in.
   */
  @MapArea()
  Area?: string;
}

/** The ranges of figures that are asked for. */
function figuresOf(request: PropertyFilterDto): SearchFilter['figures'] {
  const given = request as unknown as Record<string, number | undefined>;
  const ranges = FIGURE_NAMES.flatMap((name) => {
    const { wire } = SEARCH_FIGURES[name];
    const range = { from: given[`${wire}Start`], to: given[`${wire}End`] };
    return range.from === undefined && range.to === undefined ? [] : [[name, range] as const];
  });
  return ranges.length > 0 ? Object.fromEntries(ranges) : undefined;
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
  figures: figuresOf(request),
  listedSince: request.ListedSince ?? undefined,
  reducedSince: request.PriceReducedSince ?? undefined,
  expansionOnly: request.ExpansionOnly,
  area: request.Area ? parseArea(request.Area) : undefined,
});

/** A search; without IsShowFull the answer is the list of suggestions for Keyword [SRCH-09, SRCH-22]. */
export class PropertySearchDto extends PropertyFilterDto {
  @IsOptional()
  @IsBoolean({ message: 'IsShowFull is invalid' })
  IsShowFull?: boolean;
  /** 0 default, 1 price, 3 area [CONST-39 to CONST-43], 4 cap rate, 5 price per sq. ft, 6 newest change, whatever the order. */
  @IsOptional()
  @Type(() => Number)
  @IsIn(Object.values(SearchOrder), { message: 'SortBy is invalid' })
  SortBy: SearchOrderId = SearchOrder.Newest;
  @IsOptional()
  @IsIn(['ASC', 'DESC'], { message: 'SortOrder is invalid' })
  SortOrder: 'ASC' | 'DESC' = 'ASC';
  /** Only what lies in this part of the map: `south,west,north,east` in degrees. */
  @MapBounds()
  Bounds?: string;
}

const SORTS = {
  [SearchOrder.Newest]: 'newest',
  [SearchOrder.Price]: 'price',
  [SearchOrder.Area]: 'area',
  [SearchOrder.CapRate]: 'capRate',
  [SearchOrder.PricePerSqft]: 'pricePerSqft',
  [SearchOrder.NewestChange]: 'change',
} as const;

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
  /** Percent, physical, by area; null when closed, and where figures are kept for those who have signed the NDA. */
  Occupancy: number | null;
  /** Net operating income, whole dollars a year; null as Occupancy is. */
  NOI: number | null;
  UnitCount: number | null;
  YearBuilt: number | null;
  /** When the price was reduced that is shown; null where it was not, or was raised since. */
  PriceReducedOn: Date | null;
  /** The public range beside words that stand instead of the price, whole dollars; null where there is none. */
  GuidanceLow: number | null;
  GuidanceHigh: number | null;
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
