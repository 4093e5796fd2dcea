import { MOST_COMPARED, readComparedIds, TOO_MANY_COMPARED } from '@stowbridge/contract/compare';
import { useSyncExternalStore } from 'react';
import { showAlert } from '../alerts';

/** Ids alone, so that no name of a confidential listing outlasts the session that may read it. */
const KEY = 'compared';
const NONE: readonly number[] = [];

let shown = { text: '', ids: NONE };
const listeners = new Set<() => void>();

/** What is compared in this browser; the same array until it changes. */
function read(): readonly number[] {
  const text = localStorage.getItem(KEY) ?? '';
  if (shown.text !== text) {
    shown = { text, ids: readComparedIds(text).slice(0, MOST_COMPARED) };
  }
  return shown.ids;
}

function write(ids: readonly number[]): void {
  if (ids.length > 0) {
    localStorage.setItem(KEY, ids.join(','));
  } else {
    localStorage.removeItem(KEY);
  }
  listeners.forEach((listener) => listener());
}

/** Takes a property to the others, unless there are four [BEYB-48]. */
export function addCompared(id: number): void {
  const ids = read();
  if (ids.length < MOST_COMPARED) {
    write([...ids.filter((one) => one !== id), id]);
  } else {
    void showAlert(TOO_MANY_COMPARED);
  }
}

export function removeCompared(...gone: number[]): void {
  const ids = read();
  const rest = ids.filter((id) => !gone.includes(id));
  if (rest.length < ids.length) {
    write(rest);
  }
}

export const clearCompared = (): void => write(NONE);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useCompared = (): readonly number[] => useSyncExternalStore(subscribe, read, () => NONE);
