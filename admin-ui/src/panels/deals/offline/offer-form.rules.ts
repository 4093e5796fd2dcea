import { offerLengths } from '@stowbridge/contract/fields';
import { isEmail, isPercent, lengthOf, priceProblem } from '@stowbridge/contract/rules';

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

/** The rules of an offline offer [OFF-01] to [OFF-19]: the first thing wrong with each field. */
export function offerErrors(form: Partial<OfferForm>): Errors {
  const errors: Errors = {};
  for (const [field, length] of Object.entries(offerLengths) as [keyof typeof offerLengths, number][]) {
    if (lengthOf((form[field] ?? '').trim()) > length) {
      errors[field] = `At most ${length} characters`;
    }
  }
  const price = form.price && priceProblem(form.price, 'Offer is invalid');
  if (price) {
    errors.price = price;
  }
  if (form.earnestMoneyDeposit && !isPercent(form.earnestMoneyDeposit)) {
    errors.earnestMoneyDeposit = 'Earnest Money Deposit is invalid';
  }
  if (form.email && !isEmail(form.email)) {
    errors.email = 'Email is invalid';
  }
  for (const [field, label] of required) {
    if (!String(form[field] ?? '').trim()) {
      errors[field] = `${label} is required`;
    }
  }
  return errors;
}
