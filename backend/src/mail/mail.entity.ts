import type { RecordKind } from '@stowbridge/contract/log-words';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../platform/audit/record-names';
import { CreatedAt, Int, Text, Time } from '../platform/database/columns';

/** One mail to one recipient because of one event: the mail log. Secrets are redacted in what is kept here. */
@CalledInLogs('mail', 'r.subject')
@Entity('mails')
@Index('mails_once', ['eventId', 'kind', 'recipient'], { unique: true })
@Index('mails_newest', ['createdAt', 'id'])
@Index('mails_of_record', ['recordType', 'recordId', 'createdAt', 'id'])
@Index('mails_words', { synchronize: false })
@Index('mails_names', { synchronize: false })
@Index('mails_queued', ['id'], { where: "status = 'queued'" })
@Check('mails_status', "status in ('queued', 'sent', 'written', 'failed')")
export class Mail {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column({ type: 'bigint' }) eventId: string;
  @Text() kind: string;
  @Text() recipient: string;
  /** Whose account it was written to; null for people without one. No foreign key: the log outlives the account. */
  @Int({ nullable: true }) userId: number | null;
  /** What they were called when it was written. */
  @Text({ nullable: true }) recipientName: string | null;
  /** What it is about; null where it is about the account of the recipient. */
  @Text({ nullable: true }) recordType: RecordKind | null;
  @Int({ nullable: true }) recordId: number | null;
  @Text({ nullable: true }) recordName: string | null;
  @Text({ default: '' }) subject: string;
  @Text({ default: '' }) previewHtml: string;
  @Text({ default: '' }) previewText: string;
  /** `written`: no mail server is configured, so it lies as an .eml file. */
  @Text({ default: 'queued' }) status: string;
  @Int({ default: 0 }) attempts: number;
  @Text({ nullable: true }) error: string | null;
  /** The same at every attempt, so that a double delivery can be recognised. */
  @Text() messageId: string;
  @Time({ nullable: true }) sentAt: Date | null;
  @CreatedAt() createdAt: Date;
}

/** A row with what is known of its people and records today. */
export type ListedMail = Mail & { userTypeId: number | null; recordGone: boolean };
