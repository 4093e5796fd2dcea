import { TASK_SIDES, type TaskSide } from '@stowbridge/contract/closing';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { CreatedAt, Flag, Int, ModifiedAt, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';
import type { Deal } from '../deals/deal.entity';
import type { PropertyDocument } from '../documents/document.entity';
import type { Enquiry } from '../enquiries/enquiry.entity';
import type { Property } from '../properties/editing/property.entity';

/** What somebody has to do about a deal, a property, a person or an enquiry. */
@CalledInLogs('task', 'r.title')
@Entity('tasks')
@Index('tasks_of_deal', ['dealId', 'dueOn', 'id'])
@Index('tasks_from_template', ['dealId', 'templateKey'], { unique: true, where: 'template_key is not null' })
@Index('tasks_of_property', ['propertyId'], { where: 'property_id is not null' })
@Index('tasks_of_user', ['userId'], { where: 'user_id is not null' })
@Index('tasks_of_enquiry', ['enquiryId'], { where: 'enquiry_id is not null' })
@Index('tasks_to_do', ['assigneeId', 'dueOn', 'id'], { where: 'done_at is null' })
@Index('tasks_due', ['dueOn', 'id'])
@Check('tasks_subject', 'num_nonnulls(deal_id, property_id, user_id, enquiry_id) = 1')
@Check('tasks_title', 'char_length(title) between 1 and 200')
@Check('tasks_note', 'char_length(note) between 1 and 2100')
@Check('tasks_side', `side in (${TASK_SIDES.map((side) => `'${side}'`).join(', ')})`)
@Check('tasks_template', 'template_key is null or deal_id is not null')
@Check('tasks_done', 'done_by_id is null or done_at is not null')
export class Task {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int({ nullable: true }) dealId: number | null;
  @ManyToOne('Deal', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'deal_id' }) deal?: Deal | null;
  @Int({ nullable: true }) propertyId: number | null;
  @ManyToOne('Property', { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id' })
  property?: Property | null;
  @Int({ nullable: true }) userId: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User | null;
  @Int({ nullable: true }) enquiryId: number | null;
  @ManyToOne('Enquiry', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'enquiry_id' })
  enquiry?: Enquiry | null;
  @Text() title: string;
  /** YYYY-MM-DD; null while it is not set. */
  @Column({ type: 'date', nullable: true }) dueOn: string | null;
  /** Null: nobody has taken it yet. */
  @Int({ nullable: true }) assigneeId: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'assignee_id' })
  assignee?: User | null;
  /** Whose task it was until they were rejected. */
  @Int({ nullable: true }) takenOverFromId: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'taken_over_from_id' })
  takenOverFrom?: User | null;
  @Text({ default: 'office' }) side: TaskSide;
  /** Of the template that it was made from. */
  @Text({ nullable: true }) templateKey: string | null;
  /** It is due so many days before the closing, with which it moves. */
  @Column({ type: 'smallint', nullable: true }) beforeClosing: number | null;
  /** On a weekend it is due on the Monday after. */
  @Flag({ default: false }) moveToMonday: boolean;
  @Time({ nullable: true }) doneAt: Date | null;
  /** Null when it was closed with its deal. */
  @Int({ nullable: true }) doneById: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'done_by_id' })
  doneBy?: User | null;
  @Text({ nullable: true }) note: string | null;
  /** How often it was moved: calendars take the entry with the highest. */
  @Int({ default: 0 }) sequence: number;
  @CreatedAt() createdAt: Date;
  @ModifiedAt() modifiedAt: Date;
}

/** A document that a buyer or seller has added to a task of theirs. */
@Entity('task_files')
@Index('task_files_document', ['documentId'])
export class TaskFile {
  @PrimaryColumn({ type: 'int' }) taskId: number;
  @ManyToOne('Task', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'task_id' }) task?: Task;
  @PrimaryColumn({ type: 'int' }) documentId: number;
  @ManyToOne('PropertyDocument', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'document_id' })
  document?: PropertyDocument;
}
