import { daysSince } from '../components/format';

/** How long ago something was, in words. */
export function ago(since: string): string {
  const passed = daysSince(since);
  return passed === 0 ? 'today' : passed === 1 ? 'yesterday' : `${passed}\u00a0days\u00a0ago`;
}
