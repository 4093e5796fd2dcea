import {
  FREQUENCIES,
  type Frequency,
  searchAddressLength,
  searchNameLength,
} from '@stowbridge/contract/saved-searches';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Flag, Int, ModifiedAt, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';
import { AskedColumns } from '../properties/search/asked-columns';

/**
 * A search that a person has saved: its address, and what that asks in columns of the names in `search/asked.ts`, null
 * where it does not ask, so that one statement tells which searches find a property.
 */
@Entity('saved_searches')
@Index('saved_searches_of', ['userId', 'id'])
@Index('saved_searches_place', ['stateId', 'storeTypeId'])
@Check('saved_searches_name', `char_length(name) between 1 and ${searchNameLength}`)
@Check('saved_searches_address', `address like '/property/search/%' and char_length(address) <= ${searchAddressLength}`)
@Check('saved_searches_frequency', `frequency in (${FREQUENCIES.map((one) => `'${one}'`).join(', ')})`)
@Check('saved_searches_asked', 'coalesce(include_unpriced, true) and coalesce(expansion_only, true)')
@Check('saved_searches_bounds', 'num_nonnulls(south, west, north, east) in (0, 4)')
@Check('saved_searches_area', '(area is null or south is not null) and (area_edges is null or area is not null)')
export class SavedSearch extends AskedColumns {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Text() name: string;
  /** Path and query. */
  @Text() address: string;
  @Text() frequency: Frequency;
  /** Until then nobody is told, and not afterwards either of what was found meanwhile. */
  @Time({ nullable: true }) pausedUntil: Date | null;
  @Time({ nullable: true }) lastSentAt: Date | null;
  @CreatedAt() createdAt: Date;
  @ModifiedAt() modifiedAt: Date;
  /** A full-text query. */
  @Text({ nullable: true }) keyword: string | null;
  @Int({ nullable: true }) stateId: number | null;
  @Int({ nullable: true }) storeTypeId: number | null;
  @Text({ nullable: true }) city: string | null;
  @Flag({ nullable: true }) includeUnpriced: boolean | null;
  @Column({ type: 'smallint', array: true, nullable: true }) statusIds: number[] | null;
  @Time({ nullable: true }) listedSince: Date | null;
  @Time({ nullable: true }) reducedSince: Date | null;
  @Flag({ nullable: true }) expansionOnly: boolean | null;
}
