import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

const INCOMPLETE = { message: 'The link is not complete. Please open it again.' };

/** The token of a mailed link. */
export class MailedLinkDto {
  @MaxLength(200, INCOMPLETE)
  @IsNotEmpty(INCOMPLETE)
  @IsString(INCOMPLETE)
  Token: string;
}

export class ConfirmedEmailDto {
  /** The address of the account from now on. */
  Email: string;
}

export class CancelledChangeDto {
  /** The address of the account, as it was before. */
  Email: string;
  /** The address had been changed and is back; a new password must be set by a reset link. */
  TakenBack: boolean;
}
