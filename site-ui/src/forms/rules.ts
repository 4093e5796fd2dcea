/**
 * Rules of fields: each takes what was typed and answers a sentence, or undefined when it is fine. The server keeps the
 * same rules; here they only save a person the way.
 */
export type Values<Name extends string> = Record<Name, string>;
export type Rule<Name extends string = string> = (value: string, all: Values<Name>) => string | undefined;

/** The first broken rule speaks. */
export const all =
  <Name extends string>(...rules: Rule<Name>[]): Rule<Name> =>
  (value, values) => {
    for (const rule of rules) {
      const problem = rule(value, values);
      if (problem) {
        return problem;
      }
    }
    return undefined;
  };

export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() ? undefined : message;

export const atMost =
  (length: number, label: string): Rule =>
  (value) =>
    value.length > length ? `${label} must be at most ${length} characters` : undefined;

export const matches =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    !value.trim() || pattern.test(value.trim()) ? undefined : message;

/** [CONST-50] An optional +1, then 3-3-4 digits with space, dot or dash between them. */
const phonePattern = /^(?:\+?1[\s.-]?)?\d{3}[\s.-]?\d{3}[\s.-]?\d{4}$/;
/** [CONST-51] */
const loosePhonePattern = /^(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}$/;
/** [CONST-53] The top-level part has 2 to 7 letters. */
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,7}$/i;

/** [CONST-52] Some forms say `Phone is invalid`, others `Phone Number is invalid`. */
export const phone = (message: string): Rule => matches(phonePattern, message);
export const loosePhone = (message: string): Rule => matches(loosePhonePattern, message);
export const email: Rule = matches(emailPattern, 'Email is invalid');

/** [REG-37] to [REG-40] */
export const password: Rule = all(
  required('Password is required'),
  (value) => (value.length < 6 ? 'Your Password must be 6 characters' : undefined),
  (value) => (value.length > 25 ? 'Your Password must be 25 characters' : undefined),
  (value) => (/[a-z]/i.test(value) && /[^a-z\s]/i.test(value) ? undefined : passwordHelp),
);

export const passwordHelp =
  'Passwords are case-sensitive, must be between 6 to 25 characters and contain at least 1 letter and 1 number or special character.';

/** [REG-41] [REG-42] The field `Password` typed again. */
export const sameAsPassword =
  (message: string): Rule =>
  (value, values) =>
    value === values.Password ? undefined : message;
