import { ApiPropertyOptional } from '@nestjs/swagger';
import { propertyCountLength, userLengths } from '@stowbridge/contract/fields';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, ValidateIf } from 'class-validator';
import {
  EmailText,
  OptionalId,
  OptionalLines,
  OptionalText,
  PhoneText,
  RequiredId,
  RequiredText,
  WholeAmount,
} from '../../../platform/http/rules';
import { WireAlias } from '../../../platform/http/wire-names';
import type { RoleId } from '../../../platform/access/permissions';
import type { UserInput } from './user-input';

/**
 * The user form of the back office [AUSR-45 to AUSR-64]. Status, IsActive and IsConfirmed may be sent, but are the
 * product's to decide; State is the name of StateId.
 */
class UserFormDto {
  @RequiredText('First Name', userLengths.firstName)
  FirstName: string;
  @RequiredText('Last Name', userLengths.lastName)
  LastName: string;
  @EmailText(userLengths.email)
  Email: string;
  @PhoneText('Phone Number')
  @WireAlias('Phone')
  PhoneNumber: string;
  @OptionalText('Address Line 1', userLengths.address1)
  Address1?: string | null;
  @OptionalText('Address Line 2', userLengths.address2)
  Address2?: string | null;
  @OptionalText('City', userLengths.city)
  City?: string | null;
  @OptionalText('Zip Code', userLengths.zipCode)
  ZipCode?: string | null;
  @RequiredText('Company Name', userLengths.companyName)
  CompanyName: string;
  @RequiredId('Position is required')
  PositionID: number;
  /** Free-text title, required when PositionID is 5. */
  @OptionalText('Title', userLengths.position)
  Position?: string | null;
  @Transform(({ value }) => (value === '' ? null : value))
  @IsOptional()
  @IsBoolean({ message: 'IsHavingSelfStorages is invalid' })
  IsHavingSelfStorages?: boolean | null;
  @OptionalText('Capital Source', userLengths.capitalSource)
  CapitalSource?: string | null;
  @WholeAmount(undefined, 'Number of Properties is invalid', propertyCountLength)
  NumberOfProperties?: number;
  /** Additional comments. */
  @OptionalLines('Additional Comments', userLengths.question)
  Question?: string | null;
  /** The office of an administrator, who is a listing agent with it. */
  @OptionalId('Location')
  AgentLocationId?: number;
}

/** A person whom an administrator creates; a temporary password is mailed to them. */
export class CreateUserDto extends UserFormDto {
  /** 1 administrator, 2 buyer, 3 seller. */
  @IsIn([1, 2, 3], { message: 'UserTypeID is invalid' })
  @Type(() => Number)
  UserTypeID: RoleId;
  @RequiredId('State is required')
  StateId: number;
}

/** Changes to a person; an optional field that is left out stays as it is. */
export class EditUserDto extends UserFormDto {
  @RequiredId('ID is required')
  ID: number;
  /** As what the screen shows the person: one of the roles they hold. */
  @ApiPropertyOptional({ example: 2 })
  @IsOptional()
  @IsIn([1, 2, 3], { message: 'UserTypeID is invalid' })
  @Type(() => Number)
  UserTypeID?: RoleId;
  /** 0 is the placeholder of the screens: nothing chosen. */
  @ValidateIf((_: object, value: unknown) => value !== undefined && value !== null)
  @RequiredId('State is required')
  StateId?: number;
}

/** What became of a new person [AUSR-74]. */
export class UserCreatedDto {
  ID: number;
  Message: string;
}

export function inputOfUserForm(form: CreateUserDto | EditUserDto): UserInput {
  return {
    firstName: form.FirstName,
    lastName: form.LastName,
    email: form.Email,
    phoneNumber: form.PhoneNumber,
    address1: form.Address1,
    address2: form.Address2,
    city: form.City,
    stateId: form.StateId ?? undefined,
    zipCode: form.ZipCode,
    companyName: form.CompanyName,
    positionId: form.PositionID,
    position: form.Position,
    isHavingSelfStorages: form.IsHavingSelfStorages,
    capitalSource: form.CapitalSource,
    numberOfProperties: form.NumberOfProperties,
    question: form.Question,
    agentLocationId: form.AgentLocationId,
  };
}
