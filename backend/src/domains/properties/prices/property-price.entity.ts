import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BigWhole, Flag, Int, Time } from '../../../platform/database/columns';
import type { User } from '../../accounts/users/user.entity';

/**
 * What was asked for a property from a moment on, with all that decides whether the public read it: its columns are called
 * as those of `properties`. Append-only; what was asked for a property is kept when it is deleted.
 */
@Entity('property_prices')
@Index('property_prices_of', ['propertyId', 'id'])
export class PropertyPrice {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Int() propertyId: number;
  @Time() at: Date;
  /** Whole dollars. */
  @BigWhole({ nullable: true }) price: number | null;
  @Column({ type: 'smallint', nullable: true }) alternatePriceOptionId: number | null;
  @Column({ type: 'smallint' }) statusId: number;
  @Flag() active: boolean;
  /** Null when the product itself did it. */
  @Int({ nullable: true }) actorId: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'actor_id' }) actor?: User | null;
}
