import type { ReaderDocument } from './reader-documents.queries';

export class ProfileDocumentDto {
  ID: number;
  DocumentTypeID: number;
  DocumentType: string;
  FileName: string;
  ActualFileName: string;
  CreatedDate: Date;
  ModifiedDate: Date;
}

export const profileDocumentDto = (document: ReaderDocument): ProfileDocumentDto => ({
  ID: document.id,
  DocumentTypeID: document.typeId,
  DocumentType: document.type,
  FileName: document.fileName,
  ActualFileName: document.actualFileName,
  CreatedDate: document.createdAt,
  ModifiedDate: document.modifiedAt,
});
