import { ROUND_KINDS, roundLengths, type RoundKind } from '@stowbridge/contract/rounds';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Flag, Int, Text, Time } from '../../../platform/database/columns';
import type { User } from '../../accounts/users/user.entity';
import type { Property } from '../../properties/editing/property.entity';
import type { Deal } from '../deal.entity';

/** Until when offers on a property are taken, and from whom; at most one of a property is open. */
@Entity('offer_rounds')
@Index('offer_rounds_of', ['propertyId', 'number'], { unique: true })
@Index('offer_rounds_one_open', ['propertyId'], { unique: true, where: 'closed_at is null' })
@Index('offer_rounds_ending', ['dueAt'], { where: 'closed_at is null and told_at is null' })
@Check('offer_rounds_number', 'number > 0')
@Check('offer_rounds_kind', `kind in (${ROUND_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Check('offer_rounds_due', 'due_at > opens_at')
@Check('offer_rounds_instructions', `char_length(instructions) between 1 and ${roundLengths.instructions}`)
@Check('offer_rounds_unsealed', 'not sealed or unsealed_at is null')
@Check('offer_rounds_winners', 'winners is null or closed_at is not null')
export class OfferRound {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() propertyId: number;
  @ManyToOne('Property', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'property_id' }) property?: Property;
  /** Counts from 1 on each property. */
  @Column({ type: 'smallint' }) number: number;
  @Text() kind: RoundKind;
  @Time({ default: () => 'now()' }) opensAt: Date;
  /** From this moment on it is too late: the end of a day of the office, or the time that was given. */
  @Time() dueAt: Date;
  /** Whether a time was given, not a day alone. */
  @Flag() timed: boolean;
  /** Nobody but their bidders reads the terms before they are due. */
  @Flag({ default: false }) sealed: boolean;
  /** How often its end was moved. */
  @Int({ default: 0 }) sequence: number;
  @Time({ default: () => 'now()' }) movedAt: Date;
  /** What bidders read. */
  @Text({ nullable: true }) instructions: string | null;
  /** When the office broke the seal. */
  @Time({ nullable: true }) unsealedAt: Date | null;
  /** The due moment of which the invited were reminded. */
  @Time({ nullable: true }) remindedFor: Date | null;
  /** When the invited were told that it is over. */
  @Time({ nullable: true }) toldAt: Date | null;
  @Time({ nullable: true }) closedAt: Date | null;
  @Int({ nullable: true }) closedById: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'closed_by_id' }) closedBy?: User;
  /** The deals that the office chose; null where it has not closed the round itself. */
  @Column({ type: 'int', array: true, nullable: true }) winners: number[] | null;
}

/** That the buyer of a deal was asked for an offer in a round. */
@Entity('round_invitations')
@Index('round_invitations_of', ['dealId'])
export class RoundInvitation {
  @PrimaryColumn({ type: 'int' }) roundId: number;
  @ManyToOne('OfferRound', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'round_id' }) round?: OfferRound;
  @PrimaryColumn({ type: 'int' }) dealId: number;
  @ManyToOne('Deal', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'deal_id' }) deal?: Deal;
  @Time({ default: () => 'now()' }) invitedAt: Date;
  /** When the buyer first saw the property's page afterwards. */
  @Time({ nullable: true }) viewedAt: Date | null;
  /** The newest terms that were submitted in it; null as long as there are none. */
  @Int({ nullable: true }) answeredVersion: number | null;
}
