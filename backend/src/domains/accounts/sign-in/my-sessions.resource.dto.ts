import { ApiProperty } from '@nestjs/swagger';

/** One open session. */
export class OwnSessionDto {
  id: string;
  /** Browser and system, as far as it says. */
  @ApiProperty({ type: String, nullable: true, example: 'Firefox 144 on Windows' })
  device: string | null;
  /** From where the person signed in; null for sessions from before it was noted. */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  address: string | null;
  signedInAt: Date;
  /** When it was last kept alive. */
  lastUsedAt: Date;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}
