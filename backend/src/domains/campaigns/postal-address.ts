/** What the office is called by post: the address of the first of its offices; undefined where it has none. */
export const officePostalAddress = ([first]: string[]): string | undefined =>
  first?.slice(first.indexOf(':') + 1).trim();
