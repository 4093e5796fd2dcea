/** What the office notes for itself about a record [BEYC-74]. */

export const NOTE_KINDS = ['note', 'call'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
/** What lists call it. */
export const noteWords: Record<NoteKind, string> = { note: 'Note', call: 'Call' };

/** What a note can be about. */
export const NOTE_SUBJECTS = ['deal', 'property', 'user', 'enquiry'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** Most characters of a note. */
export const noteLength = 4000;
