import { ApiProperty } from '@nestjs/swagger';
import type { OfferFunds } from './funds.sql';

/** The proof of funds behind an offer on /api/v1. */
export class OfferFundsDto {
  /** Whole dollars, as the office has approved them. */
  limit: number;
  /** YYYY-MM-DD, the last day on which it holds. */
  @ApiProperty({ example: '2027-02-20' })
  until: string;
  expired: boolean;
  /** Of its file; null for a reader who may not open it. */
  proofId: number | null;
}

/** The same on the calls of the documents. */
export class OfferFundsCallDto {
  /** Whole dollars, as the office has approved them. */
  Limit: number;
  /** YYYY-MM-DD, the last day on which it holds. */
  @ApiProperty({ example: '2027-02-20' })
  Until: string;
  Expired: boolean;
  /** Of its file; null for a reader who may not open it. */
  ProofID: number | null;
}

export const offerFundsCallDto = ({ limit, until, expired, proofId }: OfferFunds): OfferFundsCallDto => ({
  Limit: limit,
  Until: until,
  Expired: expired,
  ProofID: proofId,
});
