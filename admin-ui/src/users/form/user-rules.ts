import { propertyCountLength, userLengths } from '@stowbridge/contract/fields';
import { isEmail, isPhone, isWholeNumber, lengthOf } from '@stowbridge/contract/rules';
import { Position, Role, type RoleId } from '@stowbridge/contract/ids';

/** A person as they are typed; 0 is the placeholder of a select [AUSR-54]. */
export interface UserForm {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  companyName: string;
  positionId: number;
  position: string;
  address1: string;
  address2: string;
  city: string;
  stateId: number;
  zipCode: string;
  agentLocationId: number;
  isHavingSelfStorages: 'yes' | 'no' | '';
  capitalSource: string;
  numberOfProperties: string;
  question: string;
}

type Errors = Partial<Record<keyof UserForm, string>>;

/** The position that is written out in words [CONST-04]. */
export const otherPosition = Position.Other;

const required: [keyof UserForm, string][] = [
  ['firstName', 'First Name is required'],
  ['lastName', 'Last Name is required'],
  ['email', 'Email is required'],
  ['phoneNumber', 'Phone Number is required'],
  ['companyName', 'Company Name is required'],
];

/**
 * The rules of a person [AUSR-45] to [AUSR-64]: the first thing wrong with each field. Who becomes an administrator
 * needs a state and an office; who is one has the office in the place of the state [AUSR-55].
 */
export function userErrors(form: Partial<UserForm>, type: RoleId, creating: boolean): Errors {
  const errors: Errors = {};
  for (const [field, length] of Object.entries(userLengths) as [keyof typeof userLengths, number][]) {
    if (lengthOf((form[field] ?? '').trim()) > length) {
      errors[field] = `At most ${length} characters`;
    }
  }
  if (form.email && !isEmail(form.email)) {
    errors.email ??= 'Email is invalid';
  }
  if (form.phoneNumber && !isPhone(form.phoneNumber)) {
    errors.phoneNumber = 'Phone Number is invalid';
  }
  const count = form.numberOfProperties;
  if (count && (!isWholeNumber(count) || count.length > propertyCountLength)) {
    errors.numberOfProperties = 'Number of Properties is invalid';
  }
  for (const [field, message] of required) {
    if (!String(form[field] ?? '').trim()) {
      errors[field] = message;
    }
  }
  if (!form.positionId) {
    errors.positionId = 'Position is required';
  } else if (form.positionId === otherPosition && !form.position?.trim()) {
    errors.position = 'Title is required';
  }
  const administrator = type === Role.Admin;
  if ((creating || !administrator) && !form.stateId) {
    errors.stateId = 'State is required';
  }
  if (creating && administrator && !form.agentLocationId) {
    errors.agentLocationId = 'Location is required';
  }
  return errors;
}
