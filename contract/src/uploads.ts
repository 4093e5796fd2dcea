/** What is taken as a document, decided once: the server looks into the file, a browser at its name before it is sent. */

/** An upload is at most 25 MB [CONST-35]. */
export const UPLOAD_LIMIT = 25 * 1024 * 1024;

/** PDF, Word, Excel and PowerPoint [DOC-04]. */
export const DOCUMENT_EXTENSIONS = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'] as const;
export type DocumentExtension = (typeof DOCUMENT_EXTENSIONS)[number];
export const isDocumentExtension = (text: string | undefined): text is DocumentExtension =>
  DOCUMENT_EXTENSIONS.some((one) => one === text);

/** [DOC-02] */
export const FILE_TOO_LARGE = 'File is too large';

/** [DOC-03] */
export const notUploaded = (reason: string): string => `The file could not be uploaded: ${reason}.`;
export const FILE_EMPTY = notUploaded('the file is missing or empty');
export const NO_DOCUMENT = notUploaded('it must be a PDF, Word, Excel or PowerPoint file');

/** The refusal of a file that the property has already, under the name that it has there. */
export const fileIsHere = (name: string): string => `This file is here already: ${name}.`;

/** Why a file is taken as no document, as far as its name and size tell. */
export function documentProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (!isDocumentExtension(name.split('.').pop()?.toLowerCase())) {
    return NO_DOCUMENT;
  }
  if (size === 0) {
    return FILE_EMPTY;
  }
  return size > UPLOAD_LIMIT ? FILE_TOO_LARGE : undefined;
}
