import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { KEY_TOO_LONG, ROTATION_DAYS } from '@stowbridge/contract/rules';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  MaxDate,
  Min,
  MinDate,
  ValidateBy,
} from 'class-validator';
import { isAddressRange } from '../../../platform/access/address-ranges';
import { Etag } from '../../../platform/http/list/etags';
import { RequiredText, toMoment } from '../../../platform/http/rules';
import type { ApiKey } from './api-key.entity';
import { latestEnd } from './key-end';
import { SCOPES } from './scopes';

const WRONG_DAYS = `The old key may go on for 0 to ${ROTATION_DAYS} days`;

export class ApiKeyBodyDto {
  /** What it is for. */
  @RequiredText('Name', 100)
  name: string;
  @ApiProperty({ enum: SCOPES, isArray: true, example: ['properties:read'] })
  @IsArray({ message: 'Scopes are required' })
  @ArrayMinSize(1, { message: 'Scopes are required' })
  @ArrayMaxSize(SCOPES.length)
  @ArrayUnique({ message: 'A scope is named twice' })
  @IsIn(SCOPES, { each: true, message: 'There is no such scope' })
  scopes: string[];
  /** When it stops working, at most 366 days ahead; so long without it. */
  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  @toMoment()
  @IsOptional()
  @IsDate({ message: 'The expiry is no date' })
  @MinDate(() => new Date(), { message: 'The expiry must lie ahead' })
  @MaxDate(latestEnd, { message: KEY_TOO_LONG })
  expiresAt?: Date | null;
  /** Addresses and CIDR ranges from which it may be used; none for everywhere. */
  @ApiPropertyOptional({ type: [String], example: ['192.0.2.0/24'] })
  @IsOptional()
  @IsArray({ message: 'Addresses are invalid' })
  @ArrayMaxSize(50, { message: 'At most 50 addresses' })
  @ArrayUnique({ message: 'An address is named twice' })
  @ValidateBy(
    {
      name: 'addressRange',
      validator: { validate: (value: unknown) => typeof value === 'string' && isAddressRange(value) },
    },
    { each: true, message: 'An address is no address or range' },
  )
  allowedAddresses?: string[];
}

/** How a key is replaced. */
export class KeyRotationDto {
  /** Days for which the old key goes on, 0 to 7; 7 without it, and never beyond its own end. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: ROTATION_DAYS, default: ROTATION_DAYS })
  @IsOptional()
  @IsInt({ message: WRONG_DAYS })
  @Min(0, { message: WRONG_DAYS })
  @Max(ROTATION_DAYS, { message: WRONG_DAYS })
  keepDays: number = ROTATION_DAYS;
}

export class ApiKeyDto {
  id: number;
  @Etag()
  etag?: string;
  name: string;
  /** The last four characters of the key. */
  hint: string;
  scopes: string[];
  /** Who made it, and for whom it acts. */
  userId: number;
  userName: string;
  createdAt: Date;
  /** null for keys that were made before every key had an end. */
  expiresAt: Date | null;
  allowedAddresses: string[];
  /** To the minute. */
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** The key that took its place; null when none did. */
  replacedById: number | null;
}

export class NewApiKeyDto extends ApiKeyDto {
  /** The key itself, shown this once: it is not stored. Sent as `Authorization: Bearer sbk_...`. */
  secret: string;
}

export class ApiKeyIdDto {
  id: number;
}

export const apiKeyDto = ({
  id,
  name,
  hint,
  scopes,
  userId,
  user,
  createdAt,
  expiresAt,
  allowedAddresses,
  lastUsedAt,
  revokedAt,
  replacedById,
}: ApiKey): ApiKeyDto => ({
  id,
  name,
  hint,
  scopes,
  userId,
  userName: user ? `${user.firstName} ${user.lastName}` : '',
  createdAt,
  expiresAt,
  allowedAddresses,
  lastUsedAt,
  revokedAt,
  replacedById,
});
