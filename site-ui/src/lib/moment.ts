/** A moment, to the minute, in the reader's own time. */
export const moment = (at: string): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
