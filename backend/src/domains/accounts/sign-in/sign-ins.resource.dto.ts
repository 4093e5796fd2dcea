import { ApiProperty } from '@nestjs/swagger';

/** One sign-in that let somebody in. */
export class SignInRowDto {
  at: Date;
  /** By what: `password`, `temporary`, `second-factor`, `passkey` or `key`. */
  @ApiProperty({ type: String, nullable: true, example: 'password' })
  kind: string | null;
  /** From where, as far as the configured proxies are believed. */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  address: string | null;
  /** Browser and system, as far as it says. */
  @ApiProperty({ type: String, nullable: true, example: 'Firefox 144 on Windows' })
  device: string | null;
}

/** Who came in to an account, and who did not. */
export class SignInsDto {
  /** The last ten, the newest first. */
  signIns: SignInRowDto[];
  /** Attempts of the last 30 days that failed or were stopped by a limit. */
  @ApiProperty({ type: 'integer', example: 2 })
  failed: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastFailedAt: Date | null;
}
