import { REPORT_NOTE_MAX, type ReportFigures } from '@stowbridge/contract/reports';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Int, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';
import type { Property } from '../properties/editing/property.entity';

/** What happened to a listing in a week; once made it does not change, which a trigger holds [BEYB-73]. */
@Entity('seller_reports')
@Index('seller_reports_of', ['propertyId', 'week'], { unique: true })
@Index('seller_reports_week_made', ['week'], { where: 'made_at is not null' })
@Check('seller_reports_week', 'extract(isodow from week) = 1')
@Check('seller_reports_note', `note <> '' and char_length(note) <= ${REPORT_NOTE_MAX}`)
@Check('seller_reports_made', '(figures is null) = (made_at is null) and (sent_at is null or made_at is not null)')
export class SellerReport {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() propertyId: number;
  /** It goes with a property that is deleted for good. */
  @ManyToOne('Property', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'property_id' }) property?: Property;
  /** Its Monday. */
  @Column({ type: 'date' }) week: string;
  /** Null until it is made. */
  @Column({ type: 'jsonb', nullable: true }) figures: ReportFigures | null;
  /** What the broker says of the week. */
  @Text({ nullable: true }) note: string | null;
  @Time({ nullable: true }) madeAt: Date | null;
  /** When it was handed to the mails of its seller. */
  @Time({ nullable: true }) sentAt: Date | null;
}

/** That a seller is told of a week, with all listings: once. */
@Entity('report_digests')
@Index('report_digests_of', ['userId', 'week'], { unique: true })
export class ReportDigest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Column({ type: 'date' }) week: string;
}
