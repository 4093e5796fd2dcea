import { ApiProperty } from '@nestjs/swagger';

/** What a caller may ask within a minute, and what is left of it. */
export class RateLimitDto {
  /** Requests to /api/v1 within a minute. */
  @ApiProperty({ type: 'integer', example: 600 })
  limit: number;
  /** Of those, how many are left. */
  @ApiProperty({ type: 'integer', example: 599 })
  remaining: number;
  /** Seconds until all of them are there again. */
  @ApiProperty({ type: 'integer', example: 60 })
  resetSeconds: number;
}

/** For whom a token or a key acts, and what it opens. */
export class CallerDto {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Ids of the roles: 1 administrator, 2 buyer, 3 seller. */
  @ApiProperty({ type: 'integer', isArray: true, example: [1] })
  roles: number[];
  /** The API key of the request; null for a session. */
  keyId: number | null;
  /** What the key opens; null for a session, which opens what its roles do. */
  @ApiProperty({ type: [String], nullable: true, example: ['properties:read'] })
  scopes: string[] | null;
  /** When the key or the session ends; null for a key without an end. */
  expiresAt: Date | null;
  rateLimit: RateLimitDto;
}
