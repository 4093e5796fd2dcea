import { wantPage } from '@stowbridge/contract/sign-in-again';
import { useEffect } from 'react';
import { paths } from '../paths';
import { useNavigate } from '../router/hooks';
import { readSession } from './session';
import { enter, type SignedIn } from './sign-in';

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

/** [FSITE-03] Who comes from a property goes on with it as a buyer, also by way of a new password. */
export function useWantedProperty(id: string | undefined, name = ''): void {
  useEffect(() => {
    if (id) {
      wantPage(sessionStorage, { path: paths.buyerProperty(Number(id), name), role: 'Buyer' });
    }
  }, [id, name]);
}
