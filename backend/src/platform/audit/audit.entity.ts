import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Int, Text } from '../database/columns';
import { moment, Sealed } from './sealed';

/** Who did what to which record. Append-only: a trigger refuses UPDATE and DELETE. */
@Entity('audit_log')
@Sealed([
  'id',
  'actor_id',
  'actor_name',
  'action',
  'subject_type',
  'subject_id',
  'subject_name',
  'detail',
  'address',
  moment('created_at'),
])
@Index('audit_log_newest', ['createdAt', 'id'])
@Index('audit_log_words', { synchronize: false })
@Index('audit_log_subject', ['subjectType', 'subjectId', 'id'])
export class AuditRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Int({ nullable: true }) actorId: number | null;
  /** The name at that time. */
  @Text({ nullable: true }) actorName: string | null;
  @Text() action: string;
  @Text() subjectType: string;
  @Int({ nullable: true }) subjectId: number | null;
  /** The name at that time. */
  @Text({ nullable: true }) subjectName: string | null;
  @Column({ type: 'jsonb', default: {} }) detail: Record<string, unknown>;
  /** From where: the caller's address, as far as the configured proxies are believed. Null when the product itself did it. */
  @Text({ nullable: true }) address: string | null;
  @CreatedAt() createdAt: Date;
}
