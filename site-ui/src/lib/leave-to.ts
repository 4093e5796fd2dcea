/** Leaves for the back office, which is reached by a page load. */
export const leaveTo = (path: string): void => window.location.assign(path);
