import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { CreatedAt, Int, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';

/** What a visitor wrote through Sell My Property or the contact form [PAGE-62]. */
@CalledInLogs('enquiry', 'r.name')
@Entity('enquiries')
@Index('enquiries_newest', ['createdAt'])
@Check('enquiries_kind', "kind in ('sell', 'contact')")
export class Enquiry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() kind: string;
  @Text() name: string;
  @Text() phone: string;
  @Text() email: string;
  @Text() message: string;
  /** The further fields of the contact form: company, option, street, city, state, zip. */
  @Column({ type: 'jsonb', default: {} }) detail: Record<string, string>;
  @CreatedAt() createdAt: Date;
  /** When the office was done with it. */
  @Time({ nullable: true }) handledAt: Date | null;
  /** The administrator who takes care of it. */
  @Int({ nullable: true }) ownerId: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'owner_id' }) owner?: User | null;
}

/** What the office answered, by mail. */
@Entity('enquiry_replies')
@Index('enquiry_replies_of', ['enquiryId', 'id'])
export class EnquiryReply {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() enquiryId: number;
  @ManyToOne('Enquiry', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'enquiry_id' }) enquiry?: Enquiry;
  @Text() content: string;
  @Int() authorId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'author_id' }) author?: User;
  @CreatedAt() createdAt: Date;
}

export type NewEnquiry = Omit<Enquiry, 'id' | 'createdAt' | 'handledAt' | 'ownerId' | 'owner'>;
