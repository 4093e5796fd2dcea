import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { NamesFile } from '../../platform/storage/named-files';
import { CalledInLogs } from '../../platform/audit/record-names';
import type { Category } from '../categories/category.entity';
import { CreatedAt, Flag, Text } from '../../platform/database/columns';
import type { State } from '../lookups/lookup.entity';

/** A company in the vendor directory [VEND-21]. */
@CalledInLogs('vendor', 'r.company_name')
@Entity('vendors')
@Index('vendors_name', ['companyName'])
export class Vendor {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() companyName: string;
  @Text({ nullable: true }) address1: string | null;
  @Text({ nullable: true }) address2: string | null;
  @Text({ nullable: true }) city: string | null;
  @Column({ type: 'smallint' }) stateId: number;
  @ManyToOne('State') @JoinColumn({ name: 'state_id' }) state?: State;
  @Text({ nullable: true }) zipCode: string | null;
  @Text({ default: 'USA' }) country: string;
  @Text({ default: '' }) description: string;
  @Text() website: string;
  /** Stored name; served at /VendorLogos/{logo}. */
  @NamesFile('VendorLogos')
  @Text({ nullable: true })
  logo: string | null;
  @Flag({ default: true }) active: boolean;
  @CreatedAt() createdAt: Date;
}

@Entity('vendor_categories')
@Index('vendor_categories_category', ['categoryId', 'vendorId'])
export class VendorCategory {
  @PrimaryColumn({ type: 'int' }) vendorId: number;
  @PrimaryColumn({ type: 'int' }) categoryId: number;
  @ManyToOne(() => Vendor, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'vendor_id' }) vendor?: Vendor;
  @ManyToOne('Category', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'category_id' }) category?: Category;
}
