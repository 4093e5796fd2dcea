import { draftKey, NOBODY } from '@stowbridge/contract/drafts';
import { ASK, DOCUMENT } from '../../lib/read-document';
import { readSession } from '../../session/session';

const PAGE = 'page';

/** The address, below that of the property, of one page of a document. */
export const readerAddress = (id: number, page: number): string => `?${DOCUMENT}=${id}&${PAGE}=${page}`;

/** The same with the form above it that asks about the page. */
export const askingAddress = (id: number, page: number): string => `${readerAddress(id, page)}&${ASK}=${id}`;

/** Whether the browser's address, which is ahead of the screen, names this document. */
export const isRead = (id: number): boolean => new URLSearchParams(window.location.search).get(DOCUMENT) === String(id);

/** The page that the address names; undefined where it names none. */
export function addressedPage(query: URLSearchParams): number | undefined {
  const page = query.get(PAGE) ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

const key = (id: number): string => draftKey(readSession()?.id ?? NOBODY, `page of document ${id}`);

/** The page at which this person left the document, in this tab; forgotten with what they typed. */
export const keptPage = (id: number): number => Number(sessionStorage.getItem(key(id))) || 1;

export const keepPage = (id: number, page: number): void => sessionStorage.setItem(key(id), String(page));
