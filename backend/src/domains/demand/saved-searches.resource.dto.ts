import {
  ADDRESS_TOO_LONG,
  FREQUENCIES,
  type Frequency,
  searchAddressLength,
  searchNameLength,
} from '@stowbridge/contract/saved-searches';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDate, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Etag } from '../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { RequiredText, toMoment } from '../../platform/http/rules';

/** A search that somebody has saved. */
export class SavedSearchDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  name: string;
  /** Path and query of the search's page. */
  @ApiProperty({ example: '/property/search/Austin?type=1' })
  address: string;
  @ApiProperty({ enum: FREQUENCIES, enumName: 'Frequency' })
  frequency: Frequency;
  /** Nobody is told of what is found until then. */
  pausedUntil: Date | null;
  /** How many listed properties were found as new, reduced or back on the market within the last seven days. */
  @ReadOnly()
  newCount: number;
  /** When its owner was told of something last. */
  @ReadOnly()
  lastSentAt: Date | null;
  @ReadOnly()
  createdAt: Date;
}

/** What its owner says of it. */
export class NewSavedSearchDto {
  @RequiredText('Name', searchNameLength)
  name: string;
  /** Path and query of the search's page. */
  @ApiProperty({ example: '/property/search/Austin?type=1' })
  @IsString({ message: 'Address is required' })
  @MaxLength(searchAddressLength, { message: ADDRESS_TOO_LONG })
  address: string;
  /** Left out: daily. */
  @ApiPropertyOptional({ enum: FREQUENCIES, enumName: 'Frequency' })
  @IsOptional()
  @IsIn(FREQUENCIES, { message: 'Frequency is invalid' })
  frequency?: Frequency;
  /** Left out or null: it is not paused. */
  @ApiPropertyOptional({ nullable: true, format: 'date-time' })
  @IsOptional()
  @toMoment()
  @IsDate({ message: 'Paused until is invalid' })
  pausedUntil?: Date | null;
}

/** The whole search as its owner wants it. */
export class ReplacedSavedSearchDto extends Replacing(NewSavedSearchDto, SavedSearchDto) {}

/** The link of a mail. */
export class StopSearchDto {
  @IsString({ message: 'Token is required' })
  @MaxLength(200, { message: 'Token is invalid' })
  token: string;
}

export class StoppedSearchDto {
  /** Of the search whose mails are stopped. */
  name: string;
}
