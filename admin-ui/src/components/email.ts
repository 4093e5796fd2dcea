/** A standard address pattern with a top-level part of 2 to 7 letters [CONST-53]; the server's own. */
const emailPattern = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,7}$/;

export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
