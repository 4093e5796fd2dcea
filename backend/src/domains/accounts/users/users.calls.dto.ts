import { ApiProperty } from '@nestjs/swagger';
import { accountLengths, registrationLengths } from '@stowbridge/contract/fields';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { PageRequestDto, PaginationDto } from '../../../platform/http/list/paging.dto';
import {
  EmailText,
  OptionalId,
  OptionalLines,
  OptionalText,
  PhoneText,
  RequiredId,
  RequiredText,
} from '../../../platform/http/rules';
import { WireAlias } from '../../../platform/http/wire-names';
import type { UserCriteria } from './user-directory.service';
import type { User } from './user.entity';
import type { Profile, ProfileInput } from './users.service';

/** A user as the back office sees it [AUSR-65]. */
export class UserDto {
  ID: number;
  FirstName: string;
  LastName: string;
  Email: string;
  Username: string;
  /** xxx-xxx-xxxx */
  PhoneNumber: string;
  Address1: string | null;
  Address2: string | null;
  City: string | null;
  State: string | null;
  StateId: number | null;
  ZipCode: string | null;
  CompanyName: string | null;
  PositionID: number | null;
  /** Free-text title, used when PositionID is 5. */
  Position: string | null;
  IsHavingSelfStorages: boolean | null;
  CapitalSource: string | null;
  NumberOfProperties: number | null;
  UserTypeID: number;
  StatusID: number;
  /** null pending, true approved, false rejected. */
  IsActive: boolean | null;
  IsConfirmed: boolean;
  CreatedDate: Date;
  /** Additional comments. */
  Question: string | null;
  AgentLocationId: number | null;
}

const ACTIVE: Record<number, boolean | null> = { 1: null, 2: true, 3: false };

/** Null pending, true approved, false rejected [ASEL-05, ASEL-06, ASEL-07]. */
export const isActive = (statusId: number): boolean | null => ACTIVE[statusId] ?? null;

export function toUserDto(user: User): UserDto {
  return {
    ID: user.id,
    FirstName: user.firstName,
    LastName: user.lastName,
    Email: user.email,
    Username: user.email,
    PhoneNumber: user.phoneNumber,
    Address1: user.address1,
    Address2: user.address2,
    City: user.city,
    State: user.state?.name ?? null,
    StateId: user.stateId,
    ZipCode: user.zipCode,
    CompanyName: user.companyName,
    PositionID: user.positionId,
    Position: user.position,
    IsHavingSelfStorages: user.isHavingSelfStorages,
    CapitalSource: user.capitalSource,
    NumberOfProperties: user.numberOfProperties,
    UserTypeID: user.userTypeId,
    StatusID: user.statusId,
    IsActive: isActive(user.statusId),
    IsConfirmed: user.isConfirmed,
    CreatedDate: user.createdAt,
    Question: user.question,
    AgentLocationId: user.agentLocationId,
  };
}

export class UserSearchDto extends PageRequestDto {
  @OptionalText('Name', 255)
  Name?: string;
  /** -1 all, 1 pending, 2 approved, 3 rejected [CONST-03]. */
  @IsOptional()
  @Type(() => Number)
  @IsIn([-1, 1, 2, 3], { message: 'Status is invalid' })
  Status: number = -1;
  /** 1 admin, 2 buyer, 3 seller. */
  @Type(() => Number)
  @IsIn([1, 2, 3], { message: 'UserType is invalid' })
  UserType: number;
}

export const userCriteria = ({ UserType, Status, Name }: UserSearchDto): UserCriteria => ({
  roleId: UserType,
  statusId: Status === -1 ? undefined : Status,
  name: Name,
});

export class UserSearchAnswerDto {
  Users: UserDto[];
  Pagination: PaginationDto;
  Criteria: UserSearchDto;
}

export class StatusCountQueryDto {
  /** Only those who hold this role: 1 admin, 2 buyer, 3 seller. */
  @IsOptional()
  @Type(() => Number)
  @IsIn([1, 2, 3], { message: 'UserType is invalid' })
  UserType?: number;
}

