import { IsOptional } from 'class-validator';
import { NewPassword, PropertyContextDto, signInAnswerDto } from '../sign-in/account.calls.dto';
import { OptionalId } from '../../../platform/http/rules';
import { Nested } from '../../../platform/http/wire-names';
import { RegistrationUserDto } from '../users/users.calls.dto';
import { HeldRoleDto } from '../../../platform/access/held-role.dto';
import { Role, RoleId } from '../../../platform/access/permissions';
import type { Entered } from '../sign-in/account.service';
import type { Registration } from './registration.service';

/** Option of `I am a` -> roles. Never an administrator [REG-36]. */
const ROLES: Record<number, RoleId[]> = { 2: [Role.Buyer], 3: [Role.Seller], 4: [Role.Buyer, Role.Seller] };

export class NdaContextDto {
  @OptionalId('StoreID')
  StoreID?: number;
}

/** A registration [REG-34]. Without a Password a temporary one is mailed. */
export class RegistrationDto {
  @Nested(() => RegistrationUserDto)
  User: RegistrationUserDto;
  @IsOptional()
  @Nested(() => PropertyContextDto)
  BuyerStore?: PropertyContextDto;
  @IsOptional()
  @Nested(() => NdaContextDto)
  BuyerStoreNDA?: NdaContextDto;
  @IsOptional()
  @NewPassword()
  Password?: string;
}

export const registrationOf = ({ User: user, Password }: RegistrationDto): Registration => ({
  person: {
    firstName: user.FirstName,
    lastName: user.LastName,
    email: user.Email,
    phoneNumber: user.PhoneNumber,
    city: user.City,
    zipCode: user.ZipCode,
    companyName: user.CompanyName,
    stateId: user.StateId,
    positionId: user.PositionID,
    position: user.Position ?? null,
    isHavingSelfStorages: user.IsHavingSelfStorages ?? null,
    question: user.Question ?? null,
  },
  roles: ROLES[user.UserTypeID],
  password: Password,
});

/** The answer of a registration [REG-35]; Token and SessionId are null when a temporary password was mailed. */
export class RegistrationAnswerDto {
  Message: string;
  Token: string | null;
  Id: number;
  FirstName: string;
  LastName: string;
  Email: string;
  SessionId: string | null;
  DefaultRole: HeldRoleDto[];
  Role: string[];
}

const CREATED = 'User has been created successfully.';
const MAILED = 'Thank you for registering with us! We have sent an email confirmation with your temporary password.';

export function registrationAnswerDto(entered: Entered): RegistrationAnswerDto {
  const { Token, Id, FirstName, LastName, Email, SessionId, DefaultRole, Role: roles } = signInAnswerDto(entered);
  const Message = entered.signedIn ? CREATED : MAILED;
  return { Message, Token, Id, FirstName, LastName, Email, SessionId, DefaultRole, Role: roles };
}
