import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { CreatedAt, Text, Time } from '../../platform/database/columns';

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
}

export type NewEnquiry = Omit<Enquiry, 'id' | 'createdAt' | 'handledAt'>;
