import { Check, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Int, Text } from '../../../platform/database/columns';

export type SignInOutcome =
  | 'passed'
  | 'failed'
  | 'stopped'
  | 'signed-out'
  | 'ended'
  | 'reused'
  | 'reset-asked'
  | 'reset-used'
  | 'email-changed'
  | 'key-refused';
export type SignInKind = 'password' | 'temporary' | 'second-factor' | 'passkey' | 'key';

/** [FSEC-16] What happened with the sign-ins of an account. Kept for 400 days. */
@Entity('sign_in_events')
@Index('sign_in_events_of', ['userId', 'id'])
@Index('sign_in_events_at', ['at'])
@Check(
  'sign_in_events_outcome',
  "outcome in ('passed', 'failed', 'stopped', 'signed-out', 'ended', 'reused', 'reset-asked', 'reset-used', 'email-changed', 'key-refused')",
)
@Check('sign_in_events_kind', "kind in ('password', 'temporary', 'second-factor', 'key', 'passkey')")
export class SignInEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @CreatedAt() at: Date;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @Text() outcome: SignInOutcome;
  /** By what somebody wanted to come in. */
  @Text({ nullable: true }) kind: SignInKind | null;
  /** Why it failed or ended, in one word. */
  @Text({ nullable: true }) reason: string | null;
  @Text({ nullable: true }) address: string | null;
  /** Browser and system, as far as it says. */
  @Text({ nullable: true }) device: string | null;
}
