import { ApiPropertyOptional } from '@nestjs/swagger';
import { CODE } from '@stowbridge/contract/email-code';
import { ndaLengths } from '@stowbridge/contract/fields';
import { IsIn, IsOptional, Matches, ValidateIf } from 'class-validator';
import { EmailText, OptionalId, OptionalText, PhoneText, RequiredId, RequiredText } from '../../platform/http/rules';
import { HeldRoleDto } from '../../platform/access/held-role.dto';

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
}

export class SignedNdaDto {
  /** The roles held after signing; the Buyer role among them [PROF-26]. */
  defaultRole: HeldRoleDto[];
  BuyerStoreNDAID: number;
}
