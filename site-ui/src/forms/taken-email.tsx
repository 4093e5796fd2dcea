import type { ReactNode } from 'react';
import { ApiError, textOf } from '../api/api';
import { paths } from '../lib/paths';
import { Link } from '../router/link';

const EXISTS =
  'A user already exists with this email. If you have forgotten your password, please click here to reset.';

const isTaken = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status === 400 && failure.message === 'Exist';

/** [REG-31] [FSITE-02] What a form that takes an email says when it belongs to somebody; the server's word is `Exist`. */
export const takenEmail = {
  explain: (failure: unknown): string => (isTaken(failure) ? EXISTS : textOf(failure)),
  blames: (failure: unknown): 'Email' | undefined => (isTaken(failure) ? 'Email' : undefined),
};

/** [REG-32] The refusal of such a form, with its link. */
export function takenEmailRefusal(refusal: string | undefined): ReactNode {
  return refusal === EXISTS ? (
    <>
      A user already exists with this email. If you have forgotten your password, please{' '}
      <Link to={paths.forgotPassword}>click here</Link> to reset.
    </>
  ) : undefined;
}
