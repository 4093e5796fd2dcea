/** The part of a property's address that names the document which is read [BEYA-134]. */
export const DOCUMENT = 'document';
/** What asks about it. */
export const ASK = 'ask';

/** Opening a document, and leafing in it, asks nothing new of the page below. */
export const keepsData = (from: URL, to: URL): boolean => from.pathname === to.pathname && from.search !== to.search;
