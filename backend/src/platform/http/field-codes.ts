import type { FieldCode } from '../common/errors';

/** Of class-validator's rules and our own by their names; any other rule says no more than that the value is `invalid`. */
const CODES: Record<string, FieldCode> = {
  isNotEmpty: 'required',
  isDefined: 'required',
  arrayNotEmpty: 'required',
  minLength: 'too_short',
  maxLength: 'too_long',
  min: 'too_small',
  minDate: 'too_small',
  max: 'too_large',
  maxDate: 'too_large',
  arrayMinSize: 'too_few',
  arrayMaxSize: 'too_many',
  arrayUnique: 'duplicate',
  whitelistValidation: 'unknown',
};

/** What a program is told of a rule that a value breaks: of one that is not there, that it is missing, whichever rule says so. */
export function fieldCodeOf(rule: string, value: unknown): FieldCode {
  const code = Object.hasOwn(CODES, rule) ? (CODES[rule] as FieldCode) : 'invalid';
  const isMissing = value === undefined || value === null || value === '';
  return isMissing && code !== 'unknown' ? 'required' : code;
}
