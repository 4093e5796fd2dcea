import { invalid } from './errors';
import type { FilterValue } from './resource-list';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of a filter as YYYY-MM-DD. @throws DomainError('invalid') for anything else, and for a day that there is not */
export function dayOf(field: string, value: FilterValue): string {
  const text = String(value);
  const date = new Date(`${text}T00:00:00Z`);
  if (!DAY.test(text) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) throw invalid(`${field} must be a day as YYYY-MM-DD.`, 'filter');
  return text;
}
