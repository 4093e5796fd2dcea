import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { CreatedAt, Int, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';
import type { Property } from '../properties/editing/property.entity';

/** The forms that visitors write through. */
export const ENQUIRY_KINDS = ['sell', 'contact', 'property'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** What a visitor wrote through Sell My Property or the contact form [PAGE-62], or asked about a property. */
@CalledInLogs('enquiry', 'r.name')
@Entity('enquiries')
@Index('enquiries_newest', ['createdAt'])
@Index('enquiries_property', ['propertyId'], { where: 'property_id is not null' })
@Check('enquiries_kind', "kind in ('sell', 'contact', 'property')")
@Check(
  'enquiries_about',
  "(kind = 'property') = (property_name is not null) and (property_id is null or kind = 'property')",
)
export class Enquiry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() kind: EnquiryKind;
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
  /** What was asked about; null of the other kinds, and when it has been deleted. */
  @Int({ nullable: true }) propertyId: number | null;
  @ManyToOne('Property', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'property_id' })
  property?: Property | null;
  /** As the public read it then: the answer may name it to whoever asked. */
  @Text({ nullable: true }) propertyName: string | null;
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

export type NewEnquiry = Pick<Enquiry, 'kind' | 'name' | 'phone' | 'email' | 'message' | 'detail'>;
