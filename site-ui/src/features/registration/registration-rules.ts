import { all, atMost, email, password, phone, required, sameAsPassword, type Rule } from '../../forms/rules';

/** [REG-05] [REG-36] What `I am a` offers; the last creates both roles. */
export const accountKinds = [
  { value: '3', label: 'Seller' },
  { value: '2', label: 'Buyer' },
  { value: '4', label: 'Buyer and Seller' },
];

/** [CONST-04] The title that asks for words of one's own. */
export const otherPosition = '5';

/** [REG-09] to [REG-26] */
export const registrationRules = {
  UserTypeID: required('this field is required'),
  FirstName: all(required('First name is required'), atMost(255, 'First name')),
  LastName: all(required('Last name is required'), atMost(255, 'Last name')),
  Email: all(required('Email is required'), atMost(256, 'Email'), email),
  PhoneNumber: all(required('Phone is required'), phone('Phone is invalid')),
  CompanyName: all(required('Company name is required'), atMost(1000, 'Company name')),
  PositionID: required('Title is required'),
  Position: (value, values) =>
    values.PositionID === otherPosition ? all(required('Title is required'), atMost(100, 'Title'))(value, values) : undefined,
  City: all(required('City is required'), atMost(100, 'City')),
  StateId: required('State is required'),
  ZipCode: all(required('Zip code is required'), atMost(10, 'Zip code')),
  IsHavingSelfStorages: () => undefined,
  Question: atMost(4000, 'Additional Comments'),
  Password: password,
  ConfirmPassword: all(required('Retype your password'), sameAsPassword('Password is mismatching')),
} satisfies Record<string, Rule>;

export type RegistrationField = keyof typeof registrationRules;
