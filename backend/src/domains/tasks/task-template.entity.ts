import {
  PLAN_DAYS_MAX,
  TASK_PHASES,
  TASK_SIDES,
  type TaskPhase,
  type TaskSide,
  taskLengths,
} from '@stowbridge/contract/closing';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { Flag, Int, Text } from '../../platform/database/columns';

const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** An item of the checklist, from which each accepted deal gets a task. */
@CalledInLogs('task-template', 'r.name')
@Entity('task_templates')
@Index('task_templates_key', ['key'], { unique: true })
@Check('task_templates_name', `char_length(name) between 1 and ${taskLengths.title}`)
@Check('task_templates_phase', `phase in (${oneOf(TASK_PHASES)})`)
@Check('task_templates_side', `side in (${oneOf(TASK_SIDES)})`)
@Check('task_templates_days', 'num_nonnulls(after_acceptance, before_closing) = 1')
@Check(
  'task_templates_reach',
  `after_acceptance between 0 and ${PLAN_DAYS_MAX} or before_closing between 0 and ${PLAN_DAYS_MAX}`,
)
export class TaskTemplate {
  @PrimaryColumn({ type: 'smallint' }) id: number;
  /** Tasks name it; never changed. */
  @Text() key: string;
  /** The title of its tasks. */
  @Text() name: string;
  @Int({ default: 0 }) position: number;
  @Text() phase: TaskPhase;
  @Text() side: TaskSide;
  /** Days from the acceptance, or before the closing: one of the two. */
  @Column({ type: 'smallint', nullable: true }) afterAcceptance: number | null;
  @Column({ type: 'smallint', nullable: true }) beforeClosing: number | null;
  @Flag({ default: false }) moveToMonday: boolean;
}
