import type { PlaceKind } from '@stowbridge/contract/addresses';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { CreatedAt, Int, Text, Time } from '../../platform/database/columns';
import type { Property } from '../properties/editing/property.entity';
import type { User } from '../accounts/users/user.entity';

/** A message between a person and the office, or a notice of the product to a person [MSG-29]. */
@CalledInLogs('message', 'r.mail_subject', 'r.deleted_at is null')
@Entity('messages')
@Index('messages_to', ['toUserId', 'id'], { where: 'deleted_at is null' })
@Index('messages_newest', ['createdAt', 'id'], { where: 'deleted_at is null' })
@Index('messages_office', ['toUserTypeId', 'id'], { where: 'to_user_id is null and deleted_at is null' })
@Index('messages_from', ['fromUserId', 'id'])
@Index('messages_parent', ['parentMessageId'], { where: 'parent_message_id is not null' })
@Index('messages_deal', ['dealId', 'toUserId'], { where: 'deal_id is not null' })
@Check('messages_place', `place in ('property', 'offer', 'documents', 'questions')`)
@Index('messages_event', ['eventId', 'toUserId'], { unique: true, where: 'event_id is not null' })
export class Message {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() mailSubject: string;
  @Text() mailContent: string;
  /** Null: the product itself. */
  @Int({ nullable: true }) fromUserId: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'from_user_id' })
  fromUser?: User | null;
  @Column({ type: 'smallint' }) fromUserTypeId: number;
  /** Null: the office; every active administrator reads it. */
  @Int({ nullable: true }) toUserId: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'to_user_id' }) toUser?: User | null;
  @Column({ type: 'smallint' }) toUserTypeId: number;
  @Int({ nullable: true }) parentMessageId: number | null;
  @ManyToOne(() => Message, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'parent_message_id' })
  parent?: Message | null;
  @Int({ nullable: true }) propertyId: number | null;
  @ManyToOne('Property', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'property_id' })
  property?: Property | null;
  /** What it speaks of, and so where it leads. */
  @Text({ nullable: true }) place: PlaceKind | null;
  /** The offer it speaks of. */
  @Int({ nullable: true }) dealId: number | null;
  @ManyToOne('Deal', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'deal_id', foreignKeyConstraintName: 'messages_deal_id_fkey' })
  deal?: unknown;
  /** The event a notice comes from, so that it is written once. */
  @Column({ type: 'bigint', nullable: true }) eventId: string | null;
  @Time({ nullable: true }) deletedAt: Date | null;
  @CreatedAt() createdAt: Date;
}

/** Each reader's own read state. */
@Entity('message_reads')
@Index('message_reads_reader', ['userId', 'messageId'])
export class MessageRead {
  @PrimaryColumn({ type: 'int' }) messageId: number;
  @PrimaryColumn({ type: 'int' }) userId: number;
  @ManyToOne(() => Message, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'message_id' }) message?: Message;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Time() readAt: Date;
}
