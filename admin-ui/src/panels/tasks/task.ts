import type { TaskDto } from '@stowbridge/api';
import { TASK_PHASES, TASK_SIDES, taskLengths, type TaskPhase, type TaskSide } from '@stowbridge/contract/closing';
import { isTypedDate, toTypedDate, toWireDate } from '../../dates';

export type Task = TaskDto;

export const sideNames: Record<TaskSide, string> = { office: 'Office', buyer: 'Buyer', seller: 'Seller' };
export const sideChoices = TASK_SIDES.map((id) => ({ id, name: sideNames[id] }));

export const phaseNames: Record<TaskPhase, string> = {
  contract: 'Contract',
  diligence: 'Diligence',
  financing: 'Financing',
  title: 'Title',
  closing: 'Closing',
};
export const phaseChoices = TASK_PHASES.map((id) => ({ id, name: phaseNames[id] }));

/** An open task is late from the day after it is due. */
export const isLate = ({ doneAt, dueOn }: Pick<Task, 'doneAt' | 'dueOn'>, today: string): boolean =>
  !doneAt && dueOn !== null && dueOn < today;

export interface TaskGroup {
  title: string;
  tasks: Task[];
}

/** By phase, in the order of the checklist; what was added by hand comes last. */
export function byPhase(tasks: Task[]): TaskGroup[] {
  return [...TASK_PHASES, null]
    .map((phase) => ({
      title: phase ? phaseNames[phase] : 'More tasks',
      tasks: tasks.filter((task) => task.phase === phase),
    }))
    .filter((group) => group.tasks.length > 0);
}

/** What is typed of a task; the day as MM-dd-yyyy, 0 where it is nobody's. */
export interface TaskForm {
  title: string;
  side: TaskSide;
  assigneeId: number;
  dueOn: string;
  note: string;
}

export const taskForm = (task?: Task): TaskForm => ({
  title: task?.title ?? '',
  side: task?.side ?? 'office',
  assigneeId: task?.assigneeId ?? 0,
  dueOn: toTypedDate(task?.dueOn),
  note: task?.note ?? '',
});

/** The first thing wrong with each field. */
export const taskErrors = ({ title, dueOn }: TaskForm): Partial<Record<keyof TaskForm, string>> => ({
  ...(title.trim()
    ? title.length > taskLengths.title
      ? { title: 'Title is too long' }
      : {}
    : { title: 'Title is required' }),
  ...(dueOn && !isTypedDate(dueOn) ? { dueOn: 'Due date is invalid' } : {}),
});

export const taskBody = ({ title, side, assigneeId, dueOn, note }: TaskForm) => ({
  title: title.trim(),
  side,
  assigneeId: assigneeId || null,
  dueOn: toWireDate(dueOn),
  note: note.trim() || null,
});
