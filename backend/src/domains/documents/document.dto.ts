import { DOCUMENT_TIERS, POSITION_MAX, PUBLISHED_AT_ONCE, type TierId } from '@stowbridge/contract/access';
import {
  STAMPABLE,
  type Stampable,
  WATERMARK_STATES,
  watermarkState,
  type WatermarkState,
} from '@stowbridge/contract/watermark';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { Etag } from '../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { RequiredId } from '../../platform/http/rules';
import type { PropertyDocument } from './document.entity';
import { watermarkNotices } from './document-watermark';

const NO_IDS = 'ids must be a list of ids of documents';
const NO_POSITION = `The position is a whole number from 0 to ${POSITION_MAX}`;

/** A document of a property [DOC-20]. */
export class DocumentDto {
  ID: number;
  DocumentTypeID: number;
  DocumentType: string;
  /** Stored name; the file is at /StoreDocuments/{FileName}. */
  FileName: string;
  /** The name it was uploaded with. */
  ActualFileName: string;
  /** Counts the versions of one document; an upload of the same name and type is the next. */
  Version: number;
  /** The same for all versions of one document: the ID of the first. */
  LineID: number;
  /** The ID of the version before it; null for the first. */
  Replaces: number | null;
  /** Null while only the office has it. */
  PublishedDate: Date | null;
  /** Null unless it was taken back. */
  WithdrawnDate: Date | null;
  /** Its place among the documents of its type. */
  Position: number;
  /** Which access it asks for: 0 none, 1 the NDA, 2 qualified buyers, 3 buyers under LOI, 9 office and owning seller only. */
  @ApiProperty({ type: 'integer', enum: DOCUMENT_TIERS })
  Tier: TierId;
  /** Whether buyers get copies that name them on each page, where it is a PDF. */
  Watermark: boolean;
  /** Null while nobody has looked at it. */
  @ApiProperty({ enum: STAMPABLE, nullable: true })
  Stampable: Stampable | null;
  /** What buyers get: copies, nothing until the office has prepared it, or the file as it is. */
  @ApiProperty({ enum: WATERMARK_STATES })
  WatermarkState: WatermarkState;
  /** What is to be known of its watermark, for people. */
  Notices: string[];
  /** Bytes. */
  FileSize: number;
  CreatedDate: Date;
  ModifiedDate: Date;
  /** Null when that is not known. */
  UploadedBy: string | null;
  /** How many people have signed this text, here or on other properties; their copies outlive the document. */
  SignedBy: number;
}

/** The same with how many of those who have access now have read it. */
export class ListedDocumentDto extends DocumentDto {
  /** Of `Readers`, those who have opened it. */
  ReadBy: number;
  /** Of `Readers`, those who have opened an earlier version, and not this one. */
  ReadEarlier: number;
  /** How many people have access now that goes as far as this document. */
  Readers: number;
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
  LineID: document.lineId,
  Replaces: document.replaces,
  PublishedDate: document.publishedAt,
  WithdrawnDate: document.withdrawnAt,
  Position: document.position,
  Tier: document.tier,
  Watermark: document.watermark,
  Stampable: document.stampable,
  WatermarkState: watermarkState(document),
  Notices: watermarkNotices(document),
  FileSize: document.bytes,
  CreatedDate: document.createdAt,
  ModifiedDate: document.modifiedAt,
  UploadedBy: uploaderOf(document),
  SignedBy: signedBy,
});

