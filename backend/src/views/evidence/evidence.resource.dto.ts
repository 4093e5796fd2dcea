import { ApiProperty } from '@nestjs/swagger';

/** What verifies the signatures of seals. */
export class EvidenceKeyDto {
  id: number;
  /** Ed25519, PEM. */
  publicKey: string;
  /** UTC. */
  @ApiProperty({ format: 'date-time' })
  since: string;
}
