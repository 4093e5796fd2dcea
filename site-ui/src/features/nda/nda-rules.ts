import { all, atMost, email, phone, required, type Rule } from '../../forms/rules';

/** [PROF-29] to [PROF-46] */
export const ndaRules = {
  NDAName: all(required('First Name is required'), atMost(200, 'First Name')),
  NDALastName: all(required('Last Name is required'), atMost(50, 'Last Name')),
  NDAEmail: all(required('Email is required'), atMost(100, 'Email'), email),
  NDAPhone: all(required('Phone is required'), phone('Phone is invalid')),
  NDAEntity: atMost(1000, 'Entity'),
  NDAAddress: all(required('Address is required'), atMost(300, 'Address')),
  NDAAddress2: atMost(100, 'Address2'),
  NDACity: all(required('City is required'), atMost(100, 'City')),
  NDAStateID: required('State is required'),
  NDAZipCode: all(required('Zip is required'), atMost(50, 'Zip')),
  Agreement: required('NDA is required'),
} satisfies Record<string, Rule>;

export type NdaField = keyof typeof ndaRules;
