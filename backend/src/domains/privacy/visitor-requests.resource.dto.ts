import { PRIVACY_KINDS, PRIVACY_STATES, type PrivacyKind, type PrivacyState } from '@stowbridge/contract/privacy';
import { sellLengths } from '@stowbridge/contract/fields';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { EmailText, RequiredText } from '../../platform/http/rules';

export class AskForAddressDto {
  /** The address whose data is asked for: the link is mailed there. */
  @ApiProperty({ example: 'ada@lindqvist.example' })
  @EmailText(sellLengths.email)
  email: string;
  /** What is asked for: a copy of what is kept, or that it is deleted. */
  @ApiProperty({ enum: PRIVACY_KINDS, enumName: 'PrivacyKind', example: 'export' })
  @IsIn(PRIVACY_KINDS, { message: 'The kind is export or delete.' })
  kind: PrivacyKind;
}

export class PrivacyLinkDto {
  /** What the mailed link carries. */
  @ApiProperty({ example: 'kx0ZtqVn1fW3bC8dYh2LrE5uJ7mA9sP4gTiQoXvB6wI' })
  @RequiredText('Token', 100)
  token: string;
}

export class VisitorRequestDto {
  /** What was asked for. */
  @ApiProperty({ enum: PRIVACY_KINDS, enumName: 'PrivacyKind', example: 'export' })
  kind: PrivacyKind;
  /** Where the request is: whether it has to be confirmed, a copy can be downloaded or a deletion be taken back, or how it ended. */
  @ApiProperty({ enum: PRIVACY_STATES, enumName: 'PrivacyState', example: 'ready' })
  state: PrivacyState;
  /** The address that it is about; empty once it is forgotten. */
  @ApiProperty({ example: 'ada@lindqvist.example' })
  email: string;
  /** Until when the copy can be downloaded; null for a deletion, and until it is confirmed. */
  @ApiProperty({ type: Date, nullable: true, example: '2026-11-04T16:20:00.000Z' })
  readyUntil: Date | null;
  /** When the data is deleted, unless it is taken back; null for a copy, and until it is confirmed. */
  @ApiProperty({ type: Date, nullable: true, example: null })
  deletesAt: Date | null;
  /** The address at which a browser saves a copy that is ready; good for five minutes. */
  @ApiProperty({
    type: String,
    nullable: true,
    example: '/api/v1/privacy-links/data.zip?token=eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
  })
  url: string | null;
}
