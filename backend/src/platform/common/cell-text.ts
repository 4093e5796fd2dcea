/** What XML cannot hold would make the whole file unreadable. */
const UNWRITABLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** What a cell cannot hold is left out of a text. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '');

/** What a spreadsheet program takes for a formula, when the cell is typed again or saved as .csv. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /^'[=+\-@\t\r]/;

/** A text that begins like a formula has the quote before it by which programs know a text [BEYE-30]. */
export const quoted = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that was quoted. */
export const unquoted = (text: string): string => (QUOTED.test(text) ? text.slice(1) : text);
