import { reasonLength } from '@stowbridge/contract/fields';
import {
  COMMISSION_SIDES,
  type CommissionSide,
  SIDES,
  type Side,
  TERMS_KINDS,
  type TermsKind,
  type Turn,
  TURNS,
} from '@stowbridge/contract/turns';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, ValidateIf } from 'class-validator';
import { OptionalId, OptionalLines, RequiredId } from '../../../platform/http/rules';
import type { CounterTerms } from '../deal';
import { OfferFundsDto } from '../funds/offer-funds.dto';
import { TermsBodyDto } from '../terms-body.dto';

const isGiven = (_: object, value: unknown): boolean => value !== undefined && value !== null;
const VERSION = 'The version is that of the terms that are answered';

/** Terms that are put against those of the buyer; name, company and financing stay the buyer's. */
export class CounterBodyDto extends TermsBodyDto {
  /** The version that is answered. */
  @RequiredId(VERSION)
  version: number;
}

/** The same from the seller. */
export class OwnCounterBodyDto extends CounterBodyDto {
  /** The offer is accepted as soon as the buyer agrees. */
  @ApiPropertyOptional({ type: Boolean, nullable: true })
  @ValidateIf(isGiven)
  @IsBoolean({ message: 'bindingOnAgreement is invalid' })
  bindingOnAgreement?: boolean | null;
}

/** Empty texts say nothing. */
export const counterTerms = (body: OwnCounterBodyDto): CounterTerms => ({
  ...body,
  contingencies: body.contingencies || null,
  message: body.message || null,
});

export class AgreeBodyDto {
  /** The version of the counter that is agreed to. */
  @RequiredId(VERSION)
  version: number;
}

export class WithdrawBodyDto {
  /** Why, for the seller. */
  @OptionalLines('Reason', reasonLength)
  reason?: string | null;
  /** The newest version that the buyer has read; without one the offer is withdrawn as it stands. */
  @OptionalId('Version')
  version?: number;
}

/** A version of the terms, of either side; none is ever changed. */
export class TermsVersionDto {
  version: number;
  @ApiProperty({ enum: TERMS_KINDS, example: 'counter' })
  kind: TermsKind;
  @ApiProperty({ enum: SIDES, example: 'seller' })
  authorSide: Side;
  /** Null for terms that answer none. */
  answersVersion: number | null;
  createdAt: Date;
  /** Whole dollars. */
  price: number;
  loiName: string;
  loiCompanyName: string;
  sourceOfFinancing: string;
  diligencePeriodId: number;
  diligencePeriod: string;
  /** Percent of the price. */
  earnestMoneyDeposit: number;
  closingDays: number | null;
  hardDepositDays: number | null;
  exclusivityDays: number | null;
  @ApiProperty({ type: String, enum: COMMISSION_SIDES, nullable: true, example: 'seller' })
  commissionBy: CommissionSide | null;
  contingencies: string | null;
  message: string | null;
  /** Until when it can be answered. */
  answerBy: Date | null;
  /** That moment has passed. */
  lapsed: boolean;
  /** The offer is accepted as soon as the buyer agrees. */
  bindingOnAgreement: boolean;
}

/** Where the bargaining about an offer stands. */
class StandingDto {
  dealId: number;
  propertyId: number | null;
  statusId: number;
  statusName: string;
  /** Whole dollars: what the buyer has offered or agreed to; a counter does not change it. */
  price: number | null;
  /** The newest one: whoever answers names it. */
  version: number;
  /** Of the newest version. */
  @ApiProperty({ enum: TERMS_KINDS, example: 'counter' })
  kind: TermsKind;
  /** Who has to act next. */
  @ApiProperty({ enum: TURNS, example: 'buyer' })
  turn: Turn;
  /** Null when it is nobody's turn. */
  turnSince: Date | null;
  /** Until when the newest version can be answered. */
  answerBy: Date | null;
  /** That moment has passed. */
  lapsed: boolean;
}

/** The terms of an offer as its buyer and its seller read them. */
export class DealTermsDto extends StandingDto {
  propertyName: string;
  /** Another offer on the property has been accepted: this one can no longer be. */
  taken: boolean;
  /** The newest first. */
  versions: TermsVersionDto[];
}

/** An offer beside the others on the same property. */
export class ComparedOfferDto extends StandingDto {
  submittedAt: Date;
  /** Full days until the answer is due; null without an end. */
  daysToAnswer: number | null;
  /** What the buyer has offered or agreed to last. */
  terms: TermsVersionDto;
  /** The newest version, where it is a counter. */
  @ApiProperty({ type: () => TermsVersionDto, nullable: true })
  counter: TermsVersionDto | null;
  /** What the buyer has shown of their money; null where that is nothing, and once the deal is over. */
  funds: OfferFundsDto | null;
}

/** The same as the office reads it. */
export class OfficeComparedOfferDto extends ComparedOfferDto {
  @ApiProperty({ example: 'Nia Hart' })
  buyerName: string;
  /** Whether the office has written it down for a buyer without an account. */
  offline: boolean;
  /** Since when the deal is at its stage. */
  statusDate: Date;
}
