import type { HitReason } from '@stowbridge/contract/saved-searches';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BigWhole, Flag, Int, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';
import type { Property } from '../properties/editing/property.entity';
import type { PropertyPrice } from '../properties/prices/property-price.entity';
import type { Favourite } from './favourite.entity';
import type { SavedSearch } from './saved-search.entity';

/** That a person is told of listings: once for a day or a week of the office, and at once as often as there is news. */
@Entity('digest_runs')
@Index('digest_runs_once', ['userId', 'kind', 'day'], { unique: true, where: `kind <> 'at once'` })
@Index('digest_runs_of', ['userId'])
@Check('digest_runs_kind', `kind in ('at once', 'daily', 'weekly')`)
export class DigestRun {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Text() kind: 'at once' | 'daily' | 'weekly';
  /** Of a week its Monday. */
  @Column({ type: 'date' }) day: string;
}

/** That a saved search has found a property: once as new, once for each reduction of its price and each fall of a deal. */
@Entity('search_hits')
@Index('search_hits_new', ['savedSearchId', 'propertyId'], { unique: true, where: `reason = 'new'` })
@Index('search_hits_again', ['savedSearchId', 'propertyId', 'reason', 'priceId'], {
  unique: true,
  where: `reason <> 'new'`,
})
@Index('search_hits_found', ['savedSearchId', 'foundAt'])
@Index('search_hits_property', ['propertyId'])
@Index('search_hits_waiting', ['savedSearchId'], { where: 'waits' })
@Index('search_hits_digest', ['digestId'], { where: 'digest_id is not null' })
@Check('search_hits_reason', `reason in ('new', 'price', 'back') and (reason = 'new') = (price_id is null)`)
@Check('search_hits_told', 'digest_id is null or not waits')
export class SearchHit {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @Int() savedSearchId: number;
  @ManyToOne('SavedSearch', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'saved_search_id' }) savedSearch?: SavedSearch;
  @Int() propertyId: number;
  @ManyToOne('Property', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'property_id' }) property?: Property;
  @Text() reason: HitReason;
  /** The row of the price's history that is the news. */
  @BigWhole({ nullable: true }) priceId: number | null;
  @ManyToOne('PropertyPrice', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'price_id' })
  price?: PropertyPrice | null;
  @Time({ default: () => 'now()' }) foundAt: Date;
  /** Whether it is still to be told. */
  @Flag() waits: boolean;
  /** With which it was told. */
  @Int({ nullable: true }) digestId: number | null;
  @ManyToOne('DigestRun', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'digest_id' })
  digest?: DigestRun | null;
}

/** The same of a property that a person keeps; it is told at once. */
@Entity('favourite_hits')
@Index('favourite_hits_once', ['favouriteId', 'reason', 'priceId'], { unique: true })
@Index('favourite_hits_digest', ['digestId'])
@Check('favourite_hits_reason', `reason in ('price', 'back')`)
export class FavouriteHit {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @Int() favouriteId: number;
  @ManyToOne('Favourite', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'favourite_id' }) favourite?: Favourite;
  @Text() reason: HitReason;
  @BigWhole() priceId: number;
  @ManyToOne('PropertyPrice', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'price_id' }) price?: PropertyPrice;
  @Int({ nullable: true }) digestId: number | null;
  @ManyToOne('DigestRun', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'digest_id' })
  digest?: DigestRun | null;
}
