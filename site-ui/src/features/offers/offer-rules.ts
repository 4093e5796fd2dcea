import { all, atMost, email, matches, required, type Rule } from '../../forms/rules';

/** [OFF-01] to [OFF-13] */
export const offerRules = {
  LOIName: all(required('Name is required'), atMost(200, 'Name')),
  LOICompanyName: all(required('Company is required'), atMost(300, 'Company')),
  Offer: all(required('Offer is required'), matches(/^[\d,]+$/, 'Offer is invalid'), atMost(13, 'Offer'), (value) =>
    Number(value.replace(/,/g, '')) > 0 ? undefined : 'Offer is invalid',
  ),
  DiligencePeriodID: required('Diligence Period is required'),
  SourceOfFinancing: all(required('Source of Financing is required'), atMost(300, 'Source of Financing')),
  EarnestMoneyDeposit: all(
    required('Earnest Money Deposit is required'),
    matches(/^[\d,.]+$/, 'Earnest Money Deposit is invalid'),
    atMost(13, 'Earnest Money Deposit'),
    (value) => (isPercent(value) ? undefined : 'Earnest Money Deposit is invalid'),
  ),
} satisfies Record<string, Rule>;

/** [OFF-14] to [OFF-19] What an administrator adds for a buyer without an account. */
export const offlineRules = {
  OfflineBuyerFirstName: all(required('First Name is required'), atMost(100, 'First Name')),
  OfflineBuyerLastName: atMost(100, 'Last Name'),
  OfflineBuyerEmail: all(required('Email is required'), atMost(100, 'Email'), email),
  OfflineBuyerCity: all(required('City is required'), atMost(100, 'City')),
  OfflineBuyerStateID: required('State is required'),
} satisfies Record<string, Rule>;

const nothing: Rule = () => undefined;
/** A buyer's form has no offline fields, and nothing is asked of them. */
export const noOfflineRules = Object.fromEntries(
  Object.keys(offlineRules).map((name) => [name, nothing]),
) as typeof offlineRules;

export type OfferField = keyof typeof offerRules | keyof typeof offlineRules;

export const amountOf = (typed: string) => Number(typed.replace(/,/g, ''));

/** Percent of the price: 0 to 100 with up to two decimals. */
function isPercent(typed: string): boolean {
  const plain = typed.replace(/,/g, '').trim();
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) && Number(plain) <= 100;
}
