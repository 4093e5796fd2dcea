import { CODE } from '@stowbridge/contract/email-code';
import { ndaLengths } from '@stowbridge/contract/fields';
import { all, atMost, email, phone, required, type Rule } from '../../forms/rules';

/** [PROF-29] to [PROF-46] */
export const ndaRules = {
  NDAName: all(required('First Name is required'), atMost(ndaLengths.firstName, 'First Name')),
  NDALastName: all(required('Last Name is required'), atMost(ndaLengths.lastName, 'Last Name')),
  NDAEmail: all(required('Email is required'), atMost(ndaLengths.email, 'Email'), email),
  NDAPhone: all(required('Phone is required'), phone('Phone is invalid')),
  NDAEntity: atMost(ndaLengths.entity, 'Entity'),
  NDAAddress: all(required('Address is required'), atMost(ndaLengths.address, 'Address')),
  NDAAddress2: atMost(ndaLengths.address2, 'Address2'),
  NDACity: all(required('City is required'), atMost(ndaLengths.city, 'City')),
  NDAStateID: required('State is required'),
  NDAZipCode: all(required('Zip is required'), atMost(ndaLengths.zipCode, 'Zip')),
  Agreement: required('NDA is required'),
  /** Asked for only of those who have not accepted it within a year. */
  Disclosure: required('Please accept the disclosure first.'),
  /** Asked for only where the address must be confirmed first. */
  EmailCode: (value) =>
    value === '' || CODE.test(value.trim()) ? undefined : 'Please enter the six digits of the code',
} satisfies Record<string, Rule>;

export type NdaField = keyof typeof ndaRules;
