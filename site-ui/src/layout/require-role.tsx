import { wantPage } from '@stowbridge/contract/sign-in-again';
import { useEffect, useRef, type ReactNode } from 'react';
import { PageSkeleton } from '../components/skeleton';
import { paths } from '../lib/paths';
import { Redirect } from '../router/link';
import type { Role, Session } from '../session/session';
import { landingOf } from '../session/sign-in';
import { useSession } from '../session/use-session';

/**
 * [SHELL-41] [SHELL-43] Shows a private screen to whom it belongs: nobody signed in goes to /signin and comes back from
 * there [FSITE-03], the wrong role to their own dashboard. Until the browser has looked there is a skeleton, which is
 * also all that the server draws.
 */
export function RequireRole({ role, children }: { role?: Role; children: (session: Session) => ReactNode }) {
  const session = useSession();
  const wasHere = useRef(false);
  useEffect(() => {
    // Who signs out here wanted to leave, and whose session ended is remembered already.
    if (session === null && !wasHere.current) {
      wantPage(sessionStorage, { path: location.pathname + location.search, role });
    }
    wasHere.current ||= Boolean(session);
  }, [session, role]);
  if (session === undefined) {
    return (
      <div className="container">
        <PageSkeleton />
      </div>
    );
  }
  if (session === null) {
    return <Redirect to={paths.signIn} />;
  }
  if (role && session.role !== role) {
    return <Leave to={landingOf(session.role)} external={session.role === 'Admin'} />;
  }
  return children(session);
}

/** The back office is another front end: it is reached by a page load. */
function Leave({ to, external }: { to: string; external: boolean }) {
  if (external) {
    window.location.replace(to);
    return null;
  }
  return <Redirect to={to} />;
}
