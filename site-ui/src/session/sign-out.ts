import type { BaseHttpRequest } from '@stowbridge/api';
import { AccountService } from '@stowbridge/api/services/AccountService';
import { forgetEverywhere } from './left-page';
import { clearSession, readSession } from './session';

/**
 * [AUTH-33] [AUTH-34] Ends the session on the server when its id is known, and forgets it here whatever the server
 * says: who asks to be signed out must not stay signed in because of a failing line.
 */
export async function signOut(api: BaseHttpRequest): Promise<void> {
  const session = readSession();
  try {
    if (session?.sessionId) {
      await new AccountService(api).logout({ id: session.sessionId });
    }
  } catch {
    // The alert of a failing call has been shown already.
  } finally {
    clearSession();
    forgetEverywhere();
  }
}
