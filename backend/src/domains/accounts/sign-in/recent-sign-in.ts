import { signInAgainTo } from '@stowbridge/contract/sign-in-again';
import { invalid } from '../../../platform/common/errors';
import type { Caller } from '../../../platform/access/permissions';

const RECENT_MS = 15 * 60_000;

/**
 * What takes an account over for good needs a password that was given lately.
 * @param what as it is used in the sentence, for example `change your password`
 * @throws DomainError('invalid') when the sign-in is more than 15 minutes old
 */
export function requireRecentSignIn({ signedInAt }: Pick<Caller, 'signedInAt'>, what: string): void {
  if (Date.now() - signedInAt.getTime() > RECENT_MS) {
    throw invalid(signInAgainTo(what));
  }
}
