import {
  ACCESS_SOURCES,
  ACCESS_STATES,
  ACCESS_TIERS,
  type AccessSource,
  type AccessState,
  type AccessTier,
  REASON_MAX,
} from '@stowbridge/contract/access';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Int, Text, Time } from '../../platform/database/columns';
import type { Property } from '../properties/editing/property.entity';
import type { User } from '../accounts/users/user.entity';

const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** What one person may open on one property [BEYA-42 to BEYA-64]; an access past `expiresAt` is `open` and opens nothing. */
@Entity('nda_access')
@Index('nda_access_of', ['userId', 'propertyId'], { unique: true })
@Index('nda_access_property', ['propertyId', 'state'])
@Index('nda_access_waiting', ['createdAt', 'id'], { where: "state = 'pending'" })
@Index('nda_access_ends', ['expiresAt'], { where: "expires_at is not null and state = 'open'" })
@Check('nda_access_state', `state in (${oneOf(ACCESS_STATES)})`)
@Check('nda_access_source', `source in (${oneOf(ACCESS_SOURCES)})`)
@Check('nda_access_tier', `tier between ${ACCESS_TIERS[0]} and ${ACCESS_TIERS[2]}`)
@Check('nda_access_tier_before', `tier_before between ${ACCESS_TIERS[0]} and ${ACCESS_TIERS[2]}`)
@Check('nda_access_reason', `char_length(reason) <= ${REASON_MAX}`)
export class NdaAccess {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Int() propertyId: number;
  @ManyToOne('Property', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'property_id' }) property?: Property;
  @Text() state: AccessState;
  @Column({ type: 'smallint', default: 1 }) tier: AccessTier;
  /** The tier to which it returns when the accepted deal falls through; null while no deal has raised it. */
  @Column({ type: 'smallint', nullable: true }) tierBefore: AccessTier | null;
  /** Null for an access without an end. */
  @Time({ nullable: true }) expiresAt: Date | null;
  /** The end of which the person was told. */
  @Time({ nullable: true }) endToldFor: Date | null;
  /** Of the last decision, as the buyer reads it. */
  @Text({ nullable: true }) reason: string | null;
  /** Null for the product itself. */
  @Int({ nullable: true }) decidedById: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'decided_by_id' })
  decidedBy?: User | null;
  @Time({ nullable: true }) decidedAt: Date | null;
  @Text({ default: 'signed' }) source: AccessSource;
  @CreatedAt() createdAt: Date;
}
