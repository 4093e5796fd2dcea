import type { AnswerReaders, AnswerState, QuestionState } from '@stowbridge/contract/questions';
import type { DataSource } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import { PERSON_NAME } from '../../accounts/users/person-name';

/** One version of an answer, as those who write answers read it. */
export interface AnswerRow {
  version: number;
  text: string;
  authorName: string;
  state: AnswerState;
  publishedTo: AnswerReaders | null;
  publishedQuestion: string | null;
  at: Date;
}

/** A question as the office reads it, with all versions of its answer, the oldest first. */
export interface QuestionRow {
  id: number;
  propertyId: number;
  propertyName: string;
  /** Null for a document that is gone, and for a question about the property. */
  documentId: number | null;
  documentName: string | null;
  documentVersion: number | null;
  page: number | null;
  askerId: number;
  askerUserTypeId: number;
  askerName: string;
  askerCompany: string | null;
  askerEmail: string;
  text: string;
  state: QuestionState;
  dueAt: Date;
  createdAt: Date;
  declinedAt: Date | null;
  declineReason: string | null;
  answers: AnswerRow[];
}

/** SQL for the columns that all readers of a row `q` of `questions` share; `d` is its document, where that is still there. */
export const QUESTION = `q.id, q.property_id "propertyId", q.property_name "propertyName", d.id "documentId", q.document_name "documentName", q.version "documentVersion", q.page,
  q.text, q.state, q.due_at "dueAt", q.created_at "createdAt", q.declined_at "declinedAt", q.decline_reason "declineReason"`;
/** The document of a row `q`. */
export const DOCUMENT = 'left join documents d on d.id = q.document_id';

const ANSWERS = `
  select a.question_id "questionId", a.version, a.text, ${PERSON_NAME} "authorName", a.state, a.published_to "publishedTo", a.published_question "publishedQuestion", a.at
  from answers a join users u on u.id = a.author_id where a.question_id = any($1::int[]) order by a.question_id, a.version`;

/** Reads questions by a statement that takes their ids in order, and puts their answers with them. */
export const withAnswers =
  <Row extends { id: number; answers: AnswerRow[] }>(name: string, text: string) =>
  async (source: DataSource, ids: number[]): Promise<Row[]> => {
    const rows = await sql<Omit<Row, 'answers'> & { id: number }>(source, { name, text, values: [ids] });
    const answers = await sql<AnswerRow & { questionId: number }>(source, {
      name: 'answers-of-questions',
      text: ANSWERS,
      values: [ids],
    });
    const found = new Map<number, AnswerRow[]>();
    for (const { questionId, ...answer } of answers) {
      found.set(questionId, [...(found.get(questionId) ?? []), answer]);
    }
    return rows.map((row) => ({ ...row, answers: found.get(row.id) ?? [] }) as unknown as Row);
  };
