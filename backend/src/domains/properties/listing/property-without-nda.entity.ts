import { Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Property } from '../editing/property.entity';

/** The properties without an NDA among their documents, whatever their status: kept by triggers on both tables. */
@Entity('properties_without_nda')
export class PropertyWithoutNda {
  @PrimaryColumn({ type: 'int' }) propertyId: number;
  @OneToOne(() => Property, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id', foreignKeyConstraintName: 'properties_without_nda_property_id_fkey' })
  property?: Property;
}
