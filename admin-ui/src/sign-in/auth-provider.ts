import { forgetDrafts } from '@stowbridge/contract/drafts';
import { Role } from '@stowbridge/contract/ids';
import { forgetPage, leavePage, takePage, wantPage } from '@stowbridge/contract/sign-in-again';
import { type AuthProvider, HttpError } from 'react-admin';
import { api } from '../data-provider/api';
import { request } from '../data-provider/http';
import { paths } from '../paths';
import { queryClient } from '../query-client';
import { screenAt } from '../screens';
import { hasTyped } from '../auth/drafts';
import { leaveFor } from '../auth/leave-for';
import { isAdministrator, isLeaving, leaveSession, sessionId, storedIdentity, storeSession } from '../auth/session';

/** [ERR-12] */
const invalidCredential = 'Invalid user credential';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs an administrator in and answers where to go next.
 * Succeeds only when the first default role is the administrator's [AUTH-05]; anyone else's session is ended again.
 */
async function signIn({ email, password }: Credentials): Promise<{ redirectTo: string }> {
  const answer = await api.account.login({
    requestBody: { UserName: email, Password: password, UserTypeId: Role.Admin },
  });
  if (!answer.IsConfirmed && answer.PasswordResetToken) {
    return { redirectTo: `${location.origin}/resetpassword/false/${answer.PasswordResetToken}` };
  }
  if (answer.DefaultRole[0]?.RoleId !== Role.Admin || !answer.Token) {
    if (answer.Token && answer.SessionId) {
      await endSession(answer.SessionId, answer.Token);
    }
    throw new HttpError(invalidCredential, 400);
  }
  forgetDrafts(localStorage, answer.Id);
  leadingHome = false;
  storeSession({
    accessKey: answer.Token,
    sessionId: String(answer.SessionId),
    id: answer.Id,
    role: 'Admin',
    name: [answer.FirstName, answer.LastName].filter(Boolean).join(' '),
    email: answer.Email,
    userType: Role.Admin,
  });
  // The answer from before the sign-in is still cached; left there, it would sign the administrator out again.
  await queryClient.resetQueries({ queryKey: ['auth'] });
  return { redirectTo: knownPage(takePage(sessionStorage, answer.Id)?.path) ?? paths.dashboard(1) };
}

/** A remembered address, as long as there is a page at it. */
const knownPage = (path: string | undefined): string | undefined =>
  path && screenAt(path.split('?')[0]) ? path : undefined;

/** Ending a session must never keep a person from leaving, so a failure is only logged. */
async function endSession(id: string, token?: string): Promise<void> {
  try {
    await request(`/api/home/logout/${encodeURIComponent(id)}`, { method: 'POST', token });
  } catch (error) {
    console.error('The session could not be ended on the server.', error);
  }
}

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
  login: signIn,

  /** Ends the session on the server and here; signing out leads to / [AUTH-33], [AUTH-35]. */
  async logout() {
    const id = sessionId();
    if (leadingHome) {
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
    if (location.pathname === paths.signIn) {
      throw new HttpError('', 401);
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
