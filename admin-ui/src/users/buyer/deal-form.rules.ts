import { dealLengths } from '@stowbridge/contract/fields';
import { lengthOf } from '@stowbridge/contract/rules';
import { interestErrors } from '../../panels/matches/interest-form.rules';

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
  const errors: Errors = interestErrors({ dealName, price });
  if (lengthOf((description ?? '').trim()) > dealLengths.description) {
    errors.description = `At most ${dealLengths.description} characters`;
  }
  if (!propertyId) {
    errors.propertyId = selectProperty;
  }
  return errors;
}
