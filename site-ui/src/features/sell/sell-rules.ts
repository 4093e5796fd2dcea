import { sellLengths } from '@stowbridge/contract/fields';
import { all, atMost, email, loosePhone, required, type Rule } from '../../forms/rules';

/** [PAGE-52] to [PAGE-57] [CONST-51] */
export const sellRules = {
  Name: all(required('Name is required'), atMost(sellLengths.name, 'Name')),
  Phone: all(required('Phone is required'), atMost(sellLengths.phone, 'Phone'), loosePhone('Phone is invalid')),
  Email: all(required('Email is required'), atMost(sellLengths.email, 'Email'), email),
  Message: all(required('Message is required'), atMost(sellLengths.message, 'Message')),
} satisfies Record<string, Rule>;

export type SellField = keyof typeof sellRules;
