import { isWholeNumber } from '../../components/numbers';

/** A new deal as it is typed; 0 stands for no property yet. */
export interface DealForm {
  dealName: string;
  description: string;
  price: string;
  propertyId: number;
}

type Errors = Partial<Record<keyof DealForm, string>>;

/** The longest text of each field, in characters. */
export const dealLengths = { dealName: 200, description: 4000, price: 17 } as const;

/** [ABUY-19] */
export const selectProperty = 'Please select the property';

/** The rules of a new deal [ABUY-16] to [ABUY-19]: the first thing wrong with each field. */
export function dealErrors({ dealName, description, price, propertyId }: Partial<DealForm>): Errors {
  const errors: Errors = {};
  if (!dealName?.trim()) errors.dealName = 'Deal Name is required.';
  else if (dealName.length > dealLengths.dealName) errors.dealName = `At most ${dealLengths.dealName} characters`;
  if ((description ?? '').length > dealLengths.description) errors.description = `At most ${dealLengths.description} characters`;
  if (!price?.trim()) errors.price = 'Price is required.';
  else if (!isWholeNumber(price)) errors.price = 'Price must be numeric.';
  if (!propertyId) errors.propertyId = selectProperty;
  return errors;
}
