import { useEffect } from 'react';
import { leaveFor } from '../auth/leave-for';

/** Any unknown address is the home page [SHELL-23], which the site serves. */
export function LeaveForHome() {
  useEffect(() => leaveFor('/'), []);
  return null;
}
