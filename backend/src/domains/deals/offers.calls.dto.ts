import { offerLengths, termsLengths } from '@stowbridge/contract/fields';
import { roundLengths } from '@stowbridge/contract/rounds';
import {
  type CommissionSide,
  type Side,
  SIDES,
  type TermsKind,
  TERMS_KINDS,
  type Turn,
  TURNS,
} from '@stowbridge/contract/turns';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import {
  OptionalEmail,
  OptionalId,
  OptionalLines,
  OptionalText,
  PriceAmount,
  RequiredId,
  RequiredText,
  TypedPercent,
} from '../../platform/http/rules';
import { Nested } from '../../platform/http/wire-names';
import type { NewOffer } from './deal';
import { OfferFundsCallDto, offerFundsCallDto } from './funds/offer-funds.dto';
import type { ListedOffer, OfferVersion } from './offers.queries';
import { CommissionPayer, OptionalMoment, TermDays } from './term-rules';

/** Which property an offer is for and what is offered [OFF-27]. */
export class OfferPropertyDto {
  @OptionalText('StoreName', 200)
  StoreName?: string;
  /** The offered price in whole dollars, 1 to 999,999,999,999; at most 13 characters, commas between groups of three [OFF-05 to OFF-07]. */
  @PriceAmount('Offer is required', 'Offer is invalid', offerLengths.price)
  Price: number;
  @RequiredId('StoreID is required')
  StoreID: number;
  @OptionalId('StatusID')
  StatusID?: number;
}

/** The terms of an offer [OFF-28]; the offline fields name a buyer without an account. */
export class OfferTermsDto {
  @RequiredText('Name', offerLengths.loiName)
  LOIName: string;
  @RequiredText('Company', offerLengths.loiCompanyName)
  LOICompanyName: string;
  @RequiredText('Source of Financing', offerLengths.sourceOfFinancing)
  SourceOfFinancing: string;
  /** Percent of the price, 0 to 100 with up to two decimals and no comma [OFF-11 to OFF-13, CONST-57]. */
  @TypedPercent(
    'Earnest Money Deposit is required',
    'Earnest Money Deposit is invalid',
    offerLengths.earnestMoneyDeposit,
  )
  EarnestMoneyDeposit: number;
  @RequiredId('Diligence Period is required')
  DiligencePeriodID: number;
  /** Days to the closing. */
  @TermDays('Closing')
  ClosingDays?: number | null;
  /** Days after which the deposit is not returned. */
  @TermDays('Hard Deposit')
  HardDepositDays?: number | null;
  /** Days in which the seller talks to nobody else. */
  @TermDays('Exclusivity')
  ExclusivityDays?: number | null;
  /** Who pays the commission. */
  @CommissionPayer()
  CommissionBy?: CommissionSide | null;
  @OptionalLines('Contingencies', termsLengths.contingencies)
  Contingencies?: string | null;
  @OptionalLines('Message', termsLengths.message)
  Message?: string | null;
  /** Until when it can be answered, within the next 60 days. */
  @ApiPropertyOptional({ example: null })
  @OptionalMoment('Answer By')
  AnswerBy?: Date | null;
  @OptionalText('First Name', offerLengths.firstName)
  OfflineBuyerFirstName?: string;
  @OptionalText('Last Name', offerLengths.lastName)
  OfflineBuyerLastName?: string;
  @OptionalEmail(offerLengths.email)
  OfflineBuyerEmail?: string;
  @OptionalText('City', offerLengths.city)
  OfflineBuyerCity?: string;
  @OptionalText('State', 100)
  OfflineBuyerState?: string;
  @OptionalId('State')
  OfflineBuyerStateID?: number;
}

export class SubmitOfferDto {
  @Nested(() => OfferPropertyDto)
  Store: OfferPropertyDto;
  @Nested(() => OfferTermsDto)
  BuyerStore: OfferTermsDto;
  /** The offer being revised, where the caller knows it [OFF-29]. */
  @OptionalId('BuyerStoreID')
  BuyerStoreID?: number;
  /** An administrator submits for a buyer without an account. */
  @IsOptional()
  @IsBoolean({ message: 'IsOffline is invalid' })
  IsOffline?: boolean;
  /** Why an administrator submits it although offers were due. */
  @OptionalText('Reason', roundLengths.reason)
  LateReason?: string;
}

