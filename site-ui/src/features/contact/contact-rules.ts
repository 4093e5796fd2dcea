import { contactLengths } from '@stowbridge/contract/fields';
import { all, atMost, email, phone, required, type Rule } from '../../forms/rules';

/** [PAGE-06] */
export const contactOptions = ['List my property', 'Buy a property', 'Connect with agent', 'Other'] as const;
export type ContactOption = (typeof contactOptions)[number];

/** [PAGE-07] to [PAGE-24] */
export const contactRules = {
  first_name: all(required('First name is required'), atMost(contactLengths.firstName, 'First name')),
  last_name: all(required('Last name is required'), atMost(contactLengths.lastName, 'Last name')),
  company: all(required('Company is required'), atMost(contactLengths.company, 'Company')),
  phone: all(required('Phone is required'), atMost(contactLengths.phone, 'Phone'), phone('Phone is invalid')),
  email: all(required('Email is required'), atMost(contactLengths.email, 'Email'), email),
  option: required('Please choose what this is about'),
  message: all(required('Message is required'), atMost(contactLengths.message, 'Message')),
  street: atMost(contactLengths.street, 'Street'),
  city: atMost(contactLengths.city, 'City'),
  state: atMost(contactLengths.state, 'State'),
  zip: atMost(contactLengths.zip, 'Zip'),
} satisfies Record<string, Rule>;

export type ContactField = keyof typeof contactRules;
