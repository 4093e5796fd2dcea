import type { OfferTerms } from './deal.entity';

/** One version of the terms of an offer on /api/v1. */
export class OfferResourceDto {
  id: number;
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
  late,
  lateReason,
});
