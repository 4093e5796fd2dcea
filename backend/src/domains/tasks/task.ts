import type { TaskPhase, TaskSide, TaskSubject } from '@stowbridge/contract/closing';

/** A file of a task; the office opens it as a document. */
export interface TaskDocument {
  documentId: number;
  name: string;
  /** Readers of the deal room have it. */
  published: boolean;
}

/** A task as the office reads it. */
export interface OfficeTask {
  id: number;
  title: string;
  /** YYYY-MM-DD; null while it is not set. */
  dueOn: string | null;
  side: TaskSide;
  /** Null for one that was added by hand, and once its template is gone. */
  phase: TaskPhase | null;
  subject: TaskSubject;
  subjectId: number;
  subjectName: string;
  /** Of the deal or the property that it is about. */
  propertyId: number | null;
  propertyName: string | null;
  assigneeId: number | null;
  assigneeName: string | null;
  /** Whose task it was until they were rejected. */
  takenOverFrom: string | null;
  doneAt: Date | null;
  doneById: number | null;
  doneBy: string | null;
  note: string | null;
  files: TaskDocument[];
}

/** A task as the person reads it whose side it is on. */
export interface OwnTask {
  id: number;
  title: string;
  dueOn: string | null;
  phase: TaskPhase | null;
  side: TaskSide;
  dealId: number | null;
  propertyId: number | null;
  propertyName: string | null;
  doneAt: Date | null;
  note: string | null;
  files: Pick<TaskDocument, 'name' | 'published'>[];
}

/** What a task is about: one of them. */
export interface TaskAbout {
  dealId?: number;
  propertyId?: number;
  userId?: number;
  enquiryId?: number;
}

export interface TaskInput {
  title: string;
  dueOn?: string | null;
  assigneeId?: number | null;
  side?: TaskSide;
  note?: string | null;
}

/** Days later or earlier than a task is due now. */
export interface MovedTask {
  id: number;
  title: string;
  /** Null where it was not set. */
  from: string | null;
  to: string;
}
