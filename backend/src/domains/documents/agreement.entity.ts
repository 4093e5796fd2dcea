import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { NamesFile } from '../../platform/storage/named-files';
import { Int, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';

/**
 * The text of an NDA by its content: what is signed names it, and it outlives every document and property that it was
 * uploaded to. Append-only; its file lies in the area `Agreements` and is never removed (FEVI-02).
 */
@Entity('agreements')
@Index('agreements_sha256', ['sha256'], { unique: true })
@Index('agreements_file', ['fileName'], { unique: true })
export class Agreement {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Hex SHA-256 of the content. */
  @Text() sha256: string;
  /** Stored name: the hash with the extension of its type. */
  @NamesFile('Agreements')
  @Text()
  fileName: string;
  /** The name of its first upload on the computer it came from; only shown. */
  @Text() actualFileName: string;
  @Text() contentType: string;
  @Int() bytes: number;
  /** Of a PDF that can be read; null for others. */
  @Int({ nullable: true }) pages: number | null;
  @Time() firstUploadedAt: Date;
  /** Null when it is not known any more. */
  @Int({ nullable: true }) uploadedById: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'uploaded_by_id' })
  uploadedBy?: User | null;
}
