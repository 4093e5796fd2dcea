import { draftKey, NOBODY } from '@stowbridge/contract/drafts';
import { readSession } from './session';

/** A form that keeps what is typed into it, on the screen. */
export interface KeepingForm {
  id: string;
  /** Who typed: the one who was signed in when the form appeared, also after their session has ended. */
  person: number;
}

let shown: KeepingForm[] = [];

/** Says that a form which keeps drafts is on the screen. */
export function showForm(id: string): { form: KeepingForm; hide: () => void } {
  const form = { id, person: readSession()?.id ?? NOBODY };
  shown = [...shown, form];
  return { form, hide: () => (shown = shown.filter((other) => other !== form)) };
}

/** The form on the screen in which something was typed; of several the one that came last, such as a dialog. */
export function openDraft(): KeepingForm | undefined {
  return shown.findLast(({ id, person }) => sessionStorage.getItem(draftKey(person, id)));
}
