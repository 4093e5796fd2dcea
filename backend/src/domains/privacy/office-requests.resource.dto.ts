import {
  PRIVACY_KINDS,
  PRIVACY_NOTE_MAX,
  PRIVACY_STATES,
  type PrivacyKind,
  type PrivacyState,
} from '@stowbridge/contract/privacy';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { OptionalLines, RequiredLines } from '../../platform/http/rules';

const DECISIONS = ['approved', 'refused'] as const;

export class OfficeRequestDto {
  /** The request. */
  @ApiProperty({ type: 'integer', format: 'int32', example: 12 })
  id: number;
  /** What was asked for. */
  @ApiProperty({ enum: PRIVACY_KINDS, enumName: 'PrivacyKind', example: 'delete' })
  kind: PrivacyKind;
  /** Where the request is, or how it ended. */
  @ApiProperty({ enum: PRIVACY_STATES, enumName: 'PrivacyState', example: 'waiting' })
  state: PrivacyState;
  /** Who asked; null: a visitor, who has no account. */
  @ApiProperty({ type: 'integer', format: 'int32', nullable: true, example: 123 })
  userId: number | null;
  /** What they are called now; a visitor by the address until it is forgotten. */
  @ApiProperty({ example: 'Former buyer 123' })
  userName: string;
  /** When it was asked for. */
  receivedAt: Date;
  /** When the account is deleted, unless it is taken back; null for a copy. */
  deletesAt: Date | null;
  /** By when it has to be answered. */
  dueAt: Date;
  /** Whole days until then, negative when it is late; null once it has ended. */
  @ApiProperty({ type: 'integer', format: 'int32', nullable: true, example: 38 })
  daysLeft: number | null;
  /** When the office took 45 days more. */
  extendedAt: Date | null;
  /** What the office decided; null where it did not. */
  @ApiProperty({ enum: DECISIONS, enumName: 'PrivacyDecision', nullable: true, example: null })
  decision: 'approved' | 'refused' | null;
  /** Who decided. */
  @ApiProperty({ type: String, nullable: true, example: null })
  decidedByName: string | null;
  /** When it was decided. */
  decidedAt: Date | null;
  /** Why it was refused. */
  @ApiProperty({ type: String, nullable: true, example: null })
  reason: string | null;
  /** What the office noted for itself. */
  @ApiProperty({ type: String, nullable: true, example: 'Called on Monday.' })
  note: string | null;
  /** When it ended; null while it runs. */
  endedAt: Date | null;
  /** When it was changed last. */
  modifiedAt: Date;
}

export class PrivacyDecisionDto {
  /** Whether the deletion is carried out. */
  @ApiProperty({ enum: DECISIONS, enumName: 'PrivacyDecision', example: 'refused' })
  @IsIn(DECISIONS, { message: 'The decision is approved or refused.' })
  decision: 'approved' | 'refused';
  /** Why it is refused, as the person is told; only with a refusal. */
  @ApiProperty({ required: false, example: 'A sale of yours is not settled yet.' })
  @ValidateIf(({ decision }: PrivacyDecisionDto) => decision === 'refused')
  @RequiredLines('Reason', 500)
  reason?: string;
}

export class PrivacyNoteDto {
  /** What the office notes for itself; null for nothing. */
  @ApiProperty({ type: String, nullable: true, example: 'Called on Monday.' })
  @OptionalLines('Note', PRIVACY_NOTE_MAX)
  note: string | null;
}
