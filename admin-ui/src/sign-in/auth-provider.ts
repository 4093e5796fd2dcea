import { forgetDrafts } from '@stowbridge/contract/drafts';
import { forgetPage, leavePage, wantPage } from '@stowbridge/contract/sign-in-again';
import type { AuthProvider } from 'react-admin';
import { hasTyped } from '../auth/drafts';
import { leaveFor } from '../auth/leave-for';
import { isAdministrator, isLeaving, leaveSession, sessionId, storedIdentity } from '../auth/session';
import { paths } from '../paths';
import { screenAt } from '../screens';
import { endSession } from './sign-in';

/** A remembered address, as long as there is a page at it. */
const knownPage = (path: string): string | undefined => (screenAt(path.split('?')[0]) ? path : undefined);

/** Whether the session has ended by itself and the page is left for the home page; react-admin signs out on the way there. */
let leadingHome = false;

const home = (): string => `${location.origin}/`;

const here = (): string => location.pathname + location.search;

/**
 * Loads the sign-in, once, and remembers the page that was asked for, so that the next sign-in leads to it [FSITE-03]. Led there within the page, react-admin asks who is signed in again before the sign-in is drawn,
 * and leads there again, without an end. The promise never settles, so that nothing more is drawn here.
 */
function leaveForSignIn(): Promise<never> {
  if (!isLeaving()) {
    const wanted = knownPage(here());
    if (wanted) {
      wantPage(sessionStorage, { role: 'Admin', path: wanted });
    }
    leaveSession();
    leaveFor(paths.signIn);
  }
  return new Promise(() => undefined);
}

export const authProvider: AuthProvider = {
  /** The sign-in is a page of its own, so that it need not load the back office. */
  login: leaveForSignIn,

  /** Ends the session on the server and here; signing out leads to / [AUTH-33], [AUTH-35]. */
  async logout() {
    const id = sessionId();
    if (leadingHome && !isAdministrator()) {
      return home();
    }
    if (!isAdministrator()) {
      return leaveForSignIn();
    }
    if (id) {
      await endSession(id);
    }
    // [FSITE-04] What was typed here, and on the site.
    for (const storage of [localStorage, sessionStorage]) {
      forgetDrafts(storage);
    }
    forgetPage(sessionStorage);
    leaveSession();
    return home();
  },

  async checkAuth() {
    if (isAdministrator()) {
      return;
    }
    await leaveForSignIn();
  },

  /**
   * A 401 or a 500 ends the stored session and leads to / [ERR-02], [ERR-03], where the site says why [FSEC-08]; the page is remembered, as is
   * what was typed there. Other failures stay on the screen.
   */
  async checkError(error: { status?: number }) {
    if (error.status !== 401 && error.status !== 500) {
      return;
    }
    const { id, role } = storedIdentity();
    const fault = error.status === 500;
    const typed = hasTyped();
    // After a fault nobody is led back to where it happened, over and over, unless there is something to lose.
    if (id) {
      leavePage(sessionStorage, {
        id,
        role,
        path: fault && !typed ? '' : here(),
        ...(fault && { fault }),
        ...(fault && typed && { form: 'office' }),
      });
    }
    leaveSession();
    leadingHome = true;
    throw { redirectTo: home(), message: false };
  },

  async getIdentity() {
    const { id, name, email } = storedIdentity();
    return { id, fullName: name, email };
  },

  async getPermissions() {
    return storedIdentity().role;
  },
};
