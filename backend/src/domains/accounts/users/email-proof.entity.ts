import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Int, Text, Time } from '../../../platform/database/columns';

/** A secret that is mailed to an account's own address: who sends it back holds the mailbox. Only its hash is kept. */
@Entity('email_proofs')
@Index('email_proofs_open', ['userId', 'kind'], { unique: true, where: 'ended_at is null' })
@Check('email_proofs_kind', "kind in ('link', 'code')")
export class EmailProof {
  @PrimaryGeneratedColumn('identity') id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @Text() kind: 'link' | 'code';
  /** Where it is mailed; it proves no other address. */
  @Column({ type: 'citext' }) email: string;
  /** There once it was mailed, as is the end. */
  @Column({ type: 'text', nullable: true, unique: true }) secretHash: string | null;
  @Time({ nullable: true }) expiresAt: Date | null;
  /** Wrong codes. */
  @Int({ default: 0 }) tries: number;
  @Time({ nullable: true }) endedAt: Date | null;
  @CreatedAt() createdAt: Date;
}
