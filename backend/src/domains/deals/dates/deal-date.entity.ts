import { DEAL_DATE_KINDS, type DealDateKind } from '@stowbridge/contract/closing';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BigWhole, CreatedAt, Int, ModifiedAt, Text } from '../../../platform/database/columns';
import type { Deal } from '../deal.entity';

/** A date of an accepted deal; all of them are made with the acceptance. */
@Entity('deal_dates')
@Index('deal_dates_kind', ['dealId', 'kind'], { unique: true })
@Index('deal_dates_open', ['dueOn', 'dealId'], { where: 'done_on is null and due_on is not null' })
@Index('deal_dates_due', ['dueOn', 'id'])
@Check('deal_dates_kinds', `kind in (${DEAL_DATE_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Check('deal_dates_amount', 'amount between 0 and 1000000000000')
@Check('deal_dates_note', 'char_length(note) between 1 and 2100')
export class DealDate {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() dealId: number;
  @ManyToOne('Deal', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'deal_id' }) deal?: Deal;
  @Text() kind: DealDateKind;
  /** YYYY-MM-DD; null while it is not set. */
  @Column({ type: 'date', nullable: true }) dueOn: string | null;
  @Column({ type: 'date', nullable: true }) doneOn: string | null;
  /** Whole dollars, of what was received. */
  @BigWhole({ nullable: true }) amount: number | null;
  /** The office's own. */
  @Text({ nullable: true }) note: string | null;
  /** How often it was moved: calendars take the entry with the highest. */
  @Int({ default: 0 }) sequence: number;
  @CreatedAt() createdAt: Date;
  @ModifiedAt() modifiedAt: Date;
}
