import { draftKey } from '@stowbridge/contract/drafts';
import { storedIdentity } from './session';

/** What was sent last, and the key under which it was. */
export interface Sent {
  text: string;
  key: string;
}

/** What somebody typed into a form and has not saved. */
export interface Draft {
  /** What the form began with, so that one can tell what was typed from what has changed since. */
  start: Record<string, unknown>;
  values: Record<string, unknown>;
  /** The files that were chosen; a browser cannot keep them, so that they are named. */
  files: string[];
  /** What was sent last without an answer, so that it is created once although the page was left. */
  sent?: Sent;
}

/** The form on this page in which something was typed that is not saved. */
let typedInto: string | undefined;

/** Whether somebody would lose something now. */
export const hasTyped = (): boolean => typedInto !== undefined;

const keyOf = (form: string): string => draftKey(storedIdentity().id, form);

/** What this person has typed into this form before; the name of a form says its kind and its record. */
export function readDraft(form: string): Draft | undefined {
  try {
    const { start, values, files, sent } = JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}') as Partial<Draft>;
    return start && values && { start, values, files: files ?? [], sent };
  } catch {
    return undefined;
  }
}

/** Keeps it in this browser; a browser that has no room keeps nothing, and the form goes on. */
export function keepDraft(form: string, draft: Draft): void {
  typedInto = form;
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch (error) {
    console.error('What is typed cannot be kept.', error);
  }
}

export function dropDraft(form: string): void {
  if (typedInto === form) {
    typedInto = undefined;
  }
  localStorage.removeItem(keyOf(form));
}
