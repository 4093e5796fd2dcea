import { dealLengths } from '@stowbridge/contract/fields';
import { lengthOf, priceProblem } from '@stowbridge/contract/rules';

/** The deals of several buyers on one property, as they are typed. */
export interface InterestForm {
  dealName: string;
  price: string;
}

/** The first thing wrong with each field. */
export function interestErrors({ dealName = '', price = '' }: Partial<InterestForm>): Partial<InterestForm> {
  const name = !dealName.trim()
    ? 'Deal Name is required.'
    : lengthOf(dealName.trim()) > dealLengths.dealName
      ? `At most ${dealLengths.dealName} characters`
      : undefined;
  const problem = price.trim() ? priceProblem(price, 'Price must be numeric.') : 'Price is required.';
  return { ...(name && { dealName: name }), ...(problem && { price: problem }) };
}
