import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { moment, Sealed } from '../../platform/audit/sealed';
import { Int, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';

/** The copy of a document that one person gets on one day; its bytes follow from this row and the document. Append-only. */
@Entity('watermarks')
@Sealed([
  'id',
  'code',
  'document_id',
  'property_id',
  'document_name',
  'version',
  'user_id',
  'day',
  'text',
  moment('made_at'),
  'sha256',
  'bytes',
])
@Index('watermarks_code', ['code'], { unique: true })
@Index('watermarks_of', ['documentId', 'userId', 'day'], { unique: true })
@Check('watermarks_code_form', "code ~ '^[2-9A-HJ-KM-NP-TV-Z]{8}$'")
export class Watermark {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Printed on each page: who finds a copy can ask whose it was. */
  @Text() code: string;
  /** The document may be deleted; what it was called and where it stood stays. */
  @Int() documentId: number;
  @Int() propertyId: number;
  @Text() documentName: string;
  @Int() version: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  /** YYYY-MM-DD, in the office's time zone. */
  @Column({ type: 'date' }) day: string;
  /** The line, with the time and the address of the first request of that day. */
  @Text() text: string;
  @Time() madeAt: Date;
  /** Hex SHA-256 of the copy. */
  @Text() sha256: string;
  @Int() bytes: number;
}
