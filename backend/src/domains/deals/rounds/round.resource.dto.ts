import { ACCESS_TIERS, type AccessTier } from '@stowbridge/contract/access';
import { isDay } from '@stowbridge/contract/days';
import {
  INVITATION_STATES,
  INVITED_AT_ONCE,
  type InvitationState,
  ROUND_KINDS,
  type RoundKind,
  roundLengths,
} from '@stowbridge/contract/rounds';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { ReadOnly, Replacing } from '../../../platform/http/read-only';
import { OptionalStrictLines, RequiredId, RequiredLines, toMoment } from '../../../platform/http/rules';
import type { DueGiven } from './due';
import type { Round } from './round';

const NO_DEALS = 'The deals are invalid';
const TWICE = 'A deal is named twice';

/** A day of the office, which ends it, or a moment. */
const DueMoment = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      description: 'A moment, or a day (YYYY-MM-DD) at whose end in the zone of the office offers are due.',
      example: '2099-11-27T17:00:00-07:00',
    }),
    toMoment(),
    ValidateBy(
      {
        name: 'isDue',
        validator: {
          validate: (value: unknown) =>
            value instanceof Date ? !Number.isNaN(value.getTime()) : typeof value === 'string' && isDay(value),
        },
      },
      { message: 'Offers are due on a day or at a moment' },
    ),
  );

const DealIds = (least: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [Number], minItems: least, maxItems: INVITED_AT_ONCE }),
    ArrayUnique({ message: TWICE }),
    Max(2_147_483_647, { each: true, message: NO_DEALS }),
    Min(1, { each: true, message: NO_DEALS }),
    IsInt({ each: true, message: NO_DEALS }),
    ArrayMaxSize(INVITED_AT_ONCE, { message: `At most ${INVITED_AT_ONCE} at once` }),
    ArrayMinSize(least, { message: 'Nobody is chosen' }),
    IsArray({ message: NO_DEALS }),
  );

/** A round that is opened. */
export class RoundBodyDto {
  @ApiProperty({ enum: ROUND_KINDS, example: 'call' })
  @IsIn(ROUND_KINDS, { message: 'The kind is call or best-and-final' })
  kind: RoundKind;
  @DueMoment()
  dueAt: DueGiven;
  /** Nobody but their bidders reads the terms before they are due. */
  @IsOptional()
  @IsBoolean({ message: 'sealed is true or false' })
  sealed?: boolean;
  /** Bidders read them. */
  @OptionalStrictLines('Instructions', roundLengths.instructions)
  instructions?: string | null;
}

/** All that can be changed of a round before anybody offers in it. */
export class RoundChangeDto {
  @DueMoment()
  dueAt: DueGiven;
  /** Nobody but their bidders reads the terms before they are due. */
  @IsBoolean({ message: 'sealed is true or false' })
  sealed: boolean;
  /** Bidders read them. */
  @OptionalStrictLines('Instructions', roundLengths.instructions)
  instructions?: string | null;
}

export class ExtendRoundDto {
  @DueMoment()
  dueAt: DueGiven;
}

export class UnsealRoundDto {
  /** Why the offers are read before they are due. */
  @ApiProperty({ example: 'All four bidders have agreed to it.' })
  @RequiredLines('Reason', roundLengths.reason)
  reason: string;
}

export class InviteToRoundDto {
  @DealIds(1)
  dealIds: number[];
}

/** How far the access of a buyer goes when a round is over; where it goes less far it stays. */
export class LowerAccessDto {
  @RequiredId(NO_DEALS)
  dealId: number;
  @ApiProperty({ enum: ACCESS_TIERS })
  @IsIn(ACCESS_TIERS, { message: 'The tier is invalid' })
  tier: AccessTier;
}

/** How a round ended. Nobody is accepted or rejected by it. */
export class CloseRoundDto {
  /** Ids of the deals that were chosen. */
  @DealIds(0)
  winners: number[];
  /** Ids of the deals whose buyers are told that they were not chosen. */
  @ApiProperty({ example: [15] })
  @DealIds(0)
  letterFor: number[];
  /** Whose access goes less far from now on, of those who were not chosen. */
  @ApiPropertyOptional({ type: [LowerAccessDto], maxItems: INVITED_AT_ONCE })
  @IsOptional()
  @Type(() => LowerAccessDto)
  @ValidateNested({ each: true })
  @ArrayUnique(({ dealId }: LowerAccessDto) => dealId, { message: TWICE })
  @ArrayMaxSize(INVITED_AT_ONCE, { message: `At most ${INVITED_AT_ONCE} at once` })
  @IsArray({ message: NO_DEALS })
  lowerAccess?: LowerAccessDto[];
}

/** Somebody who was invited to a round, or has offered in it. */
export class RoundBidderDto {
  dealId: number;
  @ApiProperty({ example: 'Nia Hart' })
  buyerName: string;
  /** The stage of the deal. */
  statusId: number;
  invitedAt: Date | null;
  /** When they first saw the page of the property afterwards. */
  viewedAt: Date | null;
  /** Null for those who were not invited. */
  @ApiProperty({ type: String, enum: INVITATION_STATES, nullable: true, example: 'answered' })
  state: InvitationState | null;
  /** Of the newest terms in the round; null where there are none. */
  version: number | null;
  /** Whole dollars, of those terms; null while the offers are sealed, too. */
  price: number | null;
  submittedAt: Date | null;
  /** Whether the office took them after they were due. */
  late: boolean;
  @ApiProperty({ type: String, nullable: true, example: 'It was on the fax machine in time.' })
  lateReason: string | null;
  /** Whether the office chose them when it closed the round; null where it has not. */
  chosen: boolean | null;
}

/** A round of offers on a property. */
export class RoundDto {
  @ReadOnly()
  id: number;
  @ReadOnly()
  propertyId: number;
  /** Counts from 1 on each property. */
  @ReadOnly()
  number: number;
  @ReadOnly({ enum: ROUND_KINDS, example: 'call' })
  kind: RoundKind;
  @ReadOnly()
  opensAt: Date;
  /** From this moment on it is too late. */
  dueAt: Date;
  /** Whether a time was given, not a day alone. */
  @ReadOnly()
  timed: boolean;
  /** The day of the office on which offers are due, YYYY-MM-DD. */
  @ReadOnly({ example: '2099-11-27' })
  dueOn: string;
  /** Whether the terms are sealed just now. */
  sealed: boolean;
  /** When the office broke the seal. */
  @ReadOnly({ type: Date, nullable: true })
  unsealedAt: Date | null;
  @ApiProperty({ type: String, nullable: true, example: 'Please name your source of financing.' })
  instructions: string | null;
  @ReadOnly({ type: Date, nullable: true })
  closedAt: Date | null;
  @ReadOnly({ type: Number, nullable: true })
  closedById: number | null;
  /** How many have offered in it. */
  @ReadOnly()
  offers: number;
  @ReadOnly({ type: [RoundBidderDto] })
  bidders: RoundBidderDto[];
}

/** What changes a round: the answer of GET can be sent back. */
export class ReplacedRoundDto extends Replacing(RoundChangeDto, RoundDto) {}

export const roundDto = (round: Round): RoundDto => ({
  ...round,
  bidders: round.bidders.map((bidder) => ({ ...bidder })),
});
