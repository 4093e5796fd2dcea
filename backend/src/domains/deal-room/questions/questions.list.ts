import type { DataSource } from 'typeorm';
import { contains, equals, oneOf } from '../../../platform/http/list/filters';
import type { ListRules } from '../../../platform/http/list/rules';
import { PERSON_NAME } from '../../accounts/users/person-name';
import { DOCUMENT, QUESTION, type QuestionRow, withAnswers } from './question-rows';

/** What buyers have asked, the newest first. */
export const QUESTIONS: ListRules<QuestionRow, object, DataSource> = {
  table: 'questions',
  as: 'q',
  fields: {
    id: { sql: 'q.id', type: 'int', sort: true, filter: oneOf },
    createdAt: { sql: 'q.created_at', type: 'timestamptz', sort: true },
    dueAt: { sql: 'q.due_at', type: 'timestamptz', sort: true },
    propertyName: { sql: 'q.property_name', type: 'text', sort: true },
    propertyId: { sql: 'q.property_id', type: 'int', filter: equals, index: 'questions_of' },
    state: { sql: 'q.state', type: 'text', sort: true, filter: equals },
    q: { sql: 'q.text', type: 'text', filter: contains, search: true },
  },
  defaultSort: ['id', 'DESC'],
  rows: {
    load: withAnswers(
      'questions',
      `select ${QUESTION}, q.asker_id "askerId", u.user_type_id "askerUserTypeId", ${PERSON_NAME} "askerName", u.company_name "askerCompany", u.email "askerEmail"
       from unnest($1::int[]) with ordinality page(id, n) join questions q on q.id = page.id join users u on u.id = q.asker_id ${DOCUMENT}
       order by page.n`,
    ),
  },
};
