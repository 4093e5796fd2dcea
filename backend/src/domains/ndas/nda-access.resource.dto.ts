import {
  ACCESS_SOURCES,
  ACCESS_STATES,
  ACCESS_TIERS,
  type AccessSource,
  type AccessState,
  type AccessTier,
  APPROVED_AT_ONCE,
  REASON_MAX,
  Tier,
} from '@stowbridge/contract/access';
import { ApiProperty, ApiPropertyOptional, OmitType, PickType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  MinDate,
} from 'class-validator';
import { OptionalStrictLines, toMoment } from '../../platform/http/rules';
import type { Access } from './access-rows';

const NO_TIER = 'The tier is 1, 2 or 3';
const NO_IDS = 'ids must be a list of ids of NDAs';

/** What one person may open on one property. */
export class NdaAccessDto {
  @ApiProperty({ enum: ACCESS_STATES })
  state: AccessState;
  /** Open, but its end has come; an accepted offer outlasts it. */
  ended: boolean;
  /** How far it goes: 1 after the NDA, 2 qualified, 3 under LOI. */
  @ApiProperty({ enum: ACCESS_TIERS })
  tier: AccessTier;
  /** The tier to which it returns when the accepted offer falls through; null while none has raised it. */
  @ApiProperty({ type: Number, enum: ACCESS_TIERS, nullable: true })
  tierBefore: AccessTier | null;
  /** Null without an end. */
  expiresAt: Date | null;
  /** Of the last decision, as the buyer reads it. */
  reason: string | null;
  /** Who decided last; null for the product. */
  decidedBy: string | null;
  decidedAt: Date | null;
  /** Where it was signed. */
  @ApiProperty({ enum: ACCESS_SOURCES, example: 'signed' })
  source: AccessSource;
  /** Since when it waits to be approved; null unless it is pending. */
  waitingSince: Date | null;
}

/** The same as its owner reads it: towards buyers the office answers as one. */
export class OwnAccessDto extends PickType(NdaAccessDto, [
  'state',
  'ended',
  'tier',
  'expiresAt',
  'reason',
  'waitingSince',
]) {}

/** How far an access goes, and how long. */
class ExtentDto {
  @ApiPropertyOptional({ enum: ACCESS_TIERS, default: Tier.Signed })
  @IsIn(ACCESS_TIERS, { message: NO_TIER })
  tier: AccessTier = Tier.Signed;
  /** Null without an end. */
  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true, example: '2099-12-31T17:00:00.000Z' })
  @toMoment()
  @IsOptional()
  @IsDate({ message: 'The end is no date' })
  @MinDate(() => new Date(), { message: 'The end must lie ahead' })
  expiresAt?: Date | null;
}

/** An approval; without `expiresAt` it ends as the property says of its accesses. */
export class ApproveAccessDto extends ExtentDto {}

/** Approvals at once; without `expiresAt` each ends as its property says of its accesses. */
export class ApproveAccessesDto extends ExtentDto {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: APPROVED_AT_ONCE })
  @ArrayUnique({ message: 'An NDA is named twice' })
  @Max(2_147_483_647, { each: true, message: NO_IDS })
  @Min(1, { each: true, message: NO_IDS })
  @IsInt({ each: true, message: NO_IDS })
  @ArrayMaxSize(APPROVED_AT_ONCE, { message: `At most ${APPROVED_AT_ONCE} at once` })
  @ArrayMinSize(1, { message: 'Nobody is chosen' })
  @IsArray({ message: NO_IDS })
  ids: number[];
}

/** A refusal. */
export class AccessReasonDto {
  /** The buyer reads it. */
  @OptionalStrictLines('Reason', REASON_MAX)
  reason?: string;
}

/** Another extent of an open access; without `expiresAt` its end stays. */
export class ChangeAccessDto extends OmitType(ExtentDto, ['tier']) {
  @ApiProperty({ enum: ACCESS_TIERS })
  @IsIn(ACCESS_TIERS, { message: NO_TIER })
  tier: AccessTier;
}

/** Somebody whose request waits no longer. */
export class LeftOutAccessDto {
  /** Of the NDA. */
  id: number;
  /** The person's. */
  @ApiProperty({ example: 'Nia Hart' })
  name: string;
  /** As it stands; null for a property that is gone. */
  @ApiProperty({ type: String, enum: ACCESS_STATES, nullable: true })
  state: AccessState | null;
  /** Why. */
  @ApiProperty({ example: 'Ana Reyes has approved this already.' })
  text: string;
}

/** What became of approvals at once. */
export class ApprovedAccessesDto {
  @ApiProperty({ type: [Number] })
  approved: number[];
  leftOut: LeftOutAccessDto[];
}

/** Somebody who has signed the NDA of one of the caller's own listings. */
export class ListingNdaDto {
  /** Of the newest signature. */
  ndaId: number;
  /** This and the company are null where the office keeps the names of buyers from the seller. */
  @ApiProperty({ type: String, nullable: true, example: 'Nia Hart' })
  name: string | null;
  company: string | null;
  @ApiProperty({ enum: ACCESS_STATES })
  state: AccessState;
  /** Open, but its end has come. */
  ended: boolean;
  @ApiProperty({ enum: ACCESS_TIERS })
  tier: AccessTier;
  expiresAt: Date | null;
  signedAt: Date;
  /** Whether the caller may approve and decline. */
  mayDecide: boolean;
}

export const ndaAccessDto = ({ id: _, ...access }: Access): NdaAccessDto => access;

export const ownAccessDto = ({ state, ended, tier, expiresAt, reason, waitingSince }: Access): OwnAccessDto => ({
  state,
  ended,
  tier,
  expiresAt,
  reason,
  waitingSince,
});
