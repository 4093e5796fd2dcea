import { passwordProblem } from '@stowbridge/contract/rules';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { EmailText, OptionalId, OptionalText } from '../../../platform/http/rules';
import { Nested } from '../../../platform/http/wire-names';
import { heldRoleDtos, HeldRoleDto } from '../../../platform/access/held-role.dto';
import { roleNames } from '../../../platform/access/permissions';
import { METHODS, type Method } from '../second-factors/tickets';
import type { Entered, SignInRequest } from './account.service';
import type { PasswordReset } from './password.service';

/** A password that a person chooses [REG-37, REG-38, REG-39, REG-40]. */
export const NewPassword = (): PropertyDecorator =>
  ValidateBy(
    { name: 'password', validator: { validate: (value: unknown) => passwordRefusal(value) === undefined } },
    { message: ({ value }) => passwordRefusal(value) ?? '' },
  );
const passwordRefusal = (value: unknown): string | undefined => passwordProblem(typeof value === 'string' ? value : '');

/** From which property a person came to sign in or to register [AUTH-19]. */
export class PropertyContextDto {
  @OptionalId('StoreID')
  StoreID?: number;
  @OptionalText('DealName', 200)
  DealName?: string;
}

export class SignInDto {
  /** The e-mail address. */
  @MaxLength(256, { message: 'Email is invalid' })
  @IsNotEmpty({ message: 'Email is required' })
  @IsString({ message: 'Email is required' })
  UserName: string;
  @MaxLength(200, { message: 'Password is invalid' })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  Password: string;
  /** 1 on the administrators' screen; otherwise left out, and the stored roles decide [AUTH-20]. */
  @OptionalId('UserTypeId')
  UserTypeId?: number;
  @IsOptional()
  @Nested(() => PropertyContextDto)
  BuyerStore?: PropertyContextDto;
}

export const signInRequest = ({ UserName, Password, UserTypeId }: SignInDto): SignInRequest => ({
  email: UserName,
  password: Password,
  roleId: UserTypeId,
});

/** What a right password is answered where a second step is needed. */
export class SecondFactorDto {
  /** Good for five minutes and once, with POST /api/v1/session/second-factor. */
  @ApiProperty({ example: 'm3p0Yb1nV6sQx8cLk2aZr5tWj9uEo4hGf7dNi0vBq1A' })
  Ticket: string;
  /** How the step can be taken. */
  @ApiProperty({ enum: METHODS, enumName: 'SecondFactorMethod', isArray: true })
  Methods: Method[];
}

/** The answer of a sign-in [AUTH-21]. Without a Token the person must first choose a password with PasswordResetToken, or take the second step. */
export class SignInAnswerDto {
  /** JWT of 15 minutes, or null. */
  Token: string | null;
  Id: number;
  FirstName: string;
  LastName: string;
  Email: string;
  /** Role names by position: buyer first, seller second; administrators have the one entry Admin. */
  Role: string[];
  DefaultRole: HeldRoleDto[];
  SessionId: string | null;
  IsConfirmed: boolean;
  PasswordResetToken: string | null;
  /** Only where a second step is needed. */
  SecondFactor?: SecondFactorDto;
  /** Only where a recovery code was used: how many are left. */
  @ApiPropertyOptional({ type: 'integer', example: 9 })
  RecoveryCodesLeft?: number;
}

export const signInAnswerDto = ({
  account,
  signedIn,
  passwordToken,
  secondStep,
  recoveryCodesLeft,
}: Entered): SignInAnswerDto => ({
  Token: signedIn?.open.token ?? null,
  Id: account.id,
  FirstName: account.firstName,
  LastName: account.lastName,
  Email: account.email,
  Role: roleNames(account.roles.map(({ roleId }) => roleId)),
  DefaultRole: heldRoleDtos(account.roles),
  SessionId: signedIn?.open.sessionId ?? null,
  IsConfirmed: passwordToken === undefined,
  PasswordResetToken: passwordToken ?? null,
  ...(secondStep ? { SecondFactor: { Ticket: secondStep.ticket, Methods: secondStep.methods } } : {}),
  ...(recoveryCodesLeft === undefined ? {} : { RecoveryCodesLeft: recoveryCodesLeft }),
});

export class ForgotPasswordDto {
  @EmailText(256)
  UserName: string;
}

export class ResetPasswordDto {
  @MaxLength(200)
  @IsNotEmpty({ message: 'The link is not complete. Please open it again.' })
  @IsString({ message: 'The link is not complete. Please open it again.' })
  Token: string;
  @NewPassword()
  Password: string;
  @IsString({ message: 'Mismatch Confirm Password' })
  ConfirmPassword: string;
  /** Not needed in the forgot flow [AUTH-44]. */
  @ValidateIf((dto: ResetPasswordDto) => !dto.isForgotPassword)
  @MaxLength(200)
  @IsNotEmpty({ message: 'Temporary Password is required' })
  @IsString({ message: 'Temporary Password is required' })
  TemporaryPassword?: string;
  /** The mailed link carries it in its path, where it is a word [AUTH-41]. */
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsOptional()
  @IsBoolean({ message: 'isForgotPassword is invalid' })
  isForgotPassword: boolean = false;
}

export const passwordReset = (body: ResetPasswordDto): PasswordReset => ({
  token: body.Token,
  password: body.Password,
  confirmation: body.ConfirmPassword,
  temporaryPassword: body.isForgotPassword ? undefined : (body.TemporaryPassword ?? ''),
});

export class ChangePasswordDto {
  @NewPassword()
  Password: string;
  @IsString({ message: 'Mismatch Confirm Password' })
  ConfirmPassword: string;
}

export class MessageDto {
  Message: string;
}
