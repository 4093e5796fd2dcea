import { useEffect } from 'react';

/** Any unknown address is the home page [SHELL-23], which the site serves. */
export function LeaveForHome() {
  useEffect(() => window.location.replace('/'), []);
  return null;
}
