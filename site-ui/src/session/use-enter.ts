import { takePage, wantPage } from '@stowbridge/contract/sign-in-again';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../lib/paths';
import { useNavigate } from '../router/hooks';
import { readSession, type Session } from './session';
import { enter, landingOf, type SignedIn } from './sign-in';

/** Stores the session of an answer and goes where the person wanted to; the back office is reached by a page load. */
export function useEnter(): (answer: SignedIn) => Promise<void> {
  const navigate = useNavigate();
  return async (answer) => {
    const to = enter(answer);
    if (readSession()?.role === 'Admin') {
      window.location.assign(to);
    } else {
      await navigate(to);
    }
  };
}

/** [FSITE-05] Takes whoever is signed in already away from a page that signs in: to the property they came from, or to where they wanted to go. */
export function useLeaveSignedIn(id: string | undefined, name = ''): void {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    const session = readSession();
    if (!session) {
      return;
    }
    const wanted = placeOf(session);
    const to = id ? paths.buyerProperty(Number(id), name) : wanted;
    if (session.role === 'Admin') {
      window.location.replace(to);
    } else {
      void navigate(to, { replace: true });
    }
  });
  // Only who comes signed in: who signs in here goes elsewhere by that.
  useEffect(() => leave(), []);
}

/** [FSITE-03] Who comes from a property goes on with it as a buyer, also by way of a new password. */
export function useWantedProperty(id: string | undefined, name = ''): void {
  useEffect(() => {
    if (id) {
      wantPage(sessionStorage, { path: paths.buyerProperty(Number(id), name), role: 'Buyer' });
    }
  }, [id, name]);
}

function placeOf({ id, role }: Session): string {
  const left = takePage(sessionStorage, id);
  return left && (!left.role || left.role === role) ? left.path : landingOf(role);
}
