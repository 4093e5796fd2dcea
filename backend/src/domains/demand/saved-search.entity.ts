import {
  FREQUENCIES,
  type Frequency,
  searchAddressLength,
  searchNameLength,
} from '@stowbridge/contract/saved-searches';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BigWhole, CreatedAt, Decimal, Flag, Int, ModifiedAt, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';

const Small = () => Column({ type: 'smallint', nullable: true });
const Degrees = () => Column({ type: 'double precision', nullable: true });
const Percent = () => Decimal(5, 2, { nullable: true });
const Figure = () => Decimal(17, 2, { nullable: true });
const Whole = () => Int({ nullable: true });
const Dollars = () => BigWhole({ nullable: true });

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
export class SavedSearch {
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
  @Whole() stateId: number | null;
  @Whole() storeTypeId: number | null;
  @Text({ nullable: true }) city: string | null;
  @Dollars() priceFrom: number | null;
  @Dollars() priceTo: number | null;
  @Flag({ nullable: true }) includeUnpriced: boolean | null;
  @Whole() areaFrom: number | null;
  @Whole() areaTo: number | null;
  @Column({ type: 'smallint', array: true, nullable: true }) statusIds: number[] | null;
  @Figure() capRateFrom: number | null;
  @Figure() capRateTo: number | null;
  @Figure() pricePerSqftFrom: number | null;
  @Figure() pricePerSqftTo: number | null;
  @Dollars() noiFrom: number | null;
  @Dollars() noiTo: number | null;
  @Percent() occupancyFrom: number | null;
  @Percent() occupancyTo: number | null;
  @Whole() unitsFrom: number | null;
  @Whole() unitsTo: number | null;
  @Small() yearBuiltFrom: number | null;
  @Small() yearBuiltTo: number | null;
  @Percent() climateShareFrom: number | null;
  @Percent() climateShareTo: number | null;
  @Time({ nullable: true }) listedSince: Date | null;
  @Time({ nullable: true }) reducedSince: Date | null;
  @Flag({ nullable: true }) expansionOnly: boolean | null;
  @Degrees() south: number | null;
  @Degrees() west: number | null;
  @Degrees() north: number | null;
  @Degrees() east: number | null;
  /** As Postgres writes them. */
  @Column({ type: 'polygon', array: true, nullable: true }) area: string | null;
  @Column({ type: 'lseg', array: true, nullable: true }) areaEdges: string | null;
}
