import { readViewing } from '@stowbridge/contract/viewing';
import { leaveTo } from '../lib/leave-to';
import { clearSession } from './session';

/** Forgets the view of this tab, which the server has ended, and goes back to the person in the office. @returns whether there was one */
export function leaveView(): boolean {
  const viewing = readViewing(sessionStorage);
  if (!viewing) {
    return false;
  }
  clearSession();
  leaveTo(viewing.back);
  return true;
}
