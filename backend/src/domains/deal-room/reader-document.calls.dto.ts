import { ApiProperty } from '@nestjs/swagger';
import type { LockedDocument, ReaderDocument } from './reader-documents.queries';

export class ProfileDocumentDto {
  ID: number;
  DocumentTypeID: number;
  DocumentType: string;
  FileName: string;
  ActualFileName: string;
  CreatedDate: Date;
  ModifiedDate: Date;
}

/** A document of a higher tier than the reader's: named, and no more. */
export class LockedDocumentDto {
  DocumentTypeID: number;
  DocumentType: string;
  /** The type, and for whom it is. */
  @ApiProperty({ example: 'Rent roll, for qualified buyers' })
  Title: string;
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

export const lockedDocumentDto = ({ typeId, type, title }: LockedDocument): LockedDocumentDto => ({
  DocumentTypeID: typeId,
  DocumentType: type,
  Title: title,
});
