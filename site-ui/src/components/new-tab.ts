import { ApiError, textOf } from '../api/api';
import { showAlert } from './alerts';

/**
 * Opens what a call answers in a new tab. The tab is opened at once, because browsers refuse one that is opened after
 * an answer has come.
 */
export async function openInNewTab(find: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = await find();
    if (tab) {
      tab.opener = null;
      tab.location.replace(url);
    } else {
      window.location.assign(url);
    }
  } catch (failure) {
    tab?.close();
    await sayWhy(failure);
  }
}

/** A link that is closed to this person by now says why. */
export const sayWhy = (failure: unknown): Promise<void> =>
  showAlert(failure instanceof ApiError && failure.status === 403 ? failure.said : textOf(failure));
