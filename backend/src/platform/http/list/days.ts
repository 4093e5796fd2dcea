import { isDay } from '@stowbridge/contract/dates';
import { invalid } from '../../common/errors';
import type { FilterValue } from './resource-list';

/** A day of a filter as YYYY-MM-DD. @throws DomainError('invalid') for anything else, and for a day that there is not */
export function dayOf(field: string, value: FilterValue): string {
  const text = String(value);
  if (!isDay(text)) {
    throw invalid(`${field} must be a day as YYYY-MM-DD.`, 'filter');
  }
  return text;
}
