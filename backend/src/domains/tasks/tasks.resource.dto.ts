import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DEAL_DATE_KINDS,
  type DealDateKind,
  PLAN_DAYS_MAX,
  TASK_PHASES,
  TASK_SIDES,
  TASK_SUBJECTS,
  taskLengths,
  type TaskPhase,
  type TaskSide,
  type TaskSubject,
} from '@stowbridge/contract/closing';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min, NotEquals, ValidateIf } from 'class-validator';
import { Etag } from '../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { OptionalDay, OptionalId, OptionalLines, RequiredId, RequiredText } from '../../platform/http/rules';
import type { TaskInput } from './task';

/** A file that a buyer or seller has added to a task. */
export class TaskDocumentDto {
  /** Of the document in the deal room. */
  documentId: number;
  name: string;
  /** Readers of the deal room have it; false until the office publishes it. */
  published: boolean;
}

/** A task on /api/v1. */
export class TaskDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  title: string;
  /** YYYY-MM-DD; null while it is not set. */
  dueOn: string | null;
  @ApiProperty({ enum: TASK_SIDES, enumName: 'TaskSide' })
  side: TaskSide;
  /** Null for one that was added by hand, and once its template is gone. */
  @ReadOnly({ type: String, enum: TASK_PHASES, nullable: true, example: 'diligence' })
  phase: TaskPhase | null;
  /** What it is about. */
  @ReadOnly({ enum: TASK_SUBJECTS, enumName: 'TaskSubject' })
  subject: TaskSubject;
  @ReadOnly()
  subjectId: number;
  @ReadOnly()
  subjectName: string;
  /** Of the deal or the property that it is about. */
  @ReadOnly({ nullable: true, type: Number })
  propertyId: number | null;
  @ReadOnly({ nullable: true, type: String })
  propertyName: string | null;
  /** Null: nobody has taken it yet. */
  assigneeId: number | null;
  @ReadOnly({ nullable: true, type: String })
  assigneeName: string | null;
  /** Whose task it was until they were rejected. */
  @ReadOnly({ nullable: true, type: String })
  takenOverFrom: string | null;
  @ReadOnly({ nullable: true, type: Date })
  doneAt: Date | null;
  @ReadOnly({ nullable: true, type: Number })
  doneById: number | null;
  /** Null when it was closed with its deal. */
  @ReadOnly({ nullable: true, type: String })
  doneBy: string | null;
  note: string | null;
  @ReadOnly({ type: [TaskDocumentDto] })
  files: TaskDocumentDto[];
}

/** What of a task can be changed; what is left out stays. */
export class TaskChangeDto {
  @RequiredText('Title', taskLengths.title)
  title: string;
  @OptionalDay('Due date')
  dueOn?: string | null;
  /** Null: nobody's yet. */
  @ApiPropertyOptional({ type: Number, nullable: true })
  @ValidateIf((_: object, value: unknown) => value !== undefined && value !== null)
  @RequiredId('AssigneeId is invalid')
  assigneeId?: number | null;
  @ApiPropertyOptional({ enum: TASK_SIDES, enumName: 'TaskSide' })
  @IsOptional()
  @IsIn(TASK_SIDES, { message: 'Side is invalid' })
  side?: TaskSide;
  @OptionalLines('Note', taskLengths.note)
  note?: string | null;
}

export class ReplacedTaskDto extends Replacing(TaskChangeDto, TaskDto) {}

/** A new task about one record. */
export class TaskBodyDto extends TaskChangeDto {
  @OptionalId('DealId')
  dealId?: number;
  @OptionalId('PropertyId')
  propertyId?: number;
  @OptionalId('UserId')
  userId?: number;
  @OptionalId('EnquiryId')
  enquiryId?: number;
}

export class TaskIdDto {
  id: number;
}

/** What is noted with a task that is done. */
export class TickTaskDto {
  @OptionalLines('Note', taskLengths.note)
  note?: string | null;
}

/** The note of a task; null or an empty one takes it away. */
export class TaskNoteDto {
  @OptionalLines('Note', taskLengths.note)
  note: string | null;
}

/** A file of one's own task. */
export class OwnTaskFileDto {
  name: string;
  /** Readers of the deal room have it; false until the office publishes it. */
  published: boolean;
}

/** One's own task. */
export class OwnTaskDto {
  @ReadOnly()
  id: number;
  @ReadOnly()
  title: string;
  /** YYYY-MM-DD; null while it is not set. */
  @ReadOnly()
  dueOn: string | null;
  @ReadOnly({ type: String, enum: TASK_PHASES, nullable: true, example: 'diligence' })
  phase: TaskPhase | null;
  @ReadOnly({ enum: TASK_SIDES, enumName: 'TaskSide' })
  side: TaskSide;
  @ReadOnly()
  dealId: number | null;
  @ReadOnly()
  propertyId: number | null;
  @ReadOnly()
  propertyName: string | null;
  @ReadOnly()
  doneAt: Date | null;
  note: string | null;
  @ReadOnly({ type: [OwnTaskFileDto] })
  files: OwnTaskFileDto[];
}

/** The whole task, of which its note alone changes. */
export class ReplacedOwnTaskDto extends Replacing(TaskNoteDto, OwnTaskDto) {}

/** How far the dates of a deal are moved. */
export class ShiftDatesDto {
  /** This date moves, and every open one after it. */
  @ApiProperty({ enum: DEAL_DATE_KINDS, enumName: 'DealDateKind', example: 'closing' })
  @IsIn(DEAL_DATE_KINDS, { message: 'From is not a date of a deal' })
  from: DealDateKind;
  /** Later; earlier where it is negative. */
  @ApiProperty({
    type: 'integer',
    minimum: -PLAN_DAYS_MAX,
    maximum: PLAN_DAYS_MAX,
    example: 5,
    description: 'Later; earlier where it is negative.',
  })
  @NotEquals(0, { message: 'Days is invalid' })
  @Max(PLAN_DAYS_MAX, { message: 'Days is invalid' })
  @Min(-PLAN_DAYS_MAX, { message: 'Days is invalid' })
  @IsInt({ message: 'Days is required' })
  days: number;
  /** Says what would move, and moves nothing. */
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: 'Preview must be true or false' })
  preview?: boolean;
}

export class MovedDateDto {
  id: number;
  @ApiProperty({ enum: DEAL_DATE_KINDS, enumName: 'DealDateKind' })
  kind: DealDateKind;
  /** YYYY-MM-DD. */
  @ApiProperty({ example: '2026-12-01' })
  from: string;
  /** YYYY-MM-DD. */
  @ApiProperty({ example: '2026-12-06' })
  to: string;
}

export class MovedTaskDto {
  id: number;
  title: string;
  /** YYYY-MM-DD; null where it was not set. */
  @ApiProperty({ example: '2026-11-21', nullable: true, type: String })
  from: string | null;
  /** YYYY-MM-DD. */
  @ApiProperty({ example: '2026-11-26' })
  to: string;
}

/** What moves: dates, and the tasks that are due before the closing. */
export class ShiftedDatesDto {
  @ApiProperty({ type: [MovedDateDto] })
  dates: MovedDateDto[];
  @ApiProperty({ type: [MovedTaskDto] })
  tasks: MovedTaskDto[];
}

/** An empty note is none. */
export const taskInput = ({ title, dueOn, assigneeId, side, note }: TaskChangeDto): TaskInput => ({
  title,
  dueOn,
  assigneeId,
  side,
  ...(note === undefined ? {} : { note: note || null }),
});
