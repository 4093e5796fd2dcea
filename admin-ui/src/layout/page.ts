import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router';

type Code<Props extends object> = Promise<{ default: ComponentType<Props> }>;

/**
 * A page whose code is fetched when it is shown; that of the address with which the back office is opened, at once, so
 * that it need not wait until everything around it has been drawn.
 */
export function page<Props extends object>(load: () => Code<Props>, ...patterns: string[]) {
  let opened = patterns.some((pattern) => matchPath({ path: pattern, end: false }, location.pathname))
    ? load()
    : undefined;
  opened?.catch(() => (opened = undefined)); // who then comes to the page tries again, and sees why it fails
  return lazy(() => opened ?? load());
}
