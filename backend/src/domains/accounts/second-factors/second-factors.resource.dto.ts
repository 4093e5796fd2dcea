import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { ReadOnly, Replacing } from '../../../platform/http/read-only';
import { RequiredLines, RequiredText } from '../../../platform/http/rules';
import { invalid } from '../../../platform/common/errors';
import type { Proof } from './proofs.service';
import type { FactorKind, SecondFactor } from './second-factor.entity';
import type { NewApp } from './second-factors.service';

const KINDS: FactorKind[] = ['totp', 'passkey'];
const TICKET = 'm3p0Yb1nV6sQx8cLk2aZr5tWj9uEo4hGf7dNi0vBq1A';
const ANSWER = { type: 'object', additionalProperties: true } as const;

/** What somebody shows as their second step: one of the three. */
export class ProofDto {
  /** Six digits of the app. */
  @ApiPropertyOptional({ example: '123456' })
  @IsOptional()
  @MaxLength(20, { message: 'code is invalid' })
  @IsString({ message: 'code is invalid' })
  code?: string;
  /** One of the recovery codes, in any letter case. */
  @ApiPropertyOptional({ example: 'abcde-fghjk' })
  @IsOptional()
  @MaxLength(40, { message: 'recoveryCode is invalid' })
  @IsString({ message: 'recoveryCode is invalid' })
  recoveryCode?: string;
  /** What the browser answered for the passkey. */
  @ApiPropertyOptional(ANSWER)
  @IsOptional()
  @IsObject({ message: 'passkey is invalid' })
  passkey?: object;
}

export function proofOf({ code, recoveryCode, passkey }: ProofDto): Proof {
  const given = [code, recoveryCode, passkey].filter((one) => one !== undefined && one !== null);
  if (given.length !== 1) {
    throw invalid('Send one of code, recoveryCode and passkey.');
  }
  return { code: code ?? undefined, recoveryCode: recoveryCode ?? undefined, passkey: passkey ?? undefined };
}

export class SecondStepDto extends ProofDto {
  /** Of the answer to the sign-in. */
  @ApiProperty({ example: TICKET })
  @MaxLength(200, { message: 'ticket is invalid' })
  @IsNotEmpty({ message: 'ticket is required' })
  @IsString({ message: 'ticket is required' })
  ticket: string;
}

export class AskPasskeyDto {
  /** Of the answer to the sign-in; without one any passkey that the browser knows for us is asked for. */
  @ApiPropertyOptional({ example: TICKET })
  @IsOptional()
  @MaxLength(200, { message: 'ticket is invalid' })
  @IsString({ message: 'ticket is invalid' })
  ticket?: string;
}

export class PasskeySignInDto {
  /** What the browser answered for the passkey. */
  @ApiProperty(ANSWER)
  @IsObject({ message: 'passkey is required' })
  passkey: object;
  /** 1 on the administrators' screen. */
  @IsOptional()
  @IsIn([1], { message: 'userTypeId is invalid' })
  userTypeId?: number;
}

/** What the browser is given to ask for a passkey, or to make one. */
export class PasskeyOptionsDto {
  /** As `navigator.credentials` takes it, in JSON. */
  @ApiProperty(ANSWER)
  publicKey: object;
}

export class NewFactorDto {
  /** What the person calls it. */
  @ApiProperty({ example: 'Phone' })
  @RequiredText('Name', 80)
  name: string;
}

export class NewPasskeyDto extends NewFactorDto {
  /** What the browser answered when it made the passkey. */
  @ApiProperty(ANSWER)
  @IsObject({ message: 'passkey is required' })
  passkey: object;
}

export class AppCodeDto {
  /** Six digits of the app. */
  @ApiProperty({ example: '123456' })
  @MaxLength(20, { message: 'code is invalid' })
  @IsString({ message: 'code is required' })
  code: string;
}

/** One second factor. */
export class OwnFactorDto {
  @ReadOnly()
  id: number;
  /** An app that shows codes, or a passkey. */
  @ReadOnly({ enum: KINDS, enumName: 'SecondFactorKind' })
  kind: FactorKind;
  /** What the person calls it. */
  @ApiProperty({ example: 'Phone' })
  name: string;
  @ReadOnly()
  createdAt: Date;
  @ReadOnly({ type: String, format: 'date-time', nullable: true })
  lastUsedAt: Date | null;
}

export class ReplacedFactorDto extends Replacing(NewFactorDto, OwnFactorDto) {}

export const ownFactorDto = ({ id, kind, name, createdAt, lastUsedAt }: SecondFactor): OwnFactorDto => ({
  id,
  kind,
  name,
  createdAt,
  lastUsedAt,
});

/** One's own second factors. */
export class SecondFactorsDto {
  factors: OwnFactorDto[];
  /** Recovery codes that were not used. */
  @ApiProperty({ type: 'integer', example: 10 })
  recoveryCodesLeft: number;
  /** Whether nothing else can be done without one. */
  isRequired: boolean;
}

/** An app that is being set up. */
export class NewAppDto implements NewApp {
  id: number;
  /** To be typed where no picture can be read. */
  @ApiProperty({ example: 'R2ENNRZWUUIEDASL4G36NE44QXG6TXID' })
  secret: string;
  /** What the picture says. */
  @ApiProperty({
    example: 'otpauth://totp/Stowbridge:nia%40example.com?secret=R2ENNRZWUUIEDASL4G36NE44QXG6TXID&issuer=Stowbridge',
  })
  address: string;
  /** The picture, as the address of an image. */
  @ApiProperty({ example: 'data:image/svg+xml;base64,PHN2Zy8+' })
  picture: string;
}

/** Shown this once. */
export class RecoveryCodesDto {
  /** To be kept, and then confirmed; null where the person has codes already. */
  @ApiProperty({ type: [String], nullable: true, example: ['abcde-fghjk'] })
  recoveryCodes: string[] | null;
}

export class ResetFactorDto {
  /** Why; it stands in the log. */
  @ApiProperty({ example: 'Lost the phone' })
  @RequiredLines('Reason', 500)
  reason: string;
}
