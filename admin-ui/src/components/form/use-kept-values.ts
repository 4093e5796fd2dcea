import { useCallback, useMemo, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft, type Sent } from '../../auth/drafts';
import { isLeaving, storedIdentity } from '../../auth/session';
import { differing, merge, type Merged, type Values } from './values';

export interface KeptValues {
  /** What was typed earlier, put together with what is stored now. */
  found?: Merged;
  /** The files that were chosen then. */
  files: string[];
  /** What was sent then. */
  sent?: Sent;
  keep: (start: Values, values: Values) => void;
  drop: () => void;
  noteSent: (sent: Sent) => void;
  nameFile: (field: string, name: string | undefined) => void;
}

/** Keeps what is typed into a form in this browser until it is saved or thrown away; without a name nothing is kept. */
export function useKeptValues(name: string | undefined, start: Values): KeptValues {
  const [{ found, files, sent }] = useState(() => foundIn(name, start));
  const [person] = useState(() => storedIdentity().id);
  const chosen = useRef<Partial<Record<string, string>>>({});
  const lastSent = useRef(sent);
  const drop = useCallback(() => {
    if (name) {
      dropDraft(name);
    }
  }, [name]);
  const keep = useCallback(
    (from: Values, values: Values) => {
      // After signing out, here or in another tab, nothing is kept any more.
      if (!name || isLeaving() || !person || storedIdentity().id !== person) {
        return;
      }
      const names = chosen.current;
      const typed = Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field, field in names ? from[field] : value]),
      );
      const named = Object.values(names).filter((file) => file !== undefined);
      if (differing(from, typed).length || named.length) {
        keepDraft(name, { start: from, values: typed, files: named, sent: lastSent.current });
      } else {
        dropDraft(name);
      }
    },
    [name, person],
  );
  const noteSent = useCallback((now: Sent) => {
    lastSent.current = now;
  }, []);
  const nameFile = useCallback((field: string, file: string | undefined) => {
    chosen.current = { ...chosen.current, [field]: file };
  }, []);
  return useMemo(
    () => ({ found, files, sent, keep, drop, noteSent, nameFile }),
    [found, files, sent, keep, drop, noteSent, nameFile],
  );
}

function foundIn(name: string | undefined, start: Values): { found?: Merged; files: string[]; sent?: Sent } {
  const draft = name ? readDraft(name) : undefined;
  if (!draft) {
    return { files: [] };
  }
  const found = merge(draft.start, draft.values, start);
  return { found: differing(start, found.values).length ? found : undefined, files: draft.files, sent: draft.sent };
}
