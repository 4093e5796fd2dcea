import type { PropertyField } from './property-fields';
import { isDecimal, isPercent, isWholeNumber, lengthOf, toNumber } from './rules';

/** How many characters a field takes as typed, separators included. */
export function charactersOf(field: PropertyField): number {
  return field.kind === 'percent' ? '100.00'.length : field.kind === 'year' ? 4 : field.characters;
}

/** Between which values a number lies whenever it is typed; nothing for a text. */
export function boundsOf(field: PropertyField): number[] {
  switch (field.kind) {
    case 'text':
      return [];
    case 'percent':
      return [0, 100];
    case 'year':
      return [field.min, 9999];
    default:
      return [0, field.max];
  }
}

/** Whether a text, as it was typed, can be the value of a field; its length is not looked at. */
export function takes(field: PropertyField, text: string, now = new Date()): boolean {
  switch (field.kind) {
    case 'text':
      return true;
    case 'percent':
      return isPercent(text);
    case 'year':
      return (
        /^\d{4}$/.test(text.trim()) &&
        Number(text) >= field.min &&
        Number(text) <= now.getUTCFullYear() + field.maxYearsAhead
      );
    default:
      return (field.kind === 'decimal' ? isDecimal : isWholeNumber)(text) && Number(toNumber(text)) <= field.max;
  }
}

/** What is wrong with a text for a field, if anything: it is too long, or it cannot be its value. */
export function fieldProblem(field: PropertyField, text: string, now?: Date): 'length' | 'value' | undefined {
  // A year or a percent that is too long says enough by being none.
  const bounded = field.kind !== 'percent' && field.kind !== 'year';
  if (bounded && lengthOf(text.trim()) > field.characters) {
    return 'length';
  }
  return takes(field, text, now) ? undefined : 'value';
}

/** The value behind what was typed; null when nothing was. */
export const valueOf = (field: PropertyField, text: string | null | undefined): number | string | null =>
  field.kind === 'text' ? text?.trim() || null : toNumber(text);
