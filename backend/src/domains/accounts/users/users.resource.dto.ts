import { propertyCountLength, userLengths } from '@stowbridge/contract/fields';
import { IsBoolean, IsIn, IsOptional, ValidateIf } from 'class-validator';
import { Status } from '../../../platform/access/permissions';
import { IdList } from '../../../platform/common/id-list';
import { Etag } from '../../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../../platform/http/read-only';
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
import type { UserDetail } from './user-directory.service';
import type { User } from './user.entity';
import type { UserInput } from './user-input';
import { isActive } from './users.calls.dto';

/** What both directions of /api/v1/users share. PUT replaces: an optional field that is left out is cleared. */
class UserFieldsDto {
  @RequiredText('First Name', userLengths.firstName)
  firstName: string;
  @RequiredText('Last Name', userLengths.lastName)
  lastName: string;
  /** Also the user name. */
  @EmailText(userLengths.email)
  email: string;
  /** xxx-xxx-xxxx */
  @PhoneText('Phone Number')
  phoneNumber: string;
  @OptionalText('Address Line 1', userLengths.address1)
  address1?: string | null;
  @OptionalText('Address Line 2', userLengths.address2)
  address2?: string | null;
  @OptionalText('City', userLengths.city)
  city?: string | null;
  /** Required on creation, and of buyers and sellers always. */
  @OptionalId('State')
  stateId?: number | null;
  @OptionalText('Zip Code', userLengths.zipCode)
  zipCode?: string | null;
  @RequiredText('Company Name', userLengths.companyName)
  companyName: string;
  @RequiredId('Position is required')
  positionId: number;
  /** Free-text title; required with position 5, cleared with any other. */
  @OptionalText('Title', userLengths.position)
  position?: string | null;
  @IsOptional()
  @IsBoolean({ message: 'isHavingSelfStorages is invalid' })
  isHavingSelfStorages?: boolean | null;
  @OptionalText('Capital Source', userLengths.capitalSource)
  capitalSource?: string | null;
  @WholeAmount(undefined, 'Number of Properties is invalid', propertyCountLength)
  numberOfProperties?: number | null;
  /** Additional comments. */
  @OptionalLines('Additional Comments', userLengths.question)
  question?: string | null;
  /** The office of an administrator, who is a listing agent with it; required when one is created. */
  @OptionalId('Location')
  agentLocationId?: number | null;
  /** 1 administrator, 2 buyer, 3 seller, or 2 and 3. Required on creation; left out of a change, they stay as they are. */
  @ValidateIf((_: object, value: unknown) => value !== undefined)
  @IdList('roles', 2)
  roles?: number[];
}

/** A person as administrators and integrators write them; what only the product says of one is refused [FSEC-31]. */
export class UserBodyDto extends UserFieldsDto {}

/** A person as /api/v1 answers them. */
export class UserResourceDto extends UserFieldsDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  /** The name of the state. */
  @ReadOnly({ type: String, nullable: true })
  state: string | null;
  /** The list on which administrators find the person: 1, 2 or 3. */
  @ReadOnly()
  userTypeId: number;
  /** 1 pending, 2 approved, 3 rejected; changed by approve, reject and DELETE. */
  @ReadOnly()
  statusId: number;
  /** null pending, true approved, false rejected. */
  @ReadOnly({ type: Boolean, nullable: true })
  active: boolean | null;
  @ReadOnly()
  isConfirmed: boolean;
  @ReadOnly()
  createdAt: Date;
  @ReadOnly()
  modifiedAt: Date;
}

/** One person alone, as /api/v1 answers them. */
export class UserDetailDto extends UserResourceDto {
  /** When the address last refused a mail for good; null while mails arrive there, as far as is known. */
  @ReadOnly({ type: Date, nullable: true })
  mailRefusedAt: Date | null;
  /** The address that is theirs as soon as they confirm it; null when none waits. */
  @ReadOnly({ type: String, nullable: true })
  pendingEmail: string | null;
}

export class ReplacedUserDto extends Replacing(UserBodyDto, UserDetailDto) {}

/** Which change is taken back: the one that led to this status. */
export class UndoStatusDto {
  /** 2 approved, 3 rejected. */
  @IsIn([Status.Approved, Status.Rejected], { message: 'statusId is 2 or 3.' })
  statusId: number;
}

export function inputOfUserBody(body: UserBodyDto): UserInput {
  return {
    firstName: body.firstName,
    lastName: body.lastName,
    email: body.email,
    phoneNumber: body.phoneNumber,
    address1: body.address1 || null,
    address2: body.address2 || null,
    city: body.city || null,
    stateId: body.stateId ?? null,
    zipCode: body.zipCode || null,
    companyName: body.companyName,
    positionId: body.positionId,
    position: body.position || null,
    isHavingSelfStorages: body.isHavingSelfStorages ?? null,
    capitalSource: body.capitalSource || null,
    numberOfProperties: body.numberOfProperties ?? null,
    question: body.question || null,
    agentLocationId: body.agentLocationId ?? null,
  };
}

export function userResourceDto(user: User): UserResourceDto {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    address1: user.address1,
    address2: user.address2,
    city: user.city,
    stateId: user.stateId,
    state: user.state?.name ?? null,
    zipCode: user.zipCode,
    companyName: user.companyName ?? '',
    positionId: user.positionId ?? 0,
    position: user.position,
    isHavingSelfStorages: user.isHavingSelfStorages,
    capitalSource: user.capitalSource,
    numberOfProperties: user.numberOfProperties,
    question: user.question,
    agentLocationId: user.agentLocationId,
    roles: (user.roles ?? []).map(({ roleId }) => roleId).sort((a, b) => a - b),
    userTypeId: user.userTypeId,
    statusId: user.statusId,
    active: isActive(user.statusId),
    isConfirmed: user.isConfirmed,
    createdAt: user.createdAt,
    modifiedAt: user.modifiedAt,
  };
}

export const userDetailDto = ({ user, mailRefusedAt, pendingEmail }: UserDetail): UserDetailDto => ({
  ...userResourceDto(user),
  mailRefusedAt,
  pendingEmail,
});
