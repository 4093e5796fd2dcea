import { isTypedDate } from '../../dates';

/** What is wrong with a search with days, by field. */
export function searchErrors({ from, to }: Record<string, string | undefined>): Record<string, string> {
  const errors: Record<string, string> = {};
  if (from && !isTypedDate(from)) {
    errors.from = 'Date is invalid';
  }
  if (to && !isTypedDate(to)) {
    errors.to = 'Date is invalid';
  }
  return errors;
}
