/** The longest text of a message, in characters. */
export const longestMessage = 4000;

/** [MSG-03] */
export const missingDescription = 'Please enter description';

/** [MSG-04] */
export const missingReply = 'Please enter message';

/** What somebody writes to somebody. */
export interface LetterForm {
  content: string;
}

export const emptyLetter: LetterForm = { content: '' };

/** The rules of a letter; an empty one is told `missing`. */
export const letterErrors =
  (missing: string) =>
  ({ content }: Partial<LetterForm>): Partial<LetterForm> => {
    const error = textError(content ?? '', missing);
    return error ? { content: error } : {};
  };

/** What is wrong with a text that is to be sent, or nothing. */
export function textError(text: string, missing: string): string | undefined {
  if (!text.trim()) {
    return missing;
  }
  return text.trim().length > longestMessage
    ? `At most ${longestMessage.toLocaleString('en-US')} characters`
    : undefined;
}
