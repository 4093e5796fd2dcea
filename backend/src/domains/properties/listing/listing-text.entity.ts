import { Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Text, Time } from '../../../platform/database/columns';
import { Property } from '../editing/property.entity';

/**
 * What visitors read of a published property, finished: kept by triggers in the transaction that changes it
 * (`database/listing-texts`), and never there for one that is not published.
 */
@Entity('listing_texts')
export class ListingText {
  @PrimaryColumn({ type: 'int' }) propertyId: number;
  @OneToOne(() => Property, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id', foreignKeyConstraintName: 'listing_texts_property_id_fkey' })
  property?: Property;
  /** A result of the search as a JSON object, without its days. */
  @Text() card: string;
  /** What the map shows of it where it stands alone, as a JSON array; null until it has been made. */
  @Text({ nullable: true }) marker: string | null;
  /** The property of the profile as a JSON object, without its days. */
  @Text() profile: string;
  /** Null where figures are hidden. */
  @Time({ nullable: true }) listedAt: Date | null;
}
