/** Loads another page in place of this one, which is not come back to. */
export function leaveFor(path: string): void {
  window.location.replace(path);
}
