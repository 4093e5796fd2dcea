import { Check, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Int, Text, Time } from '../../platform/database/columns';
import { NamesFile } from '../../platform/storage/named-files';
import type { Nda } from './nda.entity';

/** The agreement with the page that says who signed it, as it was made once. Append-only; its file is never removed. */
@Entity('nda_certificates')
@Index('nda_certificates_nda', ['ndaId'], { unique: true })
@Index('nda_certificates_file', ['fileName'], { unique: true })
@Index('nda_certificates_sha256', ['sha256'], { unique: true })
@Index('nda_certificates_code', ['code'], { unique: true })
@Check('nda_certificates_code_form', "code ~ '^[2-9A-HJ-KM-NP-TV-Z]{10}$'")
export class NdaCertificate {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() ndaId: number;
  @ManyToOne('Nda', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'nda_id' }) nda?: Nda;
  /** Stored name: the hash of the content. */
  @NamesFile('Certificates')
  @Text()
  fileName: string;
  /** Hex SHA-256 of the content. */
  @Text() sha256: string;
  @Int() bytes: number;
  /** Printed on it: who has the code can ask for the hash. */
  @Text() code: string;
  @Time({ default: () => 'now()' }) madeAt: Date;
}
