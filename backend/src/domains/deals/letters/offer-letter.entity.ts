import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Int, Text, Time } from '../../../platform/database/columns';
import { NamesFile } from '../../../platform/storage/named-files';
import { OfferTerms } from '../deal.entity';

/** The letter of intent of one version of terms, as it was made once. Append-only; its file is never removed. */
@Entity('offer_letters')
@Index('offer_letters_terms', ['offerTermsId'], { unique: true })
@Index('offer_letters_file', ['fileName'], { unique: true })
export class OfferLetter {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() offerTermsId: number;
  @ManyToOne(() => OfferTerms, { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'offer_terms_id' }) terms?: OfferTerms;
  /** Stored name: the hash of the content. */
  @NamesFile('OfferLetters')
  @Text()
  fileName: string;
  /** Hex SHA-256 of the content. */
  @Text() sha256: string;
  @Int() bytes: number;
  @Time({ default: () => 'now()' }) madeAt: Date;
}
