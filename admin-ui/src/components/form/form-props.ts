import type { ReactNode } from 'react';

/** What a question before saving is told, for its `ConfirmDialog`. */
export interface Asked {
  running: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What every form of the back office is told, in a dialog or on a page [FOFF-01]. */
export interface FormProps<Typed extends object> {
  /**
   * Under which name the typed values are kept in this browser until they are saved: the kind of form and its record, such as
   * `vendor/12`. Without one nothing is kept, as befits passwords.
   */
  keptAs?: string;
  /** The first thing wrong with each field, by its name. */
  validate: (values: Typed) => object;
  /** Saves, and answers what is said then; the key names a creation. What it throws is shown, by the field where it names one. */
  save: (values: Typed, key: string) => Promise<string | undefined>;
  /** The fields that an error is about, where its words alone say so. */
  explain?: (error: unknown) => Record<string, string> | undefined;
  /** Reads what is stored now, when somebody else has changed it since. */
  reload?: () => Promise<Typed>;
  /** How a value reads, where the value itself does not say it. */
  describe?: (field: string, value: unknown) => string | undefined;
  /** Asked before saving; nothing where there is nothing to ask. */
  question?: (values: Typed, asked: Asked) => ReactNode;
  /** Said on the primary button: the deed. */
  submit?: string;
  onSaved?: () => void;
  /** Asks again for what is on the screen, after saving. */
  refresh?: () => unknown;
  /** The form is there still after it was saved. */
  stays?: boolean;
  children: ReactNode;
}

/** What a form lets the dialog around it know, and the other way round. */
export interface FormHandle {
  isUnsaved: () => boolean;
  discard: () => void;
  release: () => void;
}

export const noForm = (): FormHandle => ({
  isUnsaved: () => false,
  discard: () => undefined,
  release: () => undefined,
});
