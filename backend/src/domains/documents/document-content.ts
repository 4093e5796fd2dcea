import { type DocumentExtension, isDocumentExtension, NO_DOCUMENT } from '@stowbridge/contract/uploads';
import { DomainError } from '../../platform/common/errors';
import { requireModestArchive } from './archive-limits';

export interface DocumentContent {
  extension: string;
  contentType: string;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** What a document may be [DOC-04], by the extension that the content itself shows. */
const ACCEPTED: Record<DocumentExtension, string> = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/** The content types with which documents are handed out. */
export const DOCUMENT_TYPES = Object.values(ACCEPTED);

/** The stream that makes an old Office container what it is. */
const STREAMS: Record<string, string> = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
};
const HEADER = 512;
const ENTRY = 128;
const IS_STREAM = 2;

/**
 * What a document is, decided by its content and never by its name.
 * @throws DomainError('unsupported-type') when it is neither PDF, Word, Excel nor PowerPoint; DomainError('invalid') when
 * it is an archive that unpacks to too much [FSEC-20]
 */
export async function documentContent(content: Buffer): Promise<DocumentContent> {
  const { fileTypeFromBuffer } = await import('file-type/core');
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  const extension = found?.ext === 'cfb' ? oldOffice(content) : found?.ext;
  if (!isDocumentExtension(extension)) {
    throw new DomainError('unsupported-type', NO_DOCUMENT);
  }
  const contentType = ACCEPTED[extension];
  if (contentType.startsWith(OFFICE)) {
    await requireModestArchive(content);
  }
  return { extension, contentType };
}

/** Looks for the stream's entry in the directory of a compound file: 128 bytes, its name in UTF-16 at the start. */
function oldOffice(content: Buffer): string | undefined {
  for (let at = HEADER; at + ENTRY <= content.length; at += ENTRY) {
    const nameBytes = content.readUInt16LE(at + 64);
    if (content[at + 66] !== IS_STREAM || nameBytes < 4 || nameBytes > 64) {
      continue;
    }
    const extension = STREAMS[content.toString('utf16le', at, at + nameBytes - 2)];
    if (extension) {
      return extension;
    }
  }
  return undefined;
}
