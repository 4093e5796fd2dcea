import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Int, Text, Time } from '../../../platform/database/columns';

/**
 * A change of the address of an account: asked for and waiting, or ended. The hashes are those of the mailed links, and
 * are there once these were mailed.
 */
@Entity('email_changes')
@Index('email_changes_open', ['userId'], { unique: true, where: 'ended_at is null' })
@Index('email_changes_user', ['userId'])
@Index('email_changes_old', ['oldEmail'])
@Check(
  'email_changes_outcome',
  "outcome in ('confirmed', 'replaced', 'cancelled', 'by office') and (outcome is null) = (ended_at is null)",
)
export class EmailChange {
  @PrimaryGeneratedColumn('identity') id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @Column({ type: 'citext' }) oldEmail: string;
  @Column({ type: 'citext' }) newEmail: string;
  /** Of the link to the new address, which confirms. */
  @Column({ type: 'text', nullable: true, unique: true }) confirmHash: string | null;
  @Time({ nullable: true }) confirmUntil: Date | null;
  /** Of the link to the old address, which cancels, also after the change. */
  @Column({ type: 'text', nullable: true, unique: true }) cancelHash: string | null;
  @Time({ nullable: true }) cancelUntil: Date | null;
  /** `replaced`: another was asked for before it was confirmed. `by office`: made at once by an administrator. */
  @Text({ nullable: true }) outcome: 'confirmed' | 'replaced' | 'cancelled' | 'by office' | null;
  @Time({ nullable: true }) endedAt: Date | null;
  @CreatedAt() createdAt: Date;
}
