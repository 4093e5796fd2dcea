import { REASON_MAX } from '@stowbridge/contract/access';
import {
  FUNDS_AMOUNT,
  FUNDS_KINDS,
  FUNDS_LIMIT_INVALID,
  FUNDS_STATES,
  fundsAmountLength,
  type FundsKind,
  type FundsState,
} from '@stowbridge/contract/funds';
import { type ApiBodyOptions, ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Etag } from '../../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../../platform/http/read-only';
import { OptionalStrictLines, WholeAmount } from '../../../platform/http/rules';

/** The multipart form of a proof; the file may come before or after the fields. */
export const FUNDS_PROOF_SCHEMA: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file', 'kind', 'amount', 'asOf'],
    properties: {
      file: {
        type: 'string',
        format: 'binary',
        description: 'One PDF, Word, Excel or PowerPoint file of at most 25 MB.',
      },
      kind: { type: 'string', enum: [...FUNDS_KINDS] },
      amount: {
        type: 'integer',
        minimum: FUNDS_AMOUNT.least,
        maximum: FUNDS_AMOUNT.largest,
        description: 'Whole dollars that it shows.',
      },
      asOf: { type: 'string', format: 'date', description: 'The day of which it speaks; it holds for 90 days.' },
      fileForSellers: {
        type: 'boolean',
        description:
          'Sellers of properties with an open offer of the caller may open the file. False where it is left out.',
      },
    },
  },
};

/** A proof of funds as its buyer reads it. */
export class OwnFundsProofDto {
  @ReadOnly()
  id: number;
  @ReadOnly({ enum: FUNDS_KINDS, example: 'bank statement' })
  kind: FundsKind;
  /** Whole dollars that it shows. */
  @ReadOnly()
  amount: number;
  @ReadOnly({ example: 'Statement November.pdf' })
  actualFileName: string;
  @ReadOnly()
  bytes: number;
  /** YYYY-MM-DD, the day of which it speaks. */
  @ReadOnly({ example: '2026-11-22' })
  asOf: string;
  /** YYYY-MM-DD, the last day on which it holds. */
  @ReadOnly({ example: '2027-02-20' })
  until: string;
  @ReadOnly()
  expired: boolean;
  @ReadOnly({ enum: FUNDS_STATES, example: 'approved' })
  state: FundsState;
  /** Whole dollars up to which offers are covered; null unless it is approved. */
  @ReadOnly()
  limit: number | null;
  /** Why it was declined, where that was said. */
  @ReadOnly({ type: String, nullable: true, example: 'The statement does not show your name.' })
  reason: string | null;
  @ReadOnly()
  decidedAt: Date | null;
  /** Sellers of properties with an open offer of the buyer may open the file. */
  fileForSellers: boolean;
  @ReadOnly()
  createdAt: Date;
}

/** A proof of funds as the office reads it. */
export class FundsProofDto extends OwnFundsProofDto {
  @Etag()
  etag?: string;
  userId: number;
  userTypeId: number;
  @ApiProperty({ example: 'Nia Hart' })
  userName: string;
  @ApiProperty({ type: String, nullable: true, example: 'Hart Storage' })
  userCompany: string | null;
  @ApiProperty({ example: 'nia.hart@hartstorage.example' })
  userEmail: string;
  decidedById: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'Ana Reyes' })
  decidedByName: string | null;
}

/** Who may open the file. */
export class ShareFundsProofDto {
  @IsBoolean({ message: 'fileForSellers is invalid' })
  fileForSellers: boolean;
}

/** The whole proof, of which this alone changes. */
export class ReplacedFundsProofDto extends Replacing(ShareFundsProofDto, OwnFundsProofDto) {}

/** Up to what offers are covered. */
export class ApproveFundsProofDto {
  /** Whole dollars. */
  @WholeAmount('Limit is required', FUNDS_LIMIT_INVALID, fundsAmountLength, {
    ...FUNDS_AMOUNT,
    beyond: FUNDS_LIMIT_INVALID,
  })
  limit: number;
}

/** A proof that is not taken. */
export class DeclineFundsProofDto {
  /** The buyer reads it. */
  @OptionalStrictLines('Reason', REASON_MAX)
  reason?: string | null;
}

/** A proof that was deleted. */
export class FundsProofIdDto {
  id: number;
}
