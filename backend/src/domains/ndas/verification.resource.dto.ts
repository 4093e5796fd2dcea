import { ApiProperty } from '@nestjs/swagger';
import type { ProofKind } from './verifications.service';

/** Whether a file is one of ours [BEYA-24]. */
export class VerificationDto {
  known: boolean;
  @ApiProperty({ type: 'string', enum: ['certificate', 'agreement'], nullable: true })
  kind: ProofKind | null;
  /** YYYY-MM-DD: when a certificate's agreement was signed, or an agreement first uploaded; null for what is not known. */
  day: string | null;
  /** Hex SHA-256 of the certificate that has this code; null when no code was given. */
  sha256: string | null;
}
