import { draftKey, NOBODY } from '@stowbridge/contract/drafts';
import type { KeepingForm } from '../session/open-draft';

/**
 * [FSITE-04] What is typed and not yet sent, kept in this tab per person and form: through reloads, detours and the end
 * of a session. Passwords and codes are never kept.
 */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(target: EventTarget): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

interface Entry {
  name: string;
  value: string;
  checked?: boolean;
}

/** Forgets what was typed, when it has been sent or is not wanted any more. */
export function forgetDraft({ id, person }: KeepingForm): void {
  [person, NOBODY].forEach((whose) => sessionStorage.removeItem(draftKey(whose, id)));
}

/** Keeps what the form's fields hold. */
export function keepDraft({ id, person }: KeepingForm, form: HTMLFormElement): void {
  const entries = keptControls(form).map((control): Entry => {
    const { name, value } = control;
    return isChoice(control) ? { name, value, checked: control.checked } : { name, value };
  });
  sessionStorage.setItem(draftKey(person, id), JSON.stringify(entries));
}

/**
 * Fills the fields with what the person typed before, or had typed before they signed in. Fields that appear only
 * because another one was filled follow a moment later.
 * @returns whether there was anything
 */
export function restoreDraft({ id, person }: KeepingForm, form: HTMLFormElement): boolean {
  const entries = readDraft(person, id) ?? readDraft(NOBODY, id);
  if (entries) {
    const filled = fill(keptControls(form), entries);
    setTimeout(() =>
      fill(
        keptControls(form).filter((control) => !filled.includes(control)),
        entries,
      ),
    );
  }
  return entries !== undefined;
}

function readDraft(person: number, id: string): Entry[] | undefined {
  return (JSON.parse(sessionStorage.getItem(draftKey(person, id)) ?? 'null') as Entry[] | null) ?? undefined;
}

function fill(controls: Control[], entries: Entry[]): Control[] {
  for (const control of controls) {
    const choice = isChoice(control);
    const entry = entries.find(({ name, value }) => name === control.name && (!choice || value === control.value));
    if (choice && entry) {
      control.checked = Boolean(entry.checked);
    } else if (entry) {
      control.value = entry.value;
      // Fields that depend on this one hear of it.
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
  return controls;
}

function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
}

function keptControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control => isControl(control) && Boolean(control.name) && !isSecret(control),
  );
}

/** Also where a password is shown as text. */
function isSecret({ type, autocomplete }: Control): boolean {
  return type === 'password' || /password|one-time-code/.test(autocomplete);
}
