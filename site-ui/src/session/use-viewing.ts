import { readViewing, type Viewing, viewingText } from '@stowbridge/contract/viewing';
import { useMemo, useSyncExternalStore } from 'react';
import { subscribeSession } from './session';

const read = (): string | null => viewingText(sessionStorage);

/** As whom an administrator looks at the site in this tab; null for everybody else, and on the server. */
export function useViewing(): Viewing | null {
  const text = useSyncExternalStore(subscribeSession, read, () => null);
  return useMemo(() => (text === null ? null : readViewing({ getItem: () => text })), [text]);
}
