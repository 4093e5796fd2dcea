import {
  BUDGET_INVALID,
  criteriaNameLength,
  CRITERION_KINDS,
  type CriterionKind,
  EQUITY_INVALID,
  TOO_MANY_WISHES,
  WEIGHT_INVALID,
  WEIGHTS,
  WISHES_MAX,
} from '@stowbridge/contract/criteria';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Etag } from '../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { OptionalDay, PriceAmount, RequiredId, RequiredText } from '../../platform/http/rules';

/** The longest area: three rings of a hundred points. */
const AREA_LENGTH = 8000;

/** One thing that is asked of a property. */
export class ConditionDto {
  @ApiProperty({ enum: CRITERION_KINDS, enumName: 'CriterionKind' })
  @IsIn(CRITERION_KINDS, { message: 'Kind is invalid' })
  kind: CriterionKind;
  /** Of a figure: from there on. */
  @ApiPropertyOptional({ type: Number, nullable: true, example: 2_000_000 })
  @IsOptional()
  @IsNumber({}, { message: 'From is invalid' })
  from?: number | null;
  /** Of a figure: up to there. */
  @ApiPropertyOptional({ type: Number, nullable: true, example: 5_000_000 })
  @IsOptional()
  @IsNumber({}, { message: 'To is invalid' })
  to?: number | null;
  /** Of states and types: one of these. */
  @ApiPropertyOptional({ type: [Number], nullable: true, example: null })
  @IsOptional()
  @Max(32_767, { each: true, message: 'Ids are invalid' })
  @Min(1, { each: true, message: 'Ids are invalid' })
  @IsInt({ each: true, message: 'Ids are invalid' })
  @IsArray({ message: 'Ids are invalid' })
  ids?: number[] | null;
  /** Of an area: its rings as the search takes them. */
  @ApiPropertyOptional({ type: String, nullable: true, example: null })
  @IsOptional()
  @IsString({ message: 'Area is invalid' })
  @MaxLength(AREA_LENGTH, { message: 'Area is invalid' })
  area?: string | null;
}

export class WishDto extends ConditionDto {
  /** 1 to 5. */
  @ApiProperty({ minimum: 1, maximum: 5, example: 3 })
  @IsIn(WEIGHTS, { message: WEIGHT_INVALID })
  weight: number;
}

/** What somebody buys, as they or the office write it. */
export class CriteriaBodyDto {
  @RequiredText('Name', criteriaNameLength)
  name: string;
  /** What a property must have, each kind at most once. */
  @ApiProperty({ type: [ConditionDto], maxItems: CRITERION_KINDS.length })
  @Type(() => ConditionDto)
  @ValidateNested({ each: true })
  @ArrayMaxSize(CRITERION_KINDS.length, { message: 'Must is invalid' })
  @IsArray({ message: 'Must is invalid' })
  must: ConditionDto[];
  /** What it would better have. */
  @ApiProperty({ type: [WishDto], maxItems: WISHES_MAX })
  @Type(() => WishDto)
  @ValidateNested({ each: true })
  @ArrayMaxSize(WISHES_MAX, { message: TOO_MANY_WISHES })
  @IsArray({ message: 'Nice is invalid' })
  nice: WishDto[];
  /** Whole dollars of their own. */
  @ApiPropertyOptional({ type: Number, nullable: true })
  @PriceAmount(undefined, EQUITY_INVALID, 20)
  equity?: number | null;
  /** Whole dollars: what costs more does not match. */
  @ApiPropertyOptional({ type: Number, nullable: true })
  @PriceAmount(undefined, BUDGET_INVALID, 20)
  maxPrice?: number | null;
  /** Of an exchange by section 1031: the last day on which it can be closed. */
  @OptionalDay('1031 deadline')
  exchangeDeadline?: string | null;
  /** The last day on which this is looked for. */
  @OptionalDay('Active until')
  activeUntil?: string | null;
}

/** What somebody buys. */
export class CriteriaDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  name: string;
  @ApiProperty({ type: [ConditionDto] })
  must: ConditionDto[];
  @ApiProperty({ type: [WishDto] })
  nice: WishDto[];
  equity: number | null;
  maxPrice: number | null;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  exchangeDeadline: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  activeUntil: string | null;
  /** False once one of both days has passed: nothing is matched any more. */
  @ReadOnly()
  isActive: boolean;
  /** The office wrote it down; its owner can correct it. */
  @ReadOnly()
  enteredByOffice: boolean;
  @ReadOnly()
  createdAt: Date;
  @ReadOnly()
  modifiedAt: Date;
}

/** The same, as the office reads those of everybody. */
export class OfficeCriteriaDto extends CriteriaDto {
  @ReadOnly()
  userId: number;
  @ReadOnly()
  userName: string;
}

export class NewCriteriaDto extends CriteriaBodyDto {
  /** Of the buyer. */
  @RequiredId('Please choose a buyer')
  userId: number;
}

export class ReplacedCriteriaDto extends Replacing(CriteriaBodyDto, OfficeCriteriaDto) {}

export class CriteriaIdDto {
  id: number;
}
