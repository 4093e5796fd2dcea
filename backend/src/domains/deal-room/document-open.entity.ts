import { OPEN_KINDS, type OpenKind } from '@stowbridge/contract/opens';
import { Check, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { moment, type SealFormat, Sealed } from '../../platform/audit/sealed';
import { Int, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';

const WITHOUT_LINE: SealFormat = [
  'id',
  'document_id',
  'version',
  'property_id',
  'user_id',
  'session_id',
  'address',
  'user_agent',
  moment('at'),
  'kind',
  'watermark_code',
];

/**
 * Who opened which document when, once for all the parts that a session asks for within minutes [FEVI-08, BEYA-75].
 * Append-only: it outlasts the document and its property.
 */
@Entity('document_opens')
@Sealed(WITHOUT_LINE, [...WITHOUT_LINE, 'line_id'])
@Index('document_opens_of', ['propertyId', 'id'])
@Index('document_opens_by', ['userId', 'documentId', 'at'])
@Check('document_opens_kind', `kind in (${OPEN_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Check('document_opens_user_agent', 'char_length(user_agent) <= 400')
export class DocumentOpen {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Int() documentId: number;
  /** Of the document; this and what the request said of itself are null for those from before they were noted. */
  @Int({ nullable: true }) version: number | null;
  /** Of the document: the id of its first version. */
  @Int({ nullable: true }) lineId: number | null;
  @Int() propertyId: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Text({ nullable: true }) sessionId: string | null;
  @Text({ nullable: true }) address: string | null;
  @Text({ nullable: true }) userAgent: string | null;
  @Time({ default: () => 'now()' }) at: Date;
  @Text({ default: 'download' }) kind: OpenKind;
  /** Of the copy that was handed out; null for the original. */
  @Text({ nullable: true }) watermarkCode: string | null;
}
