import { offerLengths } from '@stowbridge/contract/fields';
import { isPercent, priceProblem } from '@stowbridge/contract/rules';
import { moreRules } from '../../components/terms/more-terms';
import { all, atMost, email, required, type Rule } from '../../forms/rules';

/** [OFF-01] to [OFF-13] */
export const offerRules = {
  LOIName: all(required('Name is required'), atMost(offerLengths.loiName, 'Name')),
  LOICompanyName: all(required('Company is required'), atMost(offerLengths.loiCompanyName, 'Company')),
  Offer: all(required('Offer is required'), atMost(offerLengths.price, 'Offer'), (value) =>
    priceProblem(value, 'Offer is invalid'),
  ),
  DiligencePeriodID: required('Diligence Period is required'),
  SourceOfFinancing: all(
    required('Source of Financing is required'),
    atMost(offerLengths.sourceOfFinancing, 'Source of Financing'),
  ),
  EarnestMoneyDeposit: all(
    required('Earnest Money Deposit is required'),
    atMost(offerLengths.earnestMoneyDeposit, 'Earnest Money Deposit'),
    (value) => (isPercent(value) ? undefined : 'Earnest Money Deposit is invalid'),
  ),
  ...moreRules,
} satisfies Record<string, Rule>;

/** [OFF-14] to [OFF-19] What an administrator adds for a buyer without an account. */
export const offlineRules = {
  OfflineBuyerFirstName: all(required('First Name is required'), atMost(offerLengths.firstName, 'First Name')),
  OfflineBuyerLastName: atMost(offerLengths.lastName, 'Last Name'),
  OfflineBuyerEmail: all(required('Email is required'), atMost(offerLengths.email, 'Email'), email),
  OfflineBuyerCity: all(required('City is required'), atMost(offerLengths.city, 'City')),
  OfflineBuyerStateID: required('State is required'),
} satisfies Record<string, Rule>;

const nothing: Rule = () => undefined;
/** A buyer's form has no offline fields, and nothing is asked of them. */
export const noOfflineRules = Object.fromEntries(
  Object.keys(offlineRules).map((name) => [name, nothing]),
) as typeof offlineRules;

export type OfferField = keyof typeof offerRules | keyof typeof offlineRules;
