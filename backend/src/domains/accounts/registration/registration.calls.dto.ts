import { IsOptional } from 'class-validator';
import { NewPassword, PropertyContextDto } from '../sign-in/account.calls.dto';
import { OptionalId } from '../../../platform/http/rules';
import { Nested } from '../../../platform/http/wire-names';
import { RegistrationUserDto } from '../users/users.calls.dto';
import { HeldRoleDto } from '../../../platform/access/held-role.dto';

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
