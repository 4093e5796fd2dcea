import { ApiPropertyOptional } from '@nestjs/swagger';
import { CODE } from '@stowbridge/contract/email-code';
import { ndaLengths } from '@stowbridge/contract/fields';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsUUID, isTimeZone, Matches, ValidateIf } from 'class-validator';
import {
  EmailText,
  emptyAsMissing,
  OptionalId,
  OptionalText,
  PhoneText,
  RequiredId,
  RequiredText,
} from '../../platform/http/rules';
import { HeldRoleDto, heldRoleDtos } from '../../platform/access/held-role.dto';
import type { NewSignature } from './nda-signature';
import type { SignedNda } from './nda-signing.service';

/** A signature under the NDA of a property [PROF-29 to PROF-48]. */
export class SignNdaDto {
  @OptionalId('ID')
  ID?: number;
  @RequiredId('StoreID is required')
  StoreID: number;
  @OptionalText('DealName', 200)
  DealName?: string;
  @RequiredText('First Name', ndaLengths.firstName)
  NDAName: string;
  @RequiredText('Last Name', ndaLengths.lastName)
  NDALastName: string;
  @EmailText(ndaLengths.email)
  NDAEmail: string;
  @RequiredText('Address', ndaLengths.address)
  NDAAddress: string;
  @OptionalText('Address2', ndaLengths.address2)
  NDAAddress2?: string;
  @RequiredText('City', ndaLengths.city)
  NDACity: string;
  @RequiredId('State is required')
  NDAStateID: number;
  @RequiredText('Zip', ndaLengths.zipCode)
  NDAZipCode: string;
  @PhoneText('Phone')
  NDAPhone: string;
  @OptionalText('Entity', ndaLengths.entity)
  NDAEntity?: string;
  /** The agreement checkbox; left out by callers that send the documents' fields only, refused when false. */
  @ApiPropertyOptional({ type: 'boolean', enum: [true] })
  @IsIn([true, undefined], { message: 'NDA is required' })
  IsAgreed?: boolean;
  /** Hex SHA-256 of the text that was shown; a text that has been replaced since is not signed. */
  @ApiPropertyOptional({ nullable: true })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/i, { message: 'DocumentSha256 is invalid' })
  DocumentSha256?: string | null;
  /** Of the sentence that was shown beside the checkbox. */
  @OptionalText('ConsentVersion', 20)
  ConsentVersion?: string | null;
  /** The six digits that were mailed to the account's address, where signing demands that it is confirmed. */
  @OptionalText('Code', 20)
  @ValidateIf((_: object, value: unknown) => Boolean(value))
  @Matches(CODE, { message: 'Code is invalid' })
  EmailCode?: string | null;
  /** Of the answer that served the text; its disclosure must be accepted. */
  @ApiPropertyOptional({ format: 'uuid', nullable: true })
  @emptyAsMissing()
  @IsOptional()
  @IsUUID(undefined, { message: 'CeremonyID is invalid' })
  CeremonyID?: string | null;
  /** Whether the disclosure that came with the text was accepted. */
  @ApiPropertyOptional({ nullable: true })
  @IsOptional()
  @IsBoolean({ message: 'IsDisclosureAccepted is invalid' })
  IsDisclosureAccepted?: boolean | null;
  /** Of the browser, by its IANA name; another text is ignored. */
  @ApiPropertyOptional({ nullable: true })
  @Transform(({ value }) => (isTimeZone(value) ? (value as unknown) : undefined))
  @IsOptional()
  TimeZone?: string | null;
}

export const newSignature = (request: SignNdaDto): NewSignature => ({
  propertyId: request.StoreID,
  dealName: request.DealName,
  signatory: {
    firstName: request.NDAName,
    lastName: request.NDALastName,
    email: request.NDAEmail,
    address1: request.NDAAddress,
    address2: request.NDAAddress2,
    city: request.NDACity,
    stateId: request.NDAStateID,
    zipCode: request.NDAZipCode,
    phone: request.NDAPhone,
    entity: request.NDAEntity,
  },
  sha256: request.DocumentSha256,
  consentVersion: request.ConsentVersion,
  emailCode: request.EmailCode,
  ceremonyId: request.CeremonyID,
  isDisclosureAccepted: request.IsDisclosureAccepted ?? false,
  timeZone: request.TimeZone,
});

export class SignedNdaDto {
  /** The roles held after signing; the Buyer role among them [PROF-26]. */
  defaultRole: HeldRoleDto[];
  BuyerStoreNDAID: number;
  /** Whether the materials are open now; else somebody looks at the request, or has declined it. */
  IsAccessOpen: boolean;
}
export const signedNdaDto = ({ ndaId, roles, isAccessOpen }: SignedNda): SignedNdaDto => ({
  defaultRole: heldRoleDtos(roles),
  BuyerStoreNDAID: ndaId,
  IsAccessOpen: isAccessOpen,
});
