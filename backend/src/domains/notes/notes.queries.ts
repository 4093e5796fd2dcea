import { NOTE_SUBJECTS, type NoteKind, type NoteSubject } from '@stowbridge/contract/notes';
import { nameSql } from '../../platform/audit/record-names';
import { PERSON_NAME } from '../accounts/users/person-name';

/** SQL for one value of each kind of subject of a note `n`. */
const bySubject = (value: (subject: NoteSubject) => string): string =>
  `case ${NOTE_SUBJECTS.map((subject) => `when n.${subject}_id is not null then ${value(subject)}`).join(' ')} end`;

export const SUBJECT_TYPE = bySubject((subject) => `'${subject}'`);

/** The notes of `page`; the names of their subjects are read when every record has said what it is called. */
export const noteRows = (): string => `
  select n.id, ${SUBJECT_TYPE} "subjectType", coalesce(n.deal_id, n.property_id, n.user_id, n.enquiry_id) "subjectId",
         ${bySubject((subject) => nameSql(subject, `n.${subject}_id`))} "subjectName", n.kind, n.text, n.at,
         n.author_id "authorId", ${PERSON_NAME} "authorName", u.user_type_id "authorUserTypeId",
         n.created_at "createdAt", n.modified_at "modifiedAt"
  from page join notes n on n.id = page.id join users u on u.id = n.author_id`;

export interface NoteRow {
  id: number;
  subjectType: NoteSubject;
  subjectId: number;
  subjectName: string;
  kind: NoteKind;
  text: string;
  at: Date;
  authorId: number;
  authorName: string;
  authorUserTypeId: number;
  createdAt: Date;
  modifiedAt: Date | null;
}
