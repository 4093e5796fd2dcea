import { ApiError, textOf } from '../../api/api';

/** What is said when a passkey did not do it: the server's own words, or that the browser used none. */
export const passkeyFailure = (failure: unknown): string =>
  failure instanceof ApiError ? (failure.status === 401 ? failure.said : textOf(failure)) : 'No passkey was used.';
