import { offerLengths } from '@stowbridge/contract/fields';
import { roundLengths } from '@stowbridge/contract/rounds';
import {
  COMMISSION_SIDES,
  type CommissionSide,
  type Side,
  SIDES,
  type TermsKind,
  TERMS_KINDS,
} from '@stowbridge/contract/turns';
import { ApiProperty } from '@nestjs/swagger';
import { Etag } from '../../platform/http/list/etags';
import { EmailText, OptionalText, RequiredId, RequiredText } from '../../platform/http/rules';
import type { NewOffer } from './deal';
import type { OfferTerms } from './deal.entity';
import { TermsBodyDto } from './terms-body.dto';

/** One version of the terms of an offer on /api/v1. */
export class OfferResourceDto {
  id: number;
  @Etag()
  etag?: string;
  dealId: number;
  /** Counts from 1; the highest of a deal holds. */
  version: number;
  propertyId: number | null;
  propertyName: string;
  /** Null for an offline buyer. */
  buyerId: number | null;
  /** The stage of the deal, not of this version. */
  dealStatusId: number;
  /** Whole dollars. */
  price: number;
  loiName: string;
  loiCompanyName: string;
  diligencePeriodId: number;
  diligencePeriod: string;
  /** Percent of the price. */
  earnestMoneyDeposit: number;
  sourceOfFinancing: string;
  createdAt: Date;
  @ApiProperty({ enum: TERMS_KINDS, example: 'offer' })
  kind: TermsKind;
  /** Who has written this version; the office writes offers down for their buyers. */
  @ApiProperty({ enum: SIDES, example: 'buyer' })
  authorSide: Side;
  /** Null for terms that answer none. */
  answersVersion: number | null;
  /** Until when it can be answered. */
  answerBy: Date | null;
  closingDays: number | null;
  hardDepositDays: number | null;
  exclusivityDays: number | null;
  /** Who pays the commission. */
  @ApiProperty({ type: String, enum: COMMISSION_SIDES, nullable: true, example: 'seller' })
  commissionBy: CommissionSide | null;
  contingencies: string | null;
  message: string | null;
  /** A counter of the seller that is accepted as soon as the buyer agrees. */
  bindingOnAgreement: boolean;
  /** Whether the office took them after offers were due. */
  late: boolean;
  lateReason: string | null;
}

export const offerResourceDto = ({
  deal,
  diligencePeriod,
  id,
  dealId,
  version,
  price,
  loiName,
  loiCompanyName,
  diligencePeriodId,
  earnestMoneyDeposit,
  sourceOfFinancing,
  createdAt,
  kind,
  authorSide,
  answersVersion,
  answerBy,
  closingDays,
  hardDepositDays,
  exclusivityDays,
  commissionBy,
  contingencies,
  message,
  bindingOnAgreement,
  late,
  lateReason,
}: OfferTerms): OfferResourceDto => ({
  id,
  dealId,
  version,
  propertyId: deal?.propertyId ?? null,
  propertyName: deal?.propertyName ?? '',
  buyerId: deal?.buyerId ?? null,
  dealStatusId: deal?.dealStatusId ?? 0,
  price,
  loiName,
  loiCompanyName,
  diligencePeriodId,
  diligencePeriod: diligencePeriod?.name ?? '',
  earnestMoneyDeposit,
  sourceOfFinancing,
  createdAt,
  kind,
  authorSide,
  answersVersion,
  answerBy,
  closingDays,
  hardDepositDays,
  exclusivityDays,
  commissionBy,
  contingencies,
  message,
  bindingOnAgreement,
  late,
  lateReason,
});

/** An offline offer: terms of a buyer without an account, as the office writes them down [DEAL-35, DEAL-37, OFF-14 to OFF-19]. */
export class OfflineOfferBodyDto extends TermsBodyDto {
  @RequiredId('propertyId is required')
  propertyId: number;
  @RequiredText('Name', offerLengths.loiName)
  loiName: string;
  @RequiredText('Company', offerLengths.loiCompanyName)
  loiCompanyName: string;
  @RequiredText('Source of Financing', offerLengths.sourceOfFinancing)
  sourceOfFinancing: string;
  @RequiredText('First Name', offerLengths.firstName)
  offlineBuyerFirstName: string;
  @OptionalText('Last Name', offerLengths.lastName)
  offlineBuyerLastName?: string;
  @EmailText(offerLengths.email)
  offlineBuyerEmail: string;
  @RequiredText('City', offerLengths.city)
  offlineBuyerCity: string;
  @RequiredId('State is required')
  offlineBuyerStateId: number;
  /** Why it is taken although offers were due. */
  @OptionalText('Reason', roundLengths.reason)
  lateReason?: string;
}

export const offlineOffer = ({
  propertyId,
  price,
  lateReason,
  offlineBuyerFirstName: firstName,
  offlineBuyerLastName: lastName,
  offlineBuyerEmail: email,
  offlineBuyerCity: city,
  offlineBuyerStateId: stateId,
  contingencies,
  message,
  ...terms
}: OfflineOfferBodyDto): NewOffer => ({
  propertyId,
  price,
  terms: { ...terms, contingencies: contingencies || null, message: message || null },
  offlineBuyer: { firstName, lastName, email, city, stateId },
  isOffline: true,
  lateReason,
});

/** Where the terms are that were submitted; while they are sealed, nothing more can be read of them. */
export class SubmittedOfferDto {
  id: number;
  dealId: number;
  version: number;
}
