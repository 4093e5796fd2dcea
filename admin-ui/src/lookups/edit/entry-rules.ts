export interface EntryForm {
  name: string;
}

/** The longest word, in characters. */
export const entryNameLength = 100;

/** The first thing wrong with an entry; two entries of a list never have the same name. */
export function entryErrors({ name }: Partial<EntryForm>, others: { name: string }[]): Partial<EntryForm> {
  const typed = (name ?? '').trim();
  if (!typed) {
    return { name: 'Name is required' };
  }
  if (typed.length > entryNameLength) {
    return { name: `At most ${entryNameLength} characters` };
  }
  return others.some((other) => other.name.toLowerCase() === typed.toLowerCase()) ? { name: 'Exist' } : {};
}
