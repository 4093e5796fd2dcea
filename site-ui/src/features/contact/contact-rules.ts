import { all, atMost, email, phone, required, type Rule } from '../../forms/rules';

/** [PAGE-06] */
export const contactOptions = ['List my property', 'Buy a property', 'Connect with agent', 'Other'];

/** [PAGE-07] to [PAGE-24] */
export const contactRules = {
  first_name: all(required('First name is required'), atMost(40, 'First name')),
  last_name: all(required('Last name is required'), atMost(80, 'Last name')),
  company: all(required('Company is required'), atMost(40, 'Company')),
  phone: all(required('Phone is required'), atMost(40, 'Phone'), phone('Phone is invalid')),
  email: all(required('Email is required'), atMost(80, 'Email'), email),
  option: required('Please choose what this is about'),
  message: required('Message is required'),
  street: () => undefined,
  city: atMost(40, 'City'),
  state: atMost(20, 'State'),
  zip: atMost(20, 'Zip'),
} satisfies Record<string, Rule>;

export type ContactField = keyof typeof contactRules;
