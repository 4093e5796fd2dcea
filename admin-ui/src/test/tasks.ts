import type { TaskDto } from '@stowbridge/api';

export const aTask = (id: number, title: string, changes: Partial<TaskDto> = {}): TaskDto => ({
  id,
  title,
  dueOn: '2099-12-01',
  side: 'office',
  phase: 'contract',
  subject: 'deal',
  subjectId: 1,
  subjectName: 'Granite Peak 1',
  propertyId: 31,
  propertyName: 'Granite Peak 1',
  assigneeId: 1,
  assigneeName: 'Sam Carter',
  takenOverFrom: null,
  doneAt: null,
  doneById: null,
  doneBy: null,
  note: null,
  files: [],
  ...changes,
});
