import { dealLengths, reasonLength } from '@stowbridge/contract/fields';
import { offeredInDropdown } from '@stowbridge/contract/stages';
import { type Side, SIDES, type TermsKind, TERMS_KINDS, type Turn, TURNS } from '@stowbridge/contract/turns';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { Etag } from '../../platform/http/list/etags';
import { ListQueryDto } from '../../platform/http/list/resource-list';
import { OptionalId, OptionalLines, PriceAmount, RequiredId, RequiredText } from '../../platform/http/rules';
import { TermsVersionDto } from './counters/counters.resource.dto';
import type { DealRow } from './deals.queries';
import { OfferFundsDto } from './funds/offer-funds.dto';

/** A step of a deal's history. */
export class DealStepDto {
  fromStatusId: number | null;
  toStatusId: number;
  /** Null when the product itself did it. */
  actorId: number | null;
  actorName: string | null;
  actorUserTypeId: number | null;
  at: Date;
  /** Why, where somebody said so. */
  reason: string | null;
}

/** A deal on /api/v1. */
export class DealResourceDto {
  id: number;
  @Etag()
  etag?: string;
  dealName: string;
  description: string | null;
  propertyId: number | null;
  propertyName: string;
  city: string | null;
  stateCode: string | null;
  zipCode: string | null;
  buyerId: number | null;
  buyerName: string;
  buyerEmail: string | null;
  buyerPhone: string | null;
  /** Whole dollars. */
  price: number | null;
  /** When the price and the terms can be read; null where they can be. */
  sealedUntil: Date | null;
  statusId: number;
  statusName: string;
  statusDate: Date;
  createdAt: Date;
  offline: boolean;
  offlineBuyerFirstName: string | null;
  offlineBuyerLastName: string | null;
  offlineBuyerCity: string | null;
  offlineBuyerState: string | null;
  offlineBuyerStateId: number | null;
  loiName: string | null;
  loiCompanyName: string | null;
  diligencePeriodId: number | null;
  diligencePeriod: string | null;
  earnestMoneyDeposit: number | null;
  sourceOfFinancing: string | null;
  /** The administrator who takes care of it; null: nobody in particular. */
  ownerId: number | null;
  ownerName: string | null;
  /** Of the newest terms, which can be a counter; null before the first ones. The terms above are the newest that the buyer has made or agreed to. */
  version: number | null;
  /** Of the newest terms. */
  @ApiProperty({ type: String, enum: TERMS_KINDS, nullable: true, example: 'offer' })
  kind: TermsKind | null;
  @ApiProperty({ type: String, enum: SIDES, nullable: true, example: 'buyer' })
  authorSide: Side | null;
  /** Who has to act next. */
  @ApiProperty({ enum: TURNS, example: 'seller' })
  turn: Turn;
  /** Null when it is nobody's turn. */
  turnSince: Date | null;
  /** Until when the newest terms can be answered. */
  answerBy: Date | null;
  /** That moment has passed. */
  lapsed: boolean;
  /** Since when the buyer is asked to revise the offer; null when they are not, or have done so. */
  revisionAskedAt: Date | null;
  /** It is on its way to closing, and one of its dates has passed that is not done. */
  late: boolean;
  /** What the buyer has shown of their money; null where that is nothing, and once the deal is over. */
  funds: OfferFundsDto | null;
  /** Ids of the stages that may follow. */
  next: number[];
  /** Oldest first; only on a single deal. */
  history?: DealStepDto[];
  /** All terms of both sides, the newest first; none while they are sealed, and only on a single deal. */
  versions?: TermsVersionDto[];
}

export class DealFilterDto extends PickType(ListQueryDto, ['filter']) {}

/** The deals at one stage. */
export class StageSumDto {
  statusId: number;
  count: number;
  /** Whole dollars; deals without a price add nothing. */
  price: number;
}

export const toDealResource = (row: DealRow): DealResourceDto => ({
  id: row.id,
  dealName: row.dealName,
  description: row.description,
  propertyId: row.propertyId,
  propertyName: row.propertyName,
  city: row.city,
  stateCode: row.stateCode,
  zipCode: row.zipCode,
  buyerId: row.buyerId,
  buyerName: row.buyerName,
  buyerEmail: row.buyerEmail,
  buyerPhone: row.buyerPhone,
  price: row.price,
  sealedUntil: row.sealedUntil,
  statusId: row.statusId,
  statusName: row.statusName,
  statusDate: row.statusDate,
  createdAt: row.createdAt,
  offline: row.offline,
  offlineBuyerFirstName: row.offlineBuyerFirstName,
  offlineBuyerLastName: row.offlineBuyerLastName,
  offlineBuyerCity: row.offlineBuyerCity,
  offlineBuyerState: row.offlineBuyerState,
  offlineBuyerStateId: row.offlineBuyerStateId,
  loiName: row.loiName,
  loiCompanyName: row.loiCompanyName,
  diligencePeriodId: row.diligencePeriodId,
  diligencePeriod: row.diligencePeriod,
  earnestMoneyDeposit: row.earnestMoneyDeposit,
  sourceOfFinancing: row.sourceOfFinancing,
  ownerId: row.ownerId,
  ownerName: row.ownerName,
  version: row.version,
  kind: row.kind,
  authorSide: row.authorSide,
  turn: row.turn,
  turnSince: row.turnSince,
  answerBy: row.answerBy,
  lapsed: row.lapsed,
  revisionAskedAt: row.revisionAskedAt,
  late: row.late,
  funds: row.funds,
  next: offeredInDropdown(row.statusId),
});

export class MoveDealDto {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(7)
  statusId: number;
  /** Why, for the history of the deal. */
  @OptionalLines('Reason', reasonLength)
  reason?: string;
}

/** A new deal on /api/v1. */
export class DealBodyDto {
  @RequiredId('BuyerID is required')
  buyerId: number;
  @RequiredId('Please select the property')
  propertyId: number;
  @RequiredText('DealName', dealLengths.dealName, 'Deal Name is required.')
  dealName: string;
  @OptionalLines('Description', dealLengths.description)
  description?: string;
  /** Whole dollars. */
  @PriceAmount('Price is required.', 'Price is invalid', dealLengths.price)
  price: number;
}

/** What of an open deal can be changed, and at any stage its owner. */
export class ChangeDealBodyDto {
  @OptionalId('BuyerId')
  buyerId?: number;
  @OptionalId('StoreId')
  propertyId?: number;
  /** Whole dollars. */
  @PriceAmount(undefined, 'Price is invalid', dealLengths.price)
  price?: number;
  /** An administrator, at any stage; null: nobody in particular. */
  @ValidateIf((_: object, value: unknown) => value !== undefined && value !== null)
  @RequiredId('Please choose an administrator')
  ownerId?: number | null;
}