export const newOffer = ({ Store, BuyerStore, BuyerStoreID, IsOffline, LateReason }: SubmitOfferDto): NewOffer => ({
  propertyId: Store.StoreID,
  price: Store.Price,
  terms: {
    loiName: BuyerStore.LOIName,
    loiCompanyName: BuyerStore.LOICompanyName,
    sourceOfFinancing: BuyerStore.SourceOfFinancing,
    earnestMoneyDeposit: BuyerStore.EarnestMoneyDeposit,
    diligencePeriodId: BuyerStore.DiligencePeriodID,
    closingDays: BuyerStore.ClosingDays ?? null,
    hardDepositDays: BuyerStore.HardDepositDays ?? null,
    exclusivityDays: BuyerStore.ExclusivityDays ?? null,
    commissionBy: BuyerStore.CommissionBy ?? null,
    contingencies: BuyerStore.Contingencies || null,
    message: BuyerStore.Message || null,
    answerBy: BuyerStore.AnswerBy ?? null,
  },
  offlineBuyer: {
    firstName: BuyerStore.OfflineBuyerFirstName,
    lastName: BuyerStore.OfflineBuyerLastName,
    email: BuyerStore.OfflineBuyerEmail,
    city: BuyerStore.OfflineBuyerCity,
    stateId: BuyerStore.OfflineBuyerStateID,
  },
  dealId: BuyerStoreID,
  isOffline: IsOffline,
  lateReason: LateReason,
});

export class OfferAnswerDto {
  ID: number;
  /** 1 for the first terms, then counted up by each revision. */
  Version: number;
}
export const offerAnswerDto = ({ dealId, version }: { dealId: number; version: number }): OfferAnswerDto => ({
  ID: dealId,
  Version: version,
});

/** One version of the terms of an offer; none is overwritten. */
export class OfferVersionDto {
  Version: number;
  /** Whole dollars. */
  Price: number;
  /** When these terms were submitted. */
  CreatedDate: Date;
  LOIName: string;
  LOICompanyName: string;
  SourceOfFinancing: string;
  DiligencePeriod: string;
  /** Percent. */
  EarnestMoneyDeposit: number;
  @ApiProperty({ enum: TERMS_KINDS, example: 'offer' })
  Kind: TermsKind;
  /** Who has written them. */
  @ApiProperty({ enum: SIDES, example: 'buyer' })
  AuthorSide: Side;
}

export const offerVersionDto = (version: OfferVersion): OfferVersionDto => ({
  Version: version.version,
  Price: version.price,
  CreatedDate: version.createdAt,
  LOIName: version.loiName,
  LOICompanyName: version.loiCompanyName,
  SourceOfFinancing: version.sourceOfFinancing,
  DiligencePeriod: version.diligencePeriod,
  EarnestMoneyDeposit: version.earnestMoneyDeposit,
  Kind: version.kind,
  AuthorSide: version.authorSide,
});

/** One offer as buyer and seller see it [OFF-30]. */
export class OfferDto {
  ID: number;
  StoreID: number;
  StoreName: string;
  BuyerID: number | null;
  Price: number | null;
  CreatedDate: Date;
  LOIName: string;
  LOICompanyName: string;
  SourceOfFinancing: string;
  DiligencePeriod: string;
  DiligencePeriodID: number;
  EarnestMoneyDeposit: number;
  DealStatusID: number;
  DealStatus: string;
  /** The newest one, which can be a counter; the terms above are the newest that the buyer has made or agreed to. */
  Version: number;
  /** All versions of the terms, the newest first. */
  Versions: OfferVersionDto[];
  /** Of the newest version. */
  @ApiProperty({ enum: TERMS_KINDS, example: 'offer' })
  Kind: TermsKind;
  @ApiProperty({ enum: SIDES, example: 'buyer' })
  AuthorSide: Side;
  /** Who has to act next. */
  @ApiProperty({ enum: TURNS, example: 'seller' })
  Turn: Turn;
  /** Null when it is nobody's turn. */
  TurnSince: Date | null;
  /** Until when the newest version can be answered. */
  AnswerBy: Date | null;
  /** That moment has passed. */
  Lapsed: boolean;
  /** Whether the office waits for revised terms. */
  RevisionAsked: boolean;
  /** What the buyer has shown of their money; null where that is nothing, and once the deal is over. */
  Funds: OfferFundsCallDto | null;
  /** Whether the buyer can open the property's page; false once it is not listed any more. */
  IsListed: boolean;
}

export const offerDto = (offer: ListedOffer): OfferDto => ({
  ID: offer.id,
  StoreID: offer.propertyId,
  StoreName: offer.propertyName,
  BuyerID: offer.buyerId,
  Price: offer.price,
  CreatedDate: offer.submittedAt,
  LOIName: offer.loiName,
  LOICompanyName: offer.loiCompanyName,
  SourceOfFinancing: offer.sourceOfFinancing,
  DiligencePeriod: offer.diligencePeriod,
  DiligencePeriodID: offer.diligencePeriodId,
  EarnestMoneyDeposit: offer.earnestMoneyDeposit,
  DealStatusID: offer.statusId,
  DealStatus: offer.statusName,
  Version: offer.version,
  RevisionAsked: offer.revisionAsked,
  Versions: offer.versions.map(offerVersionDto),
  Funds: offer.funds && offerFundsCallDto(offer.funds),
  IsListed: offer.listed,
  Kind: offer.kind,
  AuthorSide: offer.authorSide,
  Turn: offer.turn,
  TurnSince: offer.turnSince,
  AnswerBy: offer.answerBy,
  Lapsed: offer.lapsed,
});
