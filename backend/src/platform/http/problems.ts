/** A kind of refusal on /api/v1, as programs tell it from the others. */
interface ProblemRow {
  title: string;
  /** The first is the usual one. */
  statuses: readonly number[];
  meaning: string;
  /** Whether it helps to send the request again. */
  again: string;
}

const WAIT = 'Yes, after as many seconds as `Retry-After` says.';
const NOT_AS_IT_IS = 'Not as it is.';

/**
 * The one table of what /api/v1 refuses with: answers, the reference and the page of errors are made of it. Titles and
 * texts may change; a code that was answered once keeps its meaning.
 */
export const PROBLEMS = {
  validation: {
    title: 'The request does not fit',
    statuses: [422],
    meaning: 'Something in the request breaks a rule; `errors` names each field that does, where it is one.',
    again: NOT_AS_IT_IS,
  },
  malformed: {
    title: 'The request cannot be read',
    statuses: [400],
    meaning: 'The address, a header or the body is broken: JSON that does not end, or a range of a wrong form.',
    again: NOT_AS_IT_IS,
  },
  unauthenticated: {
    title: 'Not signed in',
    statuses: [401],
    meaning: 'There is no token or key, or it has expired or was revoked.',
    again: 'After a new sign-in, or with another key.',
  },
  key_scope: {
    title: 'The key does not allow it',
    statuses: [403],
    meaning: 'The API key has no scope for this, or it is something that no key may do.',
    again: 'With another key.',
  },
  forbidden: {
    title: 'Not allowed',
    statuses: [403],
    meaning: 'The person for whom the request is made may not do this.',
    again: 'No.',
  },
  not_found: {
    title: 'Not found',
    statuses: [404],
    meaning: 'There is no such record or address, or not for the caller.',
    again: 'No.',
  },
  gone: {
    title: 'Not kept any more',
    statuses: [410],
    meaning: 'It was there once, and is not kept any more, such as changes after 90 days.',
    again: 'No; read everything anew and go on from there.',
  },
  method_not_allowed: {
    title: 'Not with this method',
    statuses: [405],
    meaning: 'The address is known, but takes other methods; `Allow` names them.',
    again: 'With another method.',
  },
  version_mismatch: {
    title: 'It has changed meanwhile',
    statuses: [412, 409],
    meaning:
      'Somebody has changed it since it was read: 412 when the request said so with `If-Match`, 409 otherwise. Nothing was changed.',
    again: 'After reading it again and deciding again.',
  },
  stage_changed: {
    title: 'It is at another stage',
    statuses: [409],
    meaning: 'The record has moved on, and at its present stage this is not done any more, or not yet.',
    again: 'No; read it again to see where it stands.',
  },
  in_use: {
    title: 'It is in use',
    statuses: [409],
    meaning: 'Other records depend on it, so that it stays, or stays as it is.',
    again: 'After the others are gone.',
  },
  already_exists: {
    title: 'It exists already',
    statuses: [409],
    meaning: 'There may be only one, and there is one; `errors` names the field that is `taken`, where it is one.',
    again: NOT_AS_IT_IS,
  },
  idempotency_key_reused: {
    title: 'The key came with another request',
    statuses: [409],
    meaning: 'This `Idempotency-Key` came with another address or body within the last 24 hours.',
    again: 'With a new key.',
  },
  idempotency_in_progress: {
    title: 'The first request has not answered yet',
    statuses: [409],
    meaning:
      'A request with this `Idempotency-Key` is being carried out, or its answer was lost; it is not carried out twice.',
    again: 'With the same key, a little later; when it stays so, look for the record.',
  },
  not_possible_now: {
    title: 'Not possible as things are',
    statuses: [409],
    meaning: 'The request fits, but a rule of the business stands against it; `detail` says which.',
    again: 'Only after what `detail` names has changed.',
  },
  too_large: {
    title: 'Too large',
    statuses: [413],
    meaning: 'The body or the file is larger than what is taken.',
    again: NOT_AS_IT_IS,
  },
  unsupported_type: {
    title: 'Unsupported type',
    statuses: [415],
    meaning: 'The body or the file is of a kind that is not taken.',
    again: NOT_AS_IT_IS,
  },
  rate_limited: {
    title: 'Too many requests',
    statuses: [429],
    meaning: 'The caller has used up what one may ask within a minute or an hour.',
    again: WAIT,
  },
  overloaded: {
    title: 'Too much to do',
    statuses: [503],
    meaning: 'The server has too much to do just now, no matter who asks. Nothing was done.',
    again: WAIT,
  },
  unavailable: {
    title: 'Not available just now',
    statuses: [503],
    meaning: 'Something that the server needs is away, or is still being prepared.',
    again: 'Yes, after `Retry-After` where it is given; a creation with the same `Idempotency-Key`.',
  },
  internal: {
    title: 'Something went wrong',
    statuses: [500],
    meaning: 'A defect. Tell the operator the `reference`.',
    again: 'Once; a creation with the same `Idempotency-Key`.',
  },
} as const satisfies Record<string, ProblemRow>;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[];

/** Where the paragraph of a code is to be read; without an origin it is relative to this server. */
export const problemType = (code: ProblemCode, origin = ''): string =>
  `${origin.replace(/\/$/, '')}/api/docs/errors#${code}`;

/** What a status says by itself, where nothing else is known of a refusal. */
export function problemOfStatus(status: number): ProblemCode {
  if (status >= 500) {
    return status === 503 ? 'unavailable' : 'internal';
  }
  // A 409 that is nobody's word is a change that lost a race.
  const found = PROBLEM_CODES.find((code) => PROBLEMS[code].statuses[0] === status && code !== 'key_scope');
  return status === 409 ? 'version_mismatch' : (found ?? 'malformed');
}
