/** What was typed into forms and not sent is kept in the tab, under the person and the form; nobody else finds it. */

/** Whose drafts are who is not signed in. */
export const NOBODY = 0;

const PREFIX = 'draft:';

/** The storage of one tab, whose keys can be listed. */
interface ListedStorage {
  readonly length: number;
  key(index: number): string | null;
  removeItem(key: string): void;
}

export const draftKey = (person: number, form: string): string => `${PREFIX}${person}:${form}`;

/** [FSITE-04] Forgets all drafts; with `kept` those of this person, and of nobody, stay. */
export function forgetDrafts(storage: ListedStorage, kept?: number): void {
  const stays = kept === undefined ? [] : [draftKey(kept, ''), draftKey(NOBODY, '')];
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(PREFIX) && !stays.some((start) => key.startsWith(start))) {
      storage.removeItem(key);
    }
  }
}