/** A document on /api/v1. */
export class DocumentResourceDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  @ReadOnly()
  propertyId: number;
  documentTypeId: number;
  @ReadOnly()
  documentType: string;
  /** Which access it asks for: 0 none, 1 the NDA, 2 qualified buyers, 3 buyers under LOI, 9 office and owning seller only. */
  @ApiProperty({ type: 'integer', enum: DOCUMENT_TIERS })
  tier: TierId;
  /** Whether buyers get copies that name them on each page, where it is a PDF. */
  watermark: boolean;
  /** Null while nobody has looked at it. */
  @ReadOnly({ enum: STAMPABLE, nullable: true })
  stampable: Stampable | null;
  /** What buyers get: copies, nothing until the office has prepared it, or the file as it is. */
  @ReadOnly({ enum: WATERMARK_STATES })
  watermarkState: WatermarkState;
  /** What is to be known of its watermark, for people. */
  @ReadOnly()
  notices: string[];
  @ReadOnly()
  fileName: string;
  /** The name it was uploaded with. */
  @ReadOnly()
  actualFileName: string;
  @ReadOnly()
  contentType: string;
  @ReadOnly()
  version: number;
  /** The same for all versions of one document: the id of the first. */
  @ReadOnly()
  lineId: number;
  /** The id of the version before it; null for the first. */
  @ReadOnly()
  replaces: number | null;
  /** Null while only the office has it. */
  @ReadOnly()
  publishedAt: Date | null;
  /** Null unless it was taken back. */
  @ReadOnly()
  withdrawnAt: Date | null;
  /** Its place among the documents of its type. */
  @ApiProperty({ type: 'integer' })
  position: number;
  @ReadOnly()
  bytes: number;
  /** Hex SHA-256 of the content. */
  @ReadOnly()
  sha256: string;
  /** Null when that is not known. */
  @ReadOnly()
  uploadedBy: string | null;
  @ReadOnly()
  createdAt: Date;
  @ReadOnly()
  modifiedAt: Date;
}

/** What can be changed of a document. */
export class DocumentBodyDto {
  /** Left out, it stays as it is; an NDA keeps its type, and no other document becomes one. */
  @IsOptional()
  @RequiredId('Document type is invalid')
  documentTypeId?: number;
  /** Which access it asks for; an NDA has 1. */
  @ApiProperty({ type: 'integer', enum: DOCUMENT_TIERS })
  @IsIn(DOCUMENT_TIERS, { message: 'Tier is invalid' })
  tier: TierId;
  /** Left out, it stays as it is; an NDA has none. */
  @ApiPropertyOptional({ example: false })
  @IsOptional()
  @IsBoolean({ message: 'Watermark is invalid' })
  watermark?: boolean;
  /** Its place among the documents of its type; of several at one place the newest comes first. Left out, it stays. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: POSITION_MAX })
  @IsOptional()
  @Max(POSITION_MAX, { message: NO_POSITION })
  @Min(0, { message: NO_POSITION })
  @IsInt({ message: NO_POSITION })
  position?: number;
}

/** Documents that are published at once. */
export class PublishDocumentsDto {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: PUBLISHED_AT_ONCE })
  @ArrayUnique({ message: 'A document is named twice' })
  @Max(2_147_483_647, { each: true, message: NO_IDS })
  @Min(1, { each: true, message: NO_IDS })
  @IsInt({ each: true, message: NO_IDS })
  @ArrayMaxSize(PUBLISHED_AT_ONCE, { message: `At most ${PUBLISHED_AT_ONCE} at once` })
  @ArrayMinSize(1, { message: 'No document is chosen' })
  @IsArray({ message: NO_IDS })
  ids: number[];
}

/** A document that readers have already. */
export class LeftOutDocumentDto {
  id: number;
  @ApiProperty({ example: 'Rent roll.xlsx' })
  name: string;
}

/** What became of documents that were published at once. */
export class PublicationDto {
  @ApiProperty({ type: [Number] })
  published: number[];
  leftOut: LeftOutDocumentDto[];
}

export class ReplacedDocumentDto extends Replacing(DocumentBodyDto, DocumentResourceDto) {}

export class DocumentIdDto {
  id: number;
}

export const documentResourceDto = (document: PropertyDocument): DocumentResourceDto => {
  const {
    documentType,
    id,
    propertyId,
    documentTypeId,
    tier,
    watermark,
    stampable,
    fileName,
    actualFileName,
    contentType,
    version,
    lineId,
    replaces,
    publishedAt,
    withdrawnAt,
    position,
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
    tier,
    watermark,
    stampable,
    watermarkState: watermarkState(document),
    notices: watermarkNotices(document),
    fileName,
    actualFileName,
    contentType,
    version,
    lineId,
    replaces,
    publishedAt,
    withdrawnAt,
    position,
    bytes,
    sha256,
    uploadedBy: uploaderOf(document),
    createdAt,
    modifiedAt,
  };
};
