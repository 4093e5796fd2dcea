import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { LIVE_STAGES, LOSSES, type LossId } from '@stowbridge/contract/pipeline';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { emptyAsMissing, IsPercent, OptionalId } from '../../platform/http/rules';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { PRESETS } from '../../domains/activity/date-range';
import type { PipelineAsked } from './pipeline.service';
import type { Chosen } from './pipeline.queries';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whose deals are looked at; without any of them all. */
export class ForecastQueryDto implements Chosen {
  @ApiPropertyOptional({ description: 'Those on properties of this listing agent.' })
  @OptionalId('Listing agent')
  agentId?: number;
  @ApiPropertyOptional({ description: 'Those on properties of this type.' })
  @OptionalId('Property type')
  storeTypeId?: number;
  @ApiPropertyOptional({ description: 'Those on properties in this state.' })
  @OptionalId('State')
  stateId?: number;
}

/** Which days are looked at: a pair of dates, or one of the ranges of reports; without either the last week. */
export class PipelineQueryDto extends ForecastQueryDto {
  @ApiPropertyOptional({ enum: PRESETS.map(({ id }) => id), description: 'From lookup/daterange.' })
  @Type(() => Number)
  @IsOptional()
  @IsIn(PRESETS.map(({ id }) => id), { message: 'Please select valid Date Range' })
  dateRangeId?: number;
  @ApiPropertyOptional({ example: '2026-11-03' })
  @emptyAsMissing()
  @IsOptional()
  @Matches(DAY, { message: 'Please select valid From Date' })
  from?: string;
  @ApiPropertyOptional({ example: '2026-11-03' })
  @emptyAsMissing()
  @IsOptional()
  @Matches(DAY, { message: 'Please select valid To Date' })
  to?: string;
}

export const pipelineAsked = ({ dateRangeId, ...query }: PipelineQueryDto): PipelineAsked => ({
  ...query,
  presetId: dateRangeId,
});

/** How many days something took. */
export class DurationsDto {
  /** How many deals it took so long; one counts again when it happened to it again. */
  count: number;
  /** Null for fewer than five deals. */
  @ApiProperty({ nullable: true, type: Number, example: 12.5 })
  median: number | null;
  /** Eight of ten took at most this long; null for fewer than five deals. */
  @ApiProperty({ nullable: true, type: Number, example: 30 })
  percentile80: number | null;
}

/** How long deals that have left a stage were there. */
export class StageDurationsDto extends DurationsDto {
  @ApiProperty({ enum: LIVE_STAGES })
  stageId: number;
}

/** The deals that began in a month, and how many of them have come how far since. */
export class CohortDto {
  @ApiProperty({ example: 'Nov 2026' })
  label: string;
  /** Whether the month is not over, or begins before the range. */
  part: boolean;
  interested: number;
  offered: number;
  accepted: number;
  sold: number;
}

/** Deals that were lost in one way, for one reason. */
export class LostDealsDto {
  @ApiProperty({ enum: LOSSES, description: '1 fell through, 2 rejected, 7 withdrawn.' })
  loss: LossId;
  /** As it was given; null where nobody gave one. */
  reason: string | null;
  count: number;
}

/** How long stages take and how many deals get through. */
export class PipelineDto {
  @ApiProperty({ example: '2026-11-03' })
  from: string;
  @ApiProperty({ example: '2026-11-03' })
  to: string;
  stages: StageDurationsDto[];
  cohorts: CohortDto[];
  /** From an offer to its first answer. */
  answers: DurationsDto;
  /** The most frequent first. */
  lost: LostDealsDto[];
  /** Lost deals whose reasons are not among those. */
  lostOtherwise: number;
}

/** Sums of deals, in whole dollars. */
export class ForecastTotalDto {
  count: number;
  price: number;
  /** The prices by the probability of their stages. */
  weighted: number;
  /** What the office earns of that. */
  commission: number;
}

export class ForecastMonthDto extends ForecastTotalDto {
  @ApiProperty({ example: '2026-11' })
  month: string;
  @ApiProperty({ example: 'Nov 2026' })
  label: string;
}

export class ForecastDealDto {
  id: number;
  propertyId: number | null;
  propertyName: string;
  /** Null without an account. */
  buyerId: number | null;
  buyerName: string;
  stageId: number;
  @ApiProperty({ example: 'Accepted' })
  stage: string;
  /** In whole dollars; null while none was named, or while the offers are sealed. */
  price: number | null;
  @ApiProperty({ nullable: true, type: String, example: '2026-12-15' })
  expectedClosing: string | null;
  /** The probability of its stage. */
  percent: number;
  weighted: number;
  commission: number;
}

export class ProbabilityBodyDto {
  /** How likely a deal at this stage is to be sold. */
  @Max(100, { message: 'Probability must be 0 to 100' })
  @Min(0, { message: 'Probability must be 0 to 100' })
  @IsInt({ message: 'Probability must be 0 to 100' })
  percent: number;
}

/** The probability of a stage, and what the office's own deals of the last 12 months suggest. */
export class ProbabilityDto {
  @ReadOnly({ enum: LIVE_STAGES })
  stageId: number;
  percent: number;
  /** How many deals were at this stage and have ended since. */
  @ReadOnly()
  ended: number;
  /** How many of a hundred of those were sold; null for fewer than five. */
  @ReadOnly({ nullable: true, type: Number, example: 40 })
  suggestion: number | null;
}

export class SetProbabilityDto extends OmitType(ProbabilityDto, ['ended', 'suggestion']) {}
export class ReplacedProbabilityDto extends Replacing(ProbabilityBodyDto, ProbabilityDto) {}

const COMMISSION = 'Commission must be 0 to 100, with at most two decimals';

/** What the office earns of a price. */
export class CommissionDto {
  @ApiProperty({ example: 3.5 })
  @IsPercent(COMMISSION)
  commissionPercent: number;
}

/** What is to come, by the months in which deals are expected to close. */
export class ForecastDto extends CommissionDto {
  probabilities: ProbabilityDto[];
  months: ForecastMonthDto[];
  /** Those with an expected closing, the next first; at most 500. */
  deals: ForecastDealDto[];
  /** Deals without an expected closing. */
  apart: ForecastTotalDto;
  /** The newest of those; at most 500. */
  apartDeals: ForecastDealDto[];
}
