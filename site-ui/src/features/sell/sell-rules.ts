import { all, email, loosePhone, required, type Rule } from '../../forms/rules';

/** [PAGE-52] to [PAGE-57] [CONST-51] */
export const sellRules = {
  Name: required('Name is required'),
  Phone: all(required('Phone is required'), loosePhone('Phone is invalid')),
  Email: all(required('Email is required'), email),
  Message: required('Message is required'),
} satisfies Record<string, Rule>;

export type SellField = keyof typeof sellRules;
