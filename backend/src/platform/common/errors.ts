/** Every way in which a request can be refused; the table in `error.filter.ts` gives each its HTTP status. */
export type ErrorCode =
  | 'invalid'
  | 'malformed'
  | 'unprocessable'
  | 'exists'
  | 'inactive'
  | 'conflict'
  | 'repeated'
  | 'precondition'
  | 'too-large'
  | 'unsupported-type'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'too-many'
  | 'unavailable';

export interface FieldProblem {
  /** Path of the field as it travels, for example `User.Email`. */
  field: string;
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

export const invalid = (message: string, field?: string): DomainError =>
  new DomainError('invalid', message, field ? [{ field, message }] : []);
export const notFound = (what: string): DomainError => new DomainError('not-found', `${what} was not found.`);
export const forbidden = (): DomainError => new DomainError('forbidden', 'You may not do this.');
export const conflict = (message: string): DomainError => new DomainError('conflict', message);
