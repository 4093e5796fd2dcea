import type { LookupItemDto, RegistrationDto, RegistrationUserDto } from '@stowbridge/api';
import type { Values } from '../../forms/rules';
import { otherPosition, type RegistrationField } from './registration-rules';

/** [REG-36] */
function userTypeOf(choice: string): 2 | 3 | 4 {
  return choice === '3' ? 3 : choice === '4' ? 4 : 2;
}

/** [REG-33] The documents send the e-mail twice and the state's name too; the server goes by the e-mail and the id. */
interface Registration extends RegistrationDto {
  User: RegistrationUserDto & { Username: string; State: string };
}

/** [REG-33] [REG-34] */
export function registrationPayload(
  values: Values<RegistrationField>,
  states: LookupItemDto[],
  property: { StoreID: number; DealName: string } | null,
): Registration {
  const stateId = Number(values.StateId);
  const email = values.Email.trim();
  return {
    User: {
      FirstName: values.FirstName.trim(),
      LastName: values.LastName.trim(),
      City: values.City.trim(),
      Username: email,
      Email: email,
      PhoneNumber: values.PhoneNumber.trim(),
      ZipCode: values.ZipCode.trim(),
      CompanyName: values.CompanyName.trim(),
      StateId: stateId,
      State: states.find(({ ID }) => ID === stateId)?.Name ?? '',
      PositionID: Number(values.PositionID),
      UserTypeID: userTypeOf(values.UserTypeID),
      IsHavingSelfStorages: values.IsHavingSelfStorages ? values.IsHavingSelfStorages === 'yes' : null,
      Question: values.Question.trim(),
      Position: values.PositionID === otherPosition ? values.Position.trim() : '',
    },
    ...(property ? { BuyerStore: property, BuyerStoreNDA: { StoreID: property.StoreID } } : {}),
    Password: values.Password,
  };
}
