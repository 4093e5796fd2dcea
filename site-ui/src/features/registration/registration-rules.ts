import { registrationLengths } from '@stowbridge/contract/fields';
import { Position } from '@stowbridge/contract/ids';
import { all, atMost, email, password, phone, required, sameAsPassword, type Rule, when } from '../../forms/rules';

/** [REG-05] [REG-36] What `I am a` offers; the last creates both roles. */
export const accountKinds = [
  { value: '3', label: 'Seller' },
  { value: '2', label: 'Buyer' },
  { value: '4', label: 'Buyer and Seller' },
];

/** [CONST-04] The title that asks for words of one's own. */
export const otherPosition = String(Position.Other);

/** [REG-09] to [REG-26] In the order of the screen, which is that of the summary. */
export const registrationRules = {
  UserTypeID: required('this field is required'),
  FirstName: all(required('First name is required'), atMost(registrationLengths.firstName, 'First name')),
  LastName: all(required('Last name is required'), atMost(registrationLengths.lastName, 'Last name')),
  PositionID: required('Title is required'),
  Position: when(
    ({ PositionID }) => PositionID === otherPosition,
    all(required('Title is required'), atMost(registrationLengths.position, 'Title')),
  ),
  PhoneNumber: all(required('Phone is required'), phone('Phone is invalid')),
  CompanyName: all(required('Company name is required'), atMost(registrationLengths.companyName, 'Company name')),
  IsHavingSelfStorages: () => undefined,
  City: all(required('City is required'), atMost(registrationLengths.city, 'City')),
  StateId: required('State is required'),
  ZipCode: all(required('Zip code is required'), atMost(registrationLengths.zipCode, 'Zip code')),
  Question: atMost(registrationLengths.question, 'Additional Comments'),
  Email: all(required('Email is required'), atMost(registrationLengths.email, 'Email'), email),
  Password: password,
  ConfirmPassword: all(required('Retype your password'), sameAsPassword('Password is mismatching')),
} satisfies Record<string, Rule>;

/** [REG-20] The words for this field do not name it. */
export const labels = { UserTypeID: 'I am a' };

/** [REG-17] allows any ten characters, so that this is only said. */
export const looksLikeZip = (text: string) =>
  text.trim() && !/^\d{5}(-\d{4})?$/.test(text.trim()) ? 'This does not look like a US ZIP code.' : undefined;

export type RegistrationField = keyof typeof registrationRules;
