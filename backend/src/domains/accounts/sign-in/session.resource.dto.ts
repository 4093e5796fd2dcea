import { IsBoolean, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { PasswordLink } from './password.service';

/** Nothing is sent: the cookie says it all. */
export class RefreshRequestDto {}

export class RefreshedSessionDto {
  /** JWT of 15 minutes. */
  token: string;
  sessionId: string;
}

/** A link to a new password, as it is in the address of its page. */
export class PasswordLinkDto {
  @MaxLength(200)
  @IsNotEmpty()
  @IsString()
  token: string;
  /** Whether it was mailed to somebody who had forgotten their password; others hold a temporary one. */
  @IsBoolean()
  isForgotPassword: boolean;
}

export const passwordLink = ({ token, isForgotPassword }: PasswordLinkDto): PasswordLink => ({
  token,
  kind: isForgotPassword ? 'forgot' : 'temporary',
});

export class PasswordLinkStateDto {
  /** Of the account whose password it sets; null when it has been used or has expired. */
  email: string | null;
}
