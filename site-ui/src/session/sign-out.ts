import type { Api } from '../api/api';
import { forgetEverywhere } from './left-page';
import { clearSession, readSession } from './session';

/**
 * [AUTH-33] [AUTH-34] Ends the session on the server when its id is known, and forgets it here whatever the server
 * says: who asks to be signed out must not stay signed in because of a failing line.
 */
export async function signOut(api: Api): Promise<void> {
  const session = readSession();
  try {
    if (session?.sessionId) {
      await api.post(`home/logout/${encodeURIComponent(session.sessionId)}`);
    }
  } catch {
    // The alert of a failing call has been shown already.
  } finally {
    clearSession();
    forgetEverywhere();
  }
}
