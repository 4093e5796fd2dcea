/** Every way in which a request can be refused; the table in `error.filter.ts` gives each its HTTP status. */
export type ErrorCode =
  | 'invalid'
  | 'malformed'
  | 'unprocessable'
  | 'exists'
  | 'inactive'
  | 'conflict'
  | 'changed'
  | 'stage'
  | 'in-use'
  | 'repeated'
  | 'in-progress'
  | 'precondition'
  | 'too-large'
  | 'unsupported-type'
  | 'unauthenticated'
  | 'forbidden'
  | 'key-scope'
  | 'not-found'
  | 'gone'
  | 'method'
  | 'too-many'
  | 'overloaded'
  | 'unavailable';

/** What can be wrong with a field, for programs. */
export const FIELD_CODES = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'unknown',
  'taken',
  'duplicate',
  'invalid',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

export interface FieldProblem {
  /** Path of the field as it travels, for example `User.Email`. */
  field: string;
  code: FieldCode;
  message: string;
}

/**
 * A refusal with a stable code and a text for the person. Services throw only this; they know nothing of HTTP.
 * @see ERR-04: on the documents' calls the text is the body of the answer
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields: FieldProblem[] = [],
    /** Seconds after which it is worth trying again; only with `too-many` and `unavailable`. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export const invalid = (message: string, field?: string, code: FieldCode = 'invalid'): DomainError =>
  new DomainError('invalid', message, field ? [{ field, code, message }] : []);
export const notFound = (what: string): DomainError => new DomainError('not-found', `${what} was not found.`);
export const forbidden = (): DomainError => new DomainError('forbidden', 'You may not do this.');
/** A rule of the business stands against it. */
export const conflict = (message: string): DomainError => new DomainError('conflict', message);
/** What was read is no longer what is there. */
export const changedMeanwhile = (message: string): DomainError => new DomainError('changed', message);
/** What is wanted is not done at the stage at which the record is. */
export const atOtherStage = (message: string): DomainError => new DomainError('stage', message);
export const inUse = (message: string): DomainError => new DomainError('in-use', message);
export const alreadyExists = (message: string): DomainError => new DomainError('exists', message);
/** @param message where it differs from the text of the whole refusal */
export const taken = (text: string, field: string, message = text): DomainError =>
  new DomainError('exists', text, [{ field, code: 'taken', message }]);
