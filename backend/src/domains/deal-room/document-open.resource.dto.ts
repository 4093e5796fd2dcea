import { OPEN_KINDS, type OpenKind } from '@stowbridge/contract/opens';
import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';

/** Somebody opened a document: one row for all that a session asked of it within ten minutes. */
export class DocumentOpenDto {
  @ApiProperty({ example: '4711' })
  id: string;
  documentId: number;
  /** This and the name are null for a document that is gone. */
  documentType: string | null;
  /** The name it was uploaded with. */
  actualFileName: string | null;
  /** Of the document, when it was opened; null when that is not known. */
  version: number | null;
  propertyId: number;
  userId: number;
  userTypeId: number;
  @ApiProperty({ example: 'Nia Hart' })
  name: string;
  company: string | null;
  /** The address on the network that it was opened from; null when that is not known. */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  address: string | null;
  /** What the browser or program said of itself; null when it said nothing. */
  userAgent: string | null;
  at: Date;
  /** How it was opened first: shown in the browser, or taken as a file. */
  @ApiProperty({ enum: OPEN_KINDS })
  kind: OpenKind;
  /** Of the copy that was handed out; null for the original. */
  watermarkCode: string | null;
}

/** The same of a buyer, as the owning seller reads it. */
export class ListingOpenDto extends OmitType(DocumentOpenDto, [
  'propertyId',
  'userId',
  'userTypeId',
  'name',
  'address',
  'userAgent',
  'watermarkCode',
]) {
  /** This and the company are null where the office keeps the names of buyers from the seller. */
  @ApiProperty({ type: String, nullable: true, example: 'Nia Hart' })
  name: string | null;
}

/** How often somebody opened a document. */
export class ReaderDto extends PickType(DocumentOpenDto, [
  'documentId',
  'documentType',
  'actualFileName',
  'userId',
  'userTypeId',
  'name',
  'company',
]) {
  /** Of the open that came last. */
  @ApiProperty({ example: '4711' })
  id: string;
  /** Of the document, when it was opened last; null when that is not known. */
  version: number | null;
  firstAt: Date;
  lastAt: Date;
  /** One for all that a session asked of it within ten minutes. */
  opens: number;
}

/** The same of a buyer, as the owning seller reads it; where the office keeps the names, of all buyers together. */
export class ListingReaderDto extends OmitType(ReaderDto, ['userId', 'userTypeId', 'name']) {
  /** This and the company are null where the office keeps the names of buyers from the seller. */
  @ApiProperty({ type: String, nullable: true, example: 'Nia Hart' })
  name: string | null;
  /** How many buyers these opens are of. */
  people: number;
}
