import { DOCUMENT_TIERS, POSITION_MAX, Tier, type TierId } from '@stowbridge/contract/access';
import { STAMPABLE, type Stampable } from '@stowbridge/contract/watermark';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { NamesFile } from '../../platform/storage/named-files';
import { CreatedAt, Flag, Int, ModifiedAt, Text, Time } from '../../platform/database/columns';
import type { DocumentType } from '../lookups/lookup.entity';
import type { Property } from '../properties/editing/property.entity';
import type { User } from '../accounts/users/user.entity';
import type { Agreement } from './agreement.entity';

/** A private document of a property [DOC-20]; type 8 is the NDA [CONST-08]. */
@Entity('documents')
@Index('documents_of', ['propertyId', 'documentTypeId', 'id'])
@Index('documents_file', ['fileName'], { unique: true })
@Check('documents_tier', `tier in (${DOCUMENT_TIERS.join(', ')})`)
@Index('documents_to_prepare', ['id'], { where: "watermark and stampable = 'no'" })
@Check('documents_stampable', `stampable in (${STAMPABLE.map((one) => `'${one}'`).join(', ')})`)
@Check('documents_nda_watermark', 'document_type_id <> 8 or not watermark')
@Index('documents_line', ['lineId', 'version'], { unique: true })
@Check('documents_position', `position between 0 and ${POSITION_MAX}`)
@Check('documents_withdrawn', 'withdrawn_at is null or published_at is not null')
@Check('documents_nda_published', 'document_type_id <> 8 or published_at is not null and withdrawn_at is null')
@Check('documents_nda_tier', `document_type_id <> 8 or tier = ${Tier.Signed}`)
export class PropertyDocument {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() propertyId: number;
  @ManyToOne('Property', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'property_id' }) property?: Property;
  @Column({ type: 'smallint' }) documentTypeId: number;
  @ManyToOne('DocumentType') @JoinColumn({ name: 'document_type_id' }) documentType?: DocumentType;
  /** Which access it asks for; an NDA is outside of the tiers [BEYA-52 to BEYA-55]. */
  @Column({ type: 'smallint', default: Tier.Signed }) tier: TierId;
  /** Whether its buyers get copies that name them; see `watermarkState`. */
  @Flag({ default: false }) watermark: boolean;
  /** Null while nobody has looked at it: a PDF from before there were watermarks. */
  @Text({ nullable: true }) stampable: Stampable | null;
  /** By somebody else's service; a stamped copy has no such signature. */
  @Flag({ default: false }) digitallySigned: boolean;
  /** All versions of one document: the id of the first of them, which may be deleted. */
  @Int() lineId: number;
  /** Unique in the line. */
  @Int({ default: 1 }) version: number;
  /** The id of the version before it, which may be deleted; null for the first. */
  @Int({ nullable: true }) replaces: number | null;
  /** Null while it is in the office's workspace. */
  @Time({ nullable: true, default: () => 'now()' }) publishedAt: Date | null;
  /** Null unless it was taken back. */
  @Time({ nullable: true }) withdrawnAt: Date | null;
  /** Among the documents of its type; what has the same place, the newest first. */
  @Column({ type: 'smallint', default: 0 }) position: number;
  /** Stored, random name; served at /StoreDocuments/{fileName}. */
  @NamesFile('StoreDocuments')
  @Text()
  fileName: string;
  /** After the name that the file had on the computer it came from; see `shownName`. */
  @Text() actualFileName: string;
  @Text() contentType: string;
  @Int() bytes: number;
  /** Hex SHA-256 of the content. */
  @Text() sha256: string;
  /** Of an NDA: its text as it is kept for those who sign it. */
  @Int({ nullable: true }) agreementId: number | null;
  @ManyToOne('Agreement', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'agreement_id' })
  agreement?: Agreement | null;
  /** Null when that is not known. */
  @Int({ nullable: true }) uploadedById: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'uploaded_by_id' })
  uploadedBy?: User | null;
  @CreatedAt() createdAt: Date;
  @ModifiedAt() modifiedAt: Date;
}
