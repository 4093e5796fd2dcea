import type { PropertyForm } from '../form/propertyRules';

const key = 'property-draft';

/** The form of a new property as far as it was typed; it survives a reload, a crash and a session's end. */
export function readDraft(): Partial<PropertyForm> | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored ? (JSON.parse(stored) as Partial<PropertyForm>) : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(form: Partial<PropertyForm>): void {
  localStorage.setItem(key, JSON.stringify(form));
}

export function dropDraft(): void {
  localStorage.removeItem(key);
}
