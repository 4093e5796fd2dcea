import { isTypedDate } from '../components/dates';

/** What is wrong with the search of the audit log, by field. */
export function searchErrors({ from, to, subjectId }: Record<string, string | undefined>): Record<string, string> {
  const errors: Record<string, string> = {};
  if (from && !isTypedDate(from)) errors.from = 'Date is invalid';
  if (to && !isTypedDate(to)) errors.to = 'Date is invalid';
  if (subjectId && !/^\d+$/.test(String(subjectId).trim())) errors.subjectId = 'A record number is a whole number';
  return errors;
}
