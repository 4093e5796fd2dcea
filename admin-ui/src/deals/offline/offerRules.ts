import { isDecimal, isWholeNumber, toNumber } from '../../components/numbers';

/** The offline letter of intent as it is typed. */
export interface OfferForm {
  loiName: string;
  loiCompanyName: string;
  price: string;
  diligencePeriodId: number | '';
  sourceOfFinancing: string;
  earnestMoneyDeposit: string;
  firstName: string;
  lastName: string;
  email: string;
  city: string;
  stateId: number | '';
}

type Errors = Partial<Record<keyof OfferForm, string>>;

/** The longest text of each field, in characters [OFF-02], [OFF-04], [OFF-07], [OFF-10], [OFF-13], [OFF-19]. */
export const offerLengths = {
  loiName: 200,
  loiCompanyName: 300,
  price: 13,
  sourceOfFinancing: 300,
  earnestMoneyDeposit: 13,
  firstName: 100,
  lastName: 100,
  email: 100,
  city: 100,
} as const;

const required: [keyof OfferForm, string][] = [
  ['loiName', 'Name'],
  ['loiCompanyName', 'Company'],
  ['price', 'Offer'],
  ['diligencePeriodId', 'Diligence Period'],
  ['sourceOfFinancing', 'Source of Financing'],
  ['earnestMoneyDeposit', 'Earnest Money Deposit'],
  ['firstName', 'First Name'],
  ['email', 'Email'],
  ['city', 'City'],
  ['stateId', 'State'],
];

/** A standard address pattern with a top-level part of 2 to 7 letters [CONST-53]. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,7}$/;

/** The rules of an offline offer [OFF-01] to [OFF-19]: the first thing wrong with each field. */
export function offerErrors(form: Partial<OfferForm>): Errors {
  const errors: Errors = {};
  for (const [field, length] of Object.entries(offerLengths) as [keyof typeof offerLengths, number][]) {
    if ((form[field] ?? '').length > length) errors[field] = `At most ${length} characters`;
  }
  if (form.price && !isWholeNumber(form.price)) errors.price = 'Offer is invalid';
  const deposit = form.earnestMoneyDeposit;
  if (deposit && (!isDecimal(deposit) || (toNumber(deposit) ?? 0) > 100)) {
    errors.earnestMoneyDeposit = 'Earnest Money Deposit is invalid';
  }
  if (form.email && !emailPattern.test(form.email.trim())) errors.email = 'Email is invalid';
  for (const [field, label] of required) {
    if (!String(form[field] ?? '').trim()) errors[field] = `${label} is required`;
  }
  return errors;
}
