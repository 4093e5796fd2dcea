import { criteriaNameLength } from '@stowbridge/contract/criteria';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { BigWhole, CreatedAt, Int, ModifiedAt, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';
import { AskedColumns } from '../properties/search/asked-columns';

const Smalls = () => Column({ type: 'smallint', array: true, nullable: true });
const Dollars = () => BigWhole({ nullable: true });
const Day = () => Column({ type: 'date', nullable: true });

/** What is asked of a property, null where nothing is. */
abstract class Asks extends AskedColumns {
  @Smalls() stateIds: number[] | null;
  @Smalls() storeTypeIds: number[] | null;
  /** As `areaText` writes it. */
  @Text({ nullable: true }) areaDrawn: string | null;
}

const AREA =
  '(area is null) = (area_drawn is null) and (area is null) = (south is null) and num_nonnulls(south, west, north, east) in (0, 4) and (area_edges is null or area is not null)';
const RANGES = [
  'price',
  'area',
  'cap_rate',
  'price_per_sqft',
  'noi',
  'occupancy',
  'units',
  'year_built',
  'climate_share',
]
  .map((name) => `(${name}_from <= ${name}_to) is not false`)
  .join(' and ');

/** What a person buys: what a property must have, the most that it may cost, and until when this holds. */
@CalledInLogs('criteria', 'r.name')
@Entity('criteria')
@Index('criteria_of', ['userId', 'id'])
@Index('criteria_newest', ['createdAt'])
@Check('criteria_name', `char_length(name) between 1 and ${criteriaNameLength}`)
@Check('criteria_money', 'coalesce(equity, 1) > 0 and coalesce(max_price, 1) > 0')
@Check('criteria_area', AREA)
@Check('criteria_ranges', RANGES)
export class Criteria extends Asks {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Text() name: string;
  /** Whole dollars of their own; no property is measured by it. */
  @Dollars() equity: number | null;
  @Dollars() maxPrice: number | null;
  /** Of an exchange by section 1031: the last day on which it can be closed. */
  @Day() exchangeDeadline: string | null;
  /** The last day on which this is looked for. */
  @Day() activeUntil: string | null;
  /** The person themselves, or an administrator. */
  @Int() enteredById: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'entered_by_id' }) enteredBy?: User;
  /** When its owner was told that it has ended. */
  @Time({ nullable: true }) expiredToldAt: Date | null;
  @CreatedAt() createdAt: Date;
  @ModifiedAt() modifiedAt: Date;
}

/** What a property would better have, and how much that counts: of its columns those of one kind are set. */
@Entity('criteria_wishes')
@Index('criteria_wishes_of', ['criteriaId', 'id'])
@Check('criteria_wishes_weight', 'weight between 1 and 5')
@Check('criteria_wishes_area', AREA)
@Check('criteria_wishes_ranges', RANGES)
export class CriteriaWish extends Asks {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() criteriaId: number;
  @ManyToOne('Criteria', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'criteria_id' }) criteria?: Criteria;
  @Column({ type: 'smallint' }) weight: number;
}
