import { createContext, use, useSyncExternalStore } from 'react';
import { readSession, subscribeSession, type Session } from './session';

/**
 * Whether the visitor probably is signed in, said by a readable cookie. The server knows no more than this (the token
 * is in the browser's storage), and it is enough to leave room for the right header instead of a wrong one.
 */
export const SignedInHint = createContext(false);

/** The session: `undefined` until the browser has looked, null when nobody is signed in. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(subscribeSession, readSession, () => undefined);
}

/**
 * The session for what is drawn to anybody: without the hint there is nobody, so that a visitor's browser finds just
 * what the server drew and need not draw it again. Where the hint was wrong, the session follows at once.
 */
export function useLikelySession(): Session | null | undefined {
  const hint = useSignedInHint();
  return useSyncExternalStore<Session | null | undefined>(subscribeSession, readSession, () =>
    hint ? undefined : null,
  );
}

/** The hint from the cookie; see {@link SignedInHint}. */
function useSignedInHint(): boolean {
  return use(SignedInHint);
}
