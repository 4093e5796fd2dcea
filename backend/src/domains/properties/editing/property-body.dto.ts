import { ACCESS_DAYS_MAX, NDA_MODES, type NdaMode } from '@stowbridge/contract/access';
import { propertyLengths } from '@stowbridge/contract/fields';
import {
  BUILDING,
  CLIMATE,
  INCOME,
  METRICS,
  OCCUPANCY,
  PROPERTY_FIELDS,
  SIZE_AND_PRICE,
  type FieldsOf,
} from '@stowbridge/contract/property-fields';
import { FIGURES_SHOWN, type FiguresShown } from '@stowbridge/contract/visibility';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IdList } from '../../../platform/common/id-list';
import { OptionalId, OptionalLines, OptionalText, RequiredId, RequiredText } from '../../../platform/http/rules';
import { amountsOf, Fields, Having, type Here, valuesOf } from './fields';
import { dateOfAlternative } from './property-form.dto';
import type { PropertyInput } from './property-input';
import { AuctionDate, OptionalDate, OptionalDegrees, OptionalFlag, OptionalWhole } from './property.rules';

const DAYS_RANGE = `Access days must be a whole number from 1 to ${ACCESS_DAYS_MAX}`;

class UnitMixRowDto {
  /** Feet, for example `10x10`. */
  @Matches(/^\d{1,3}x\d{1,3}$/, { message: 'size must look like 10x10' })
  @IsString({ message: 'size must look like 10x10' })
  size: string;
  @OptionalWhole('units', 100_000)
  units: number;
  @IsBoolean({ message: 'climateControlled is invalid' })
  climateControlled: boolean;
  /** Whole dollars a month. */
  @OptionalWhole('rent', 1_000_000)
  rent: number;
}

/** What both directions of /api/v1/properties share. PUT replaces: a field that is left out is cleared. */
export class PropertyFieldsDto extends Having<Partial<FieldsOf<typeof PROPERTY_FIELDS>>>() {
  @RequiredText('Property Name', propertyLengths.name)
  name: string;
  @RequiredText('Address Line 1', propertyLengths.address1)
  address1: string;
  @OptionalText('Address Line 2', propertyLengths.address2)
  address2?: string | null;
  @RequiredText('City', propertyLengths.city)
  city: string;
  @RequiredId('State is required')
  stateId: number;
  @RequiredText('Zip', propertyLengths.zipCode)
  zipCode: string;
  @OptionalText('Country', propertyLengths.country)
  country?: string;
  @RequiredId('Property Type is required')
  storeTypeId: number;
  @Fields('resource', SIZE_AND_PRICE, { rentableSqft: 'Net rentable square feet.', price: 'Whole dollars.' })
  declare readonly sizeAndPrice?: Here;
  @OptionalId('Price Alternative')
  alternatePriceOptionId?: number | null;
  /** YYYY-MM-DD; required with option 6, cleared with any other. */
  @AuctionDate('alternatePriceOptionId')
  alternatePriceOptionDate?: string | null;
  /** With options 4 and 5, whole dollars: the range that the public reads beside the words; cleared with any other option. */
  @OptionalWhole('Price guidance', 1e12)
  guidanceLow?: number | null;
  @OptionalWhole('Price guidance', 1e12)
  guidanceHigh?: number | null;
  /** YYYY-MM-DD. */
  @OptionalDate('Offers Due Date')
  offersDueDate?: string | null;
  @OptionalFlag('Room For Expansion')
  roomForExpansion?: boolean | null;
  @OptionalFlag('Featured')
  featured?: boolean;
  /** Published. Creating with false makes a draft; left out, it stays as it is. */
  @OptionalFlag('Active')
  active?: boolean;
  /** Left out, it stays as it is. */
  @OptionalId('Status')
  statusId?: number;
  @OptionalDegrees('Latitude', 90)
  latitude?: number | null;
  @OptionalDegrees('Longitude', 180)
  longitude?: number | null;
  /** HTML, sanitised; left out, it stays as it is. */
  @OptionalLines('Description', 50_000)
  description?: string;
  /** The code or the address of a YouTube or Vimeo video; left out, it stays as it is. */
  @OptionalText('Video', 300)
  videoCode?: string | null;
  /** Explorer radius, 1 to 10 miles. */
  @OptionalId('Explorer Radius')
  radiusMiles?: number;
  /** Left out, it stays as it is; null takes the property away from its seller. */
  @ValidateIf((_: object, value: unknown) => value !== null && value !== undefined)
  @RequiredId('Seller is invalid')
  sellerId?: number | null;
  /** Listing agents in their order; left out, they stay as they are. */
  @ValidateIf((_: object, value: unknown) => value !== undefined)
  @IdList('brokerIds', 20)
  brokerIds?: number[];
  /** What a signature opens by itself; left out, it stays as it is [BEYA-42 to BEYA-51]. */
  @ApiProperty({ enum: NDA_MODES })
  @ValidateIf((_: object, value: unknown) => value !== undefined)
  @IsIn(NDA_MODES, { message: 'NDA mode is invalid' })
  ndaMode?: NdaMode;
  /** How many days an access lasts that a signature opens, 1 to 3650; null without an end; left out, it stays as it is. */
  @ValidateIf((_: object, value: unknown) => value !== null && value !== undefined)
  @Min(1, { message: DAYS_RANGE })
  @Max(ACCESS_DAYS_MAX, { message: DAYS_RANGE })
  @IsInt({ message: DAYS_RANGE })
  accessDays?: number | null;
  /** The owning seller may approve and decline requests for access, too; left out, it stays as it is. */
  @OptionalFlag('Seller decides')
  sellerDecides?: boolean;
  /** The owning seller reads the names and companies of buyers, and their certificates; left out, it stays as it is. */
  @OptionalFlag('Seller sees names')
  sellerSeesNames?: boolean;
  /**
   * Name, street, ZIP and exact place are shown only to those whose access is open; left out, it stays as it is
   * [BEYA-125 to BEYA-131].
   */
  @OptionalFlag('Confidential')
  confidential?: boolean;
  /** What everybody else reads in place of the name: required where it is confidential; left out, it stays as it is. */
  @OptionalText('Teaser Name', propertyLengths.name)
  teaserName?: string | null;
  /** YYYY-MM-DD, the last day on which buyers can ask questions; null without an end; left out, it stays as it is. */
  @OptionalDate('Questions until')
  questionsUntil?: string | null;
  /** Whom NOI, occupancies and cap rate are shown to on the site; left out, it stays as it is [BEYB-90]. */
  @ApiProperty({ enum: FIGURES_SHOWN })
  @ValidateIf((_: object, value: unknown) => value !== undefined)
  @IsIn(FIGURES_SHOWN, { message: 'Figures shown is invalid' })
  figuresShown?: FiguresShown;
  @Fields('resource', [...INCOME, ...OCCUPANCY, ...CLIMATE, ...BUILDING], {
    noi: 'Net operating income, whole dollars a year.',
    physicalOccupancyUnits: 'Percent.',
    yearBuilt: '1850 to the present year + 5.',
  })
  declare readonly metrics?: Here;
  @ValidateIf((_: object, value: unknown) => value !== null && value !== undefined)
  @Type(() => UnitMixRowDto)
  @ValidateNested({ each: true })
  @ArrayMaxSize(50, { message: 'unitMix has at most 50 rows.' })
  @IsArray({ message: 'unitMix must be a list.' })
  unitMix?: UnitMixRowDto[] | null;
}

