import { accessKey, storeToken } from '../auth/session';

/** The lock is shared with the site, which keeps its session in the same place. */
const lockName = 'session-refresh';

/**
 * Renews the session with its refresh cookie and answers the new token, or null when the session is over.
 * Tabs take turns: the second one finds the token already renewed and uses that one.
 */
export function refreshSession(expired: string): Promise<string | null> {
  return inTurn(async () => {
    const current = accessKey();
    if (current !== expired) {
      return current;
    }
    try {
      const response = await fetch('/api/v1/session/refresh', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
        credentials: 'same-origin',
      });
      if (!response.ok) {
        return null;
      }
      const answer = (await response.json()) as { token: string; sessionId?: string | number };
      storeToken(answer.token, answer.sessionId);
      return answer.token;
    } catch {
      return null;
    }
  });
}

/** Web Locks need a secure context; without them the tabs are on their own, and the server forgives a late one. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(lockName, work) : work();
}
