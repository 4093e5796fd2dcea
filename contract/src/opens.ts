/** How somebody opened a document: shown in the browser, or taken as a file. */
export const OPEN_KINDS = ['view', 'download'] as const;
export type OpenKind = (typeof OPEN_KINDS)[number];

/** What lists call it. */
export const openWords: Record<OpenKind, string> = { view: 'Viewed', download: 'Downloaded' };
