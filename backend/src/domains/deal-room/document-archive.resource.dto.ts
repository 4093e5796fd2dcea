import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, ValidateIf } from 'class-validator';

export class AskArchiveDto {
  /** What the mailed link names, for those who come by it. */
  @ApiProperty({ example: '5f0c7a52-9d7e-4d0b-8a55-0a4a1f2f7d3e' })
  @ValidateIf((_: object, value: unknown) => value !== undefined && value !== null)
  @IsUUID(undefined, { message: 'The mailed link is invalid' })
  mailed?: string | null;
}

export class ArchiveLinkDto {
  /** Good for 5 minutes and for this session, without a bearer token; null when the link is mailed instead. */
  @ApiProperty({ example: '/api/v1/me/properties/7/documents.zip?token=eyJhbGciOi' })
  url: string | null;
}