/** A property as administrators and integrators write it; what only the product says of one is refused [FSEC-31]. */
export class PropertyBodyDto extends PropertyFieldsDto {}

export function inputOfBody(body: PropertyBodyDto): PropertyInput {
  return {
    name: body.name,
    address1: body.address1,
    address2: body.address2 || null,
    city: body.city,
    stateId: body.stateId,
    zipCode: body.zipCode,
    country: body.country || undefined,
    storeTypeId: body.storeTypeId,
    ...amountsOf(SIZE_AND_PRICE, body, 'name'),
    roomForExpansion: body.roomForExpansion ?? undefined,
    featured: body.featured,
    active: body.active,
    statusId: body.statusId,
    latitude: body.latitude ?? undefined,
    longitude: body.longitude ?? undefined,
    alternatePriceOptionId: body.alternatePriceOptionId ?? null,
    alternatePriceOptionDate: dateOfAlternative(body.alternatePriceOptionId, body.alternatePriceOptionDate),
    offersDueDate: body.offersDueDate ?? null,
    more: {
      description: body.description,
      videoCode: body.videoCode,
      radiusMiles: body.radiusMiles,
      sellerId: body.sellerId,
      brokerIds: body.brokerIds,
      ndaMode: body.ndaMode,
      accessDays: body.accessDays,
      sellerDecides: body.sellerDecides,
      sellerSeesNames: body.sellerSeesNames,
      confidential: body.confidential,
      teaserName: body.teaserName,
      questionsUntil: body.questionsUntil,
      guidanceLow: body.guidanceLow ?? null,
      guidanceHigh: body.guidanceHigh ?? null,
      figuresShown: body.figuresShown,
      ...valuesOf(METRICS, body, 'name'),
      unitMix: body.unitMix ?? null,
    },
  };
}