export class StatusCountDto {
  StatusName: string;
  StatusCount: number;
}

export class UserStatusAnswerDto {
  ID: number;
  StatusID: number;
}

/** One's own account [REG-61]. */
export class ProfileDto {
  FirstName: string;
  LastName: string;
  Email: string;
  /** Whether it is known to be theirs: a link or another secret that was mailed to it came back. */
  EmailConfirmed: boolean;
  /** The address that is Email as soon as it is confirmed; null when none waits. */
  @ApiProperty({ type: String, nullable: true })
  PendingEmail: string | null;
  PhoneNumber: string;
  CompanyName: string | null;
  StateId: number | null;
  State: string | null;
  PositionID: number | null;
  Position: string | null;
  City: string | null;
}

export const toProfileDto = ({ user, pendingEmail }: Profile): ProfileDto => ({
  FirstName: user.firstName,
  LastName: user.lastName,
  Email: user.email,
  EmailConfirmed: user.emailConfirmedAt !== null,
  PendingEmail: pendingEmail,
  PhoneNumber: user.phoneNumber,
  CompanyName: user.companyName,
  StateId: user.stateId,
  State: user.state?.name ?? null,
  PositionID: user.positionId,
  Position: user.position,
  City: user.city,
});

/** Changes to one's own account; company, city and state are asked of buyers and sellers only [REG-45, REG-46]. */
export class UpdateProfileDto {
  @RequiredText('First Name', accountLengths.firstName)
  FirstName: string;
  @RequiredText('Last Name', accountLengths.lastName)
  LastName: string;
  @EmailText(accountLengths.email)
  Email: string;
  @PhoneText('Phone Number')
  @WireAlias('Phone')
  PhoneNumber: string;
  @OptionalText('Company', accountLengths.companyName)
  CompanyName?: string;
  @OptionalText('City', accountLengths.city)
  City?: string;
  @OptionalId('State')
  StateId?: number;
  @OptionalId('Title')
  PositionID?: number;
  @OptionalText('Title', accountLengths.position)
  Position?: string;
}

export const profileInput = (body: UpdateProfileDto): ProfileInput => ({
  firstName: body.FirstName,
  lastName: body.LastName,
  email: body.Email,
  phoneNumber: body.PhoneNumber,
  companyName: body.CompanyName,
  city: body.City,
  stateId: body.StateId,
  positionId: body.PositionID,
  position: body.Position,
});

/** Who registers [REG-33]. */
export class RegistrationUserDto {
  @RequiredText('First Name', registrationLengths.firstName)
  FirstName: string;
  @RequiredText('Last Name', registrationLengths.lastName)
  LastName: string;
  @RequiredText('City', registrationLengths.city)
  City: string;
  @EmailText(registrationLengths.email)
  Email: string;
  @PhoneText('Phone Number')
  @WireAlias('Phone')
  PhoneNumber: string;
  @RequiredText('Zip code', registrationLengths.zipCode)
  ZipCode: string;
  @RequiredText('Company Name', registrationLengths.companyName)
  CompanyName: string;
  @RequiredId('State is required')
  StateId: number;
  @RequiredId('Title is required')
  PositionID: number;
  /** 2 Buyer, 3 Seller, 4 Buyer and Seller [REG-36]. */
  @IsIn([2, 3, 4], { message: 'this field is required' })
  @Max(4, { message: 'this field is required' })
  @Min(2, { message: 'this field is required' })
  @IsInt({ message: 'this field is required' })
  @Type(() => Number)
  UserTypeID: number;
  /** Yes, no or blank [REG-06]. */
  @Transform(({ value }) => (value === '' ? null : value))
  @IsOptional()
  @IsBoolean({ message: 'Do you currently own a self-storage facility? is invalid' })
  IsHavingSelfStorages?: boolean | null;
  @OptionalLines('Additional Comments', registrationLengths.question)
  Question?: string;
  @OptionalText('Title', 100)
  Position?: string;
}
