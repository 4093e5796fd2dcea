import { Check, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Int, ModifiedAt, Text, Time } from '../../platform/database/columns';

/** Somebody who asks for a copy of their data. The record stays without the data [BEYE-77]. */
@Entity('privacy_requests')
@Index('privacy_requests_one_of_user', ['userId', 'kind'], { unique: true, where: 'ended_at is null' })
@Index('privacy_requests_user', ['userId'])
@Check('privacy_requests_kind', "kind in ('export')")
@Check('privacy_requests_outcome', "outcome in ('done', 'expired') and (outcome is null) = (ended_at is null)")
export class PrivacyRequest {
  @PrimaryGeneratedColumn('identity') id: number;
  @Text() kind: 'export';
  @Int() userId: number;
  @ManyToOne('User') @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @CreateDateColumn({ type: 'timestamptz' }) receivedAt: Date;
  /** Until when the copy can be downloaded. */
  @Time() readyUntil: Date;
  /** When it first was. */
  @Time({ nullable: true }) downloadedAt: Date | null;
  @Text({ nullable: true }) outcome: 'done' | 'expired' | null;
  @Time({ nullable: true }) endedAt: Date | null;
  @ModifiedAt() modifiedAt: Date;
}
