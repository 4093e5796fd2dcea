import { dealLengths } from '@stowbridge/contract/fields';
import { lengthOf, priceProblem } from '@stowbridge/contract/rules';

/** A new deal as it is typed; 0 means no property yet. */
export interface DealForm {
  dealName: string;
  description: string;
  price: string;
  propertyId: number;
}

type Errors = Partial<Record<keyof DealForm, string>>;

/** [ABUY-19] */
const selectProperty = 'Please select the property';

/** The rules of a new deal [ABUY-16] to [ABUY-19]: the first thing wrong with each field. */
export function dealErrors({ dealName, description, price, propertyId }: Partial<DealForm>): Errors {
  const errors: Errors = {};
  if (!dealName?.trim()) {
    errors.dealName = 'Deal Name is required.';
  } else if (lengthOf(dealName.trim()) > dealLengths.dealName) {
    errors.dealName = `At most ${dealLengths.dealName} characters`;
  }
  if (lengthOf((description ?? '').trim()) > dealLengths.description) {
    errors.description = `At most ${dealLengths.description} characters`;
  }
  const problem = price?.trim() ? priceProblem(price, 'Price must be numeric.') : 'Price is required.';
  if (problem) {
    errors.price = problem;
  }
  if (!propertyId) {
    errors.propertyId = selectProperty;
  }
  return errors;
}
