import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Flag, Int, Text, Time } from '../database/columns';

/** A fact, written in the transaction that made it true. The relay turns it into jobs; the row is never changed else, and only removed while it waits for `notBefore`. */
@Entity('events')
@Index('events_waiting', ['id'], { where: 'relayed_at is null' })
@Index('events_name', ['name', 'createdAt'])
export class EventRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Text() name: string;
  /** Ids only, never a secret and never a text of a person. */
  @Column({ type: 'jsonb' }) payload: Record<string, number | string | boolean | null>;
  @CreatedAt() createdAt: Date;
  @Time({ nullable: true }) relayedAt: Date | null;
  /** Until then it waits and can be taken back; null when it is due at once. */
  @Time({ nullable: true }) notBefore: Date | null;
  /** Those who would tell people of it are left out. */
  @Flag({ default: false }) quiet: boolean;
}

/** What one handler has to do about an event: queued until it says that it is done. */
@Entity('event_parts')
@Index('event_parts_open', ['queuedAt'], { where: 'done_at is null and failed_at is null' })
export class EventDelivery {
  @PrimaryColumn({ type: 'bigint' }) eventId: string;
  @PrimaryColumn({ type: 'text' }) handler: string;
  @ManyToOne(() => EventRow, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'event_id' }) event?: EventRow;
  @Time() queuedAt: Date;
  @Time({ nullable: true }) doneAt: Date | null;
  /** Set when the last attempt failed; a person may retry it. */
  @Time({ nullable: true }) failedAt: Date | null;
  @Int({ default: 0 }) attempts: number;
  @Text({ nullable: true }) error: string | null;
}
