import { forgetDrafts, NOBODY } from '@stowbridge/contract/drafts';
import { forgetPage, leavePage, readPage, SIGN_IN_AGAIN, takeNotice } from '@stowbridge/contract/sign-in-again';
import { openDraft } from './open-draft';
import { clearSession, readSession, subscribeSession, type Session } from './session';

/**
 * [FSEC-08] [FSITE-04] What is kept of the page on which a session ends by itself: after signing in the same person comes
 * back to it, with everything that they had typed.
 */

/** Set and taken away by the tab in which somebody signs out; all tabs hear of it. */
const SIGN_OUT = 'signedOut';
/** The form that is to be opened where a person comes back to. */
export const OPEN_FORM = 'openForm';

/** Ends the session here; the server ended it, or failed. */
export function endSession({ fault }: { fault?: boolean }): void {
  const session = readSession();
  const typed = openDraft();
  const left = readPage(sessionStorage);
  if (!session && left && !left.told) {
    // Several calls failed at once, and this is not the first.
    return;
  }
  // After a fault nobody is led back to where it happened, over and over, unless there is something to lose.
  if (typed || (session && !fault)) {
    remember(session, fault);
  } else if (session) {
    leavePage(sessionStorage, { id: session.id, path: '', fault });
  }
  clearSession();
}

function remember(session: Session | null, fault?: boolean): void {
  const typed = openDraft();
  const id = session?.id ?? typed?.person ?? NOBODY;
  leavePage(sessionStorage, {
    id,
    role: session?.role,
    path: location.pathname + location.search,
    form: typed?.id,
    fault,
  });
}

/** Hears of what happens in other tabs: a session that ends there leaves this page too, and a sign-out forgets. */
export function watchOtherTabs(say: () => void): void {
  let last = readSession();
  subscribeSession(() => {
    const now = readSession();
    if (last && !now && readPage(sessionStorage)?.id !== last.id) {
      remember(last);
      if (openDraft()) {
        say();
      }
    }
    last = now;
  });
  window.addEventListener('storage', ({ key }) => key === SIGN_OUT && forgetHere());
}

/** [FSITE-04] Who signs out leaves nothing behind, in no tab. */
export function forgetEverywhere(): void {
  forgetHere();
  localStorage.setItem(SIGN_OUT, '1');
  localStorage.removeItem(SIGN_OUT);
}

function forgetHere(): void {
  forgetDrafts(sessionStorage);
  forgetPage(sessionStorage);
}

export interface Notice {
  text: string;
  /** Where somebody who was not signed in left what they typed, and the form. */
  back?: string;
  form?: string;
}

/** What is to be said about a session that has ended, once. */
export function takeEndNotice(): Notice | undefined {
  if (!takeNotice(sessionStorage)) {
    return undefined;
  }
  const { id, path, form, fault } = readPage(sessionStorage) ?? { path: '' };
  if (!fault) {
    return { text: SIGN_IN_AGAIN };
  }
  if (!form) {
    return { text: 'Something went wrong. Please sign in to go on.' };
  }
  const text = 'Something went wrong. What you typed is kept.';
  return id === NOBODY ? { text, back: path, form } : { text };
}

/** Has the form opened on the page to which somebody comes back. */
export function openFormThere(form: string | undefined): void {
  if (form) {
    sessionStorage.setItem(OPEN_FORM, form);
  }
}

/** The property whose heart somebody pressed before they signed in; told once [BEYB-34]. */
export function takeWantedFavourite(): number | undefined {
  const wanted = sessionStorage.getItem(OPEN_FORM) ?? '';
  const id = Number(/^favourite-(\d+)$/.exec(wanted)?.[1]);
  return id && takeOpenForm(wanted) ? id : undefined;
}

/** Whether this form is to be opened; true once. */
export function takeOpenForm(form: string): boolean {
  const wanted = sessionStorage.getItem(OPEN_FORM) === form;
  if (wanted) {
    sessionStorage.removeItem(OPEN_FORM);
  }
  return wanted;
}
