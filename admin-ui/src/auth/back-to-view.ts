import { readViewing, viewedDashboard } from '@stowbridge/contract/viewing';
import { leaveFor } from './leave-for';

/** A page that both front ends have is the site's in a tab with a view, and the server cannot know of that. @returns whether it was left */
export function backToView(): boolean {
  const viewing = readViewing(sessionStorage);
  if (!viewing || !/^\/(my-account|notification)(\/|$)/i.test(window.location.pathname)) {
    return false;
  }
  leaveFor(viewedDashboard(viewing));
  return true;
}
