import { PRIVACY_KINDS, PRIVACY_STATES, type PrivacyKind, type PrivacyState } from '@stowbridge/contract/privacy';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

export class AskPrivacyDto {
  /** What the caller asks for: a copy of their data, or that their account is deleted. */
  @ApiProperty({ enum: PRIVACY_KINDS, enumName: 'PrivacyKind', example: 'export' })
  @IsIn(PRIVACY_KINDS, { message: 'The kind is export or delete.' })
  kind: PrivacyKind;
}

export class PrivacyRequestDto {
  /** The request. */
  @ApiProperty({ type: 'integer', format: 'int32', example: 12 })
  id: number;
  /** What was asked for. */
  @ApiProperty({ enum: PRIVACY_KINDS, enumName: 'PrivacyKind', example: 'export' })
  kind: PrivacyKind;
  /** Where the request is: whether a copy can be downloaded or a deletion be taken back, or how it ended. */
  @ApiProperty({ enum: PRIVACY_STATES, enumName: 'PrivacyState', example: 'ready' })
  state: PrivacyState;
  /** When it was asked for. */
  receivedAt: Date;
  /** Until when the copy can be downloaded; null for a deletion. */
  @ApiProperty({ type: Date, nullable: true, example: '2026-11-04T16:20:00.000Z' })
  readyUntil: Date | null;
  /** When the account is deleted, unless it is taken back; null for a copy. */
  @ApiProperty({ type: Date, nullable: true, example: null })
  deletesAt: Date | null;
  /** When it ended; null while it runs. */
  @ApiProperty({ type: Date, nullable: true, example: null })
  endedAt: Date | null;
  /** Why the office refused it; null where it did not. */
  @ApiProperty({ type: String, nullable: true, example: null })
  reason: string | null;
}

export class DataCopyLinkDto {
  /** The address at which a browser saves the copy; good for five minutes and for the session that asked. */
  @ApiProperty({ example: '/api/v1/me/privacy-requests/12/data.zip?token=eyJhbGciOiJIUzI1NiJ9.e30.c2ln' })
  url: string;
}
