import type {
  CalendarBodyDto,
  DealDateBodyDto,
  ShiftDatesDto,
  TaskBodyDto,
  TaskChangeDto,
  TaskTemplateBodyDto,
  TaskTemplateDto,
} from '@stowbridge/api';
import { DealsResourceService } from '@stowbridge/api/services/DealsResourceService';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { TasksResourceService } from '@stowbridge/api/services/TasksResourceService';
import { TaskTemplatesResourceService } from '@stowbridge/api/services/TaskTemplatesResourceService';
import { transport } from './transport';

const dealsResourceApi = new DealsResourceService(transport);
const meApi = new MeResourceService(transport);
const tasksApi = new TasksResourceService(transport);
const templatesApi = new TaskTemplatesResourceService(transport);

/** From an accepted offer to the closing: its dates and tasks, and the calendar of the reader. */
export const closingCalls = {
  /** In the order in which they come; none before the deal is accepted. */
  dealDates: (dealId: number) => dealsResourceApi.dates({ id: dealId }),

  /** Makes the dates and tasks of an accepted deal that has none. */
  makeDealDates: (dealId: number) => dealsResourceApi.makeDates({ id: dealId }),

  changeDealDate: (dealId: number, dateId: number, requestBody: DealDateBodyDto) =>
    dealsResourceApi.updateDate({ id: dealId, dateId, requestBody }),

  /** Moves an open date and those after it, or says with `preview` what would move. */
  shiftDealDates: (dealId: number, requestBody: ShiftDatesDto) =>
    dealsResourceApi.shiftDates({ id: dealId, requestBody }),

  addTask: (requestBody: TaskBodyDto, idempotencyKey: string) => tasksApi.create({ requestBody, idempotencyKey }),

  changeTask: (id: number, requestBody: TaskChangeDto) => tasksApi.update({ id, requestBody }),

  /** Of several who tick a task the first has done it; the others are refused. */
  tickTask: (id: number) => tasksApi.tick({ id, requestBody: {} }),

  reopenTask: (id: number) => tasksApi.reopen({ id }),

  deleteTask: (id: number) => tasksApi.delete({ id }),

  taskTemplates: (): Promise<TaskTemplateDto[]> => templatesApi.list(),

  /** Adds an item of the checklist (without an id) or changes one. */
  saveTaskTemplate: (id: number | undefined, requestBody: TaskTemplateBodyDto, idempotencyKey: string) =>
    id === undefined ? templatesApi.create({ requestBody, idempotencyKey }) : templatesApi.update({ id, requestBody }),

  removeTaskTemplate: (id: number) => templatesApi.delete({ id }),

  /** Whether the reader has a calendar address, and of which kind. */
  ownCalendar: () => meApi.calendar(),

  /** Makes an address, which is answered this once; an earlier one ends. */
  makeCalendar: (requestBody: CalendarBodyDto, idempotencyKey: string) =>
    meApi.makeCalendar({ requestBody, idempotencyKey }),

  revokeCalendar: () => meApi.revokeCalendar(),
};
