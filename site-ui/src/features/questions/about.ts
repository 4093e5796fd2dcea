import type { ProfileDocumentDto } from '@stowbridge/api';
import { PAGE_MAX } from '@stowbridge/contract/questions';
import { ASK } from '../../lib/read-document';

/** What a question is about: a document, or a page of it, or the property. */
export interface About {
  documentId?: number;
  page?: number;
}

/**
 * What an address asks about: `?ask=12&page=4` a page of document 12, `?ask=12` the document, and whatever the reader cannot
 * open, such as `?ask=property`, the property.
 */
export function aboutOf({ searchParams }: URL, documents: Pick<ProfileDocumentDto, 'ID'>[]): About | undefined {
  const asked = searchParams.get(ASK);
  if (asked === null) {
    return undefined;
  }
  const documentId = documents.find(({ ID }) => String(ID) === asked)?.ID;
  const page = pageOf(searchParams.get('page') ?? '');
  return documentId === undefined ? {} : { documentId, page };
}

/** The page that was written; undefined for what is none. */
export function pageOf(written: string): number | undefined {
  const page = /^\d+$/.test(written.trim()) ? Number(written) : 0;
  return page >= 1 && page <= PAGE_MAX ? page : undefined;
}
