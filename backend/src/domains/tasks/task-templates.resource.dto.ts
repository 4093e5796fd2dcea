import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  PLAN_DAYS_MAX,
  TASK_PHASES,
  TASK_SIDES,
  taskLengths,
  type TaskPhase,
  type TaskSide,
} from '@stowbridge/contract/closing';
import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { RequiredText } from '../../platform/http/rules';
import type { TaskTemplateInput } from './task-templates.service';

const Days = (label: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true, minimum: 0, maximum: PLAN_DAYS_MAX }),
    IsOptional(),
    Max(PLAN_DAYS_MAX, { message: `${label} is invalid` }),
    Min(0, { message: `${label} is invalid` }),
    IsInt({ message: `${label} is invalid` }),
  );

/** An item of the checklist, from which each accepted deal gets a task. */
export class TaskTemplateDto {
  @ReadOnly()
  id: number;
  /** The title of its tasks. */
  name: string;
  /** Lists show the lowest first. */
  position: number;
  @ApiProperty({ enum: TASK_PHASES, enumName: 'TaskPhase' })
  phase: TaskPhase;
  @ApiProperty({ enum: TASK_SIDES, enumName: 'TaskSide' })
  side: TaskSide;
  /** Days from the acceptance; null where it is due before the closing. */
  afterAcceptance: number | null;
  /** Days before the closing. */
  beforeClosing: number | null;
  /** On a weekend it is due on the Monday after. */
  moveToMonday: boolean;
}

export class TaskTemplateBodyDto {
  @RequiredText('Name', taskLengths.title)
  name: string;
  @IsOptional()
  @IsInt({ message: 'Position is invalid' })
  @Min(0, { message: 'Position is invalid' })
  @Max(10_000, { message: 'Position is invalid' })
  position?: number;
  @ApiProperty({ enum: TASK_PHASES, enumName: 'TaskPhase' })
  @IsIn(TASK_PHASES, { message: 'Phase is invalid' })
  phase: TaskPhase;
  @ApiProperty({ enum: TASK_SIDES, enumName: 'TaskSide' })
  @IsIn(TASK_SIDES, { message: 'Side is invalid' })
  side: TaskSide;
  /** Days from the acceptance, or before the closing: one of the two. */
  @Days('Days from the acceptance')
  afterAcceptance?: number | null;
  @ApiPropertyOptional({ example: null })
  @Days('Days before the closing')
  beforeClosing?: number | null;
  /** On a weekend it is due on the Monday after. */
  @IsOptional()
  @IsBoolean({ message: 'Move to Monday must be true or false' })
  moveToMonday?: boolean;
}

export class ReplacedTaskTemplateDto extends Replacing(TaskTemplateBodyDto, TaskTemplateDto) {}

export class TaskTemplateIdDto {
  id: number;
}

export const templateInput = ({
  afterAcceptance = null,
  beforeClosing = null,
  moveToMonday = false,
  ...body
}: TaskTemplateBodyDto): TaskTemplateInput => ({ ...body, afterAcceptance, beforeClosing, moveToMonday });

export const taskTemplateDto = ({
  id,
  name,
  position,
  phase,
  side,
  afterAcceptance,
  beforeClosing,
  moveToMonday,
}: TaskTemplateDto): TaskTemplateDto => ({
  id,
  name,
  position,
  phase,
  side,
  afterAcceptance,
  beforeClosing,
  moveToMonday,
});
