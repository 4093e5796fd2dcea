import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, textInPlaceOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { takeWantedFavourite } from '../../session/left-page';
import { readSession } from '../../session/session';
import { showAlert } from '../alerts';

const NONE: ReadonlySet<number> = new Set();

/** Whose hearts are known. */
let person: number | undefined;
let kept = NONE;
/** Properties that are on their way to the server. */
const sending = new Set<number>();
const listeners = new Set<() => void>();

function show(next: ReadonlySet<number>): void {
  kept = next;
  listeners.forEach((listener) => listener());
}

function showOne(id: number, set: boolean): void {
  const next = new Set(kept);
  if (set) {
    next.add(id);
  } else {
    next.delete(id);
  }
  show(next);
}

/**
 * Keeps a property, or keeps it no longer. It is shown at once, and taken back when the server did not hear of it
 * [BEYB-35].
 * @returns whether it is as it was wanted
 */
export async function setFavourite(id: number, set: boolean): Promise<boolean> {
  if (sending.has(id)) {
    return false;
  }
  const api = new MeResourceService(browserApi);
  sending.add(id);
  showOne(id, set);
  try {
    await (set ? api.keepFavourite({ propertyId: id, requestBody: {} }) : api.removeFavourite({ propertyId: id }));
    return true;
  } catch (failure) {
    // Another tab was faster.
    if (!set && failure instanceof ApiError && failure.status === 404) {
      return true;
    }
    showOne(id, !set);
    void showAlert(`Your favourites have not been changed. ${textInPlaceOf(failure)}`);
    return false;
  } finally {
    sending.delete(id);
  }
}

async function load(id: number): Promise<void> {
  person = id;
  show(NONE);
  const wanted = takeWantedFavourite();
  try {
    const { propertyIds } = await new MeResourceService(browserApi).favouriteIds();
    if (person === id) {
      // What was pressed meanwhile is newer than the answer.
      const pressed = [...sending].filter((one) => kept.has(one));
      show(new Set([...propertyIds.filter((one) => !sending.has(one)), ...pressed]));
    }
  } catch (failure) {
    // The hearts stay empty, which says nothing wrong for long: a press sets one, whatever it was.
    textInPlaceOf(failure);
    person = undefined;
  }
  if (wanted !== undefined && readSession()?.id === id) {
    await setFavourite(wanted, true);
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What this person keeps, asked once for each person: hearts are never part of an answer that is kept for all. */
export function useFavourites(id: number | undefined): ReadonlySet<number> {
  useEffect(() => {
    if (id === undefined) {
      person = undefined;
      show(NONE);
    } else if (id !== person) {
      void load(id);
    }
  }, [id]);
  return useSyncExternalStore(
    subscribe,
    () => kept,
    () => NONE,
  );
}
