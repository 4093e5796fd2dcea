import { EMAIL, lengthOf, PHONE, PHONE_WITH_PARENTHESES, passwordProblem } from '@stowbridge/contract/rules';

/**
 * Rules of fields: each takes what was typed and answers a sentence, or undefined when it is fine. The server keeps the
 * same rules; here they only save a person the way.
 */
export type Values<Name extends string> = Record<Name, string>;
export interface Rule<Name extends string = string> {
  (value: string, all: Values<Name>): string | undefined;
  /** The longest text that it lets pass, which its input then takes. */
  longest?: number;
}

/** The first broken rule speaks. */
export const all = <Name extends string>(...rules: Rule<Name>[]): Rule<Name> =>
  Object.assign(
    (value: string, values: Values<Name>) => {
      for (const rule of rules) {
        const problem = rule(value, values);
        if (problem) {
          return problem;
        }
      }
      return undefined;
    },
    { longest: rules.find(({ longest }) => longest)?.longest },
  );

/** A rule that holds only beside certain other values. */
export const when = <Name extends string>(holds: (all: Values<Name>) => boolean, rule: Rule<Name>): Rule<Name> =>
  Object.assign((value: string, values: Values<Name>) => (holds(values) ? rule(value, values) : undefined), {
    longest: rule.longest,
  });

export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() ? undefined : message;

export const atMost = (longest: number, label: string): Rule =>
  Object.assign(
    (value: string) =>
      lengthOf(value.trim()) > longest ? `${label} must be at most ${longest} characters` : undefined,
    { longest },
  );

const matches =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    !value.trim() || pattern.test(value.trim()) ? undefined : message;

/** [CONST-52] Some forms say `Phone is invalid`, others `Phone Number is invalid`. */
export const phone = (message: string): Rule => matches(PHONE, message);
export const loosePhone = (message: string): Rule => matches(PHONE_WITH_PARENTHESES, message);
export const email: Rule = matches(EMAIL, 'Email is invalid');

/** [REG-37] to [REG-40] */
export const password: Rule = passwordProblem;

/** [REG-41] [REG-42] The field `Password` typed again. */
export const sameAsPassword =
  (message: string): Rule =>
  (value, values) =>
    value === values.Password ? undefined : message;
