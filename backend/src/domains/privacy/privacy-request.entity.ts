import type { PrivacyKind, PrivacyOutcome } from '@stowbridge/contract/privacy';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Int, ModifiedAt, Text, Time } from '../../platform/database/columns';

/** Somebody who asks for a copy of their data, or that it is deleted. The record stays without the data [BEYE-77]. */
@Entity('privacy_requests')
@Index('privacy_requests_one_of_user', ['userId', 'kind'], { unique: true, where: 'ended_at is null' })
@Index('privacy_requests_one_of_address', ['email', 'kind'], {
  unique: true,
  where: 'user_id is null and ended_at is null',
})
@Index('privacy_requests_link', ['linkHash'], { unique: true })
@Index('privacy_requests_user', ['userId'])
@Index('privacy_requests_decided_by', ['decidedById'])
@Index('privacy_requests_open', ['deletesAt'], { where: 'ended_at is null' })
@Check(
  'privacy_requests_kind',
  `case kind when 'export' then deletes_at is null and (ready_until is not null or user_id is null and verified_at is null) when 'delete' then ready_until is null and (deletes_at is not null or user_id is null and verified_at is null) else false end`,
)
@Check('privacy_requests_who', 'user_id is not null or email is not null or ended_at is not null')
@Check(
  'privacy_requests_outcome',
  "outcome in ('done', 'expired', 'taken back', 'refused') and (outcome is null) = (ended_at is null)",
)
@Check(
  'privacy_requests_decision',
  "decision in ('approved', 'refused') and (decision is null) = (decided_at is null) and (decision is null) = (decided_by_id is null)",
)
@Check(
  'privacy_requests_reason',
  "reason is null or char_length(reason) between 1 and 500 and decision is not distinct from 'refused'",
)
@Check('privacy_requests_note', 'char_length(note) between 1 and 2000')
export class PrivacyRequest {
  @PrimaryGeneratedColumn('identity') id: number;
  @Text() kind: PrivacyKind;
  /** Null of a visitor, who has no account. */
  @Int({ nullable: true }) userId: number | null;
  @ManyToOne('User') @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @CreateDateColumn({ type: 'timestamptz' }) receivedAt: Date;
  /** Until when the copy can be downloaded. */
  @Time({ nullable: true }) readyUntil: Date | null;
  /** When it first was. */
  @Time({ nullable: true }) downloadedAt: Date | null;
  /** When the account is deleted, unless it is taken back. */
  @Time({ nullable: true }) deletesAt: Date | null;
  /** By when the law wants an answer. */
  @Time({ default: () => "(now() + '45 days')" }) dueAt: Date;
  /** Of another administrator, where it is one who goes; a refusal by the office of anybody's. */
  @Text({ nullable: true }) decision: 'approved' | 'refused' | null;
  @Int({ nullable: true }) decidedById: number | null;
  @ManyToOne('User') @JoinColumn({ name: 'decided_by_id' }) decidedBy?: { id: number };
  @Time({ nullable: true }) decidedAt: Date | null;
  /** Of a refusal, as the person is told. */
  @Text({ nullable: true }) reason: string | null;
  /** When the office took 45 days more. */
  @Time({ nullable: true }) extendedAt: Date | null;
  /** Of the office, for itself. */
  @Text({ nullable: true }) note: string | null;
  /** Of a visitor until it has ended; and of whoever is gone, until they were told so. */
  @Column({ type: 'citext', nullable: true }) email: string | null;
  /** SHA-256 of what the link in a visitor's mail carries. */
  @Text({ nullable: true }) linkHash: string | null;
  @Time({ nullable: true }) linkUntil: Date | null;
  /** When a visitor said by that link that it was they who asked. */
  @Time({ nullable: true }) verifiedAt: Date | null;
  @Text({ nullable: true }) outcome: PrivacyOutcome | null;
  @Time({ nullable: true }) endedAt: Date | null;
  /** When the office was told that the answer is almost due. */
  @Time({ nullable: true }) alertedAt: Date | null;
  /** When the deletion was written to the log outside of backups. */
  @Time({ nullable: true }) loggedAt: Date | null;
  @ModifiedAt() modifiedAt: Date;
}
