import type { PropertyDocument } from './document.entity';

/** A document of a property [DOC-20]. */
export class DocumentDto {
  ID: number;
  DocumentTypeID: number;
  DocumentType: string;
  /** Stored name; the file is at /StoreDocuments/{FileName}. */
  FileName: string;
  /** The name it was uploaded with. */
  ActualFileName: string;
  /** Counts uploads of the same name and type. */
  Version: number;
  /** Bytes. */
  FileSize: number;
  CreatedDate: Date;
  ModifiedDate: Date;
  /** Null when that is not known. */
  UploadedBy: string | null;
  /** How many people have signed this text, here or on other properties; their copies outlive the document. */
  SignedBy: number;
}

const uploaderOf = ({ uploadedBy }: PropertyDocument): string | null =>
  uploadedBy ? `${uploadedBy.firstName} ${uploadedBy.lastName}`.trim() : null;

export const documentDto = (document: PropertyDocument, signedBy = 0): DocumentDto => ({
  ID: document.id,
  DocumentTypeID: document.documentTypeId,
  DocumentType: document.documentType?.name ?? '',
  FileName: document.fileName,
  ActualFileName: document.actualFileName,
  Version: document.version,
  FileSize: document.bytes,
  CreatedDate: document.createdAt,
  ModifiedDate: document.modifiedAt,
  UploadedBy: uploaderOf(document),
  SignedBy: signedBy,
});

/** A document on /api/v1. */
export class DocumentResourceDto {
  id: number;
  propertyId: number;
  documentTypeId: number;
  documentType: string;
  fileName: string;
  /** The name it was uploaded with. */
  actualFileName: string;
  contentType: string;
  version: number;
  bytes: number;
  /** Hex SHA-256 of the content. */
  sha256: string;
  /** Null when that is not known. */
  uploadedBy: string | null;
  createdAt: Date;
  modifiedAt: Date;
}
export class DocumentIdDto {
  id: number;
}

export const documentResourceDto = (document: PropertyDocument): DocumentResourceDto => {
  const {
    documentType,
    id,
    propertyId,
    documentTypeId,
    fileName,
    actualFileName,
    contentType,
    version,
    bytes,
    sha256,
    createdAt,
    modifiedAt,
  } = document;
  return {
    id,
    propertyId,
    documentTypeId,
    documentType: documentType?.name ?? '',
    fileName,
    actualFileName,
    contentType,
    version,
    bytes,
    sha256,
    uploadedBy: uploaderOf(document),
    createdAt,
    modifiedAt,
  };
};
