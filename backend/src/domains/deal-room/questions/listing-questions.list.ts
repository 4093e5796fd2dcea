import type { DataSource } from 'typeorm';
import { contains, equals, oneOf } from '../../../platform/http/list/filters';
import type { ListRules } from '../../../platform/http/list/rules';
import { PERSON_NAME } from '../../accounts/users/person-name';
import { namedToSeller } from '../../properties/people/seller-sees';
import { DOCUMENT, QUESTION, type QuestionRow, withAnswers } from './question-rows';

/** A question as the owning seller reads it: no e-mail; no name where the office keeps it. */
export type ListingQuestion = Omit<
  QuestionRow,
  'askerId' | 'askerUserTypeId' | 'askerName' | 'askerCompany' | 'askerEmail'
> & { askerName: string | null; askerCompany: string | null };

/** What was asked about the listings of one seller, the newest first. */
export const LISTING_QUESTIONS: ListRules<ListingQuestion, { me: number }, DataSource> = {
  table: 'questions',
  as: 'q',
  fields: {
    id: { sql: 'q.id', type: 'int', sort: true, filter: oneOf },
    dueAt: { sql: 'q.due_at', type: 'timestamptz', sort: true },
    propertyId: { sql: 'q.property_id', type: 'int', filter: equals, index: 'questions_of' },
    state: { sql: 'q.state', type: 'text', filter: equals },
    q: { sql: 'q.text', type: 'text', filter: contains, search: true },
  },
  defaultSort: ['id', 'DESC'],
  where: (at, { me }) => `q.property_id in (select id from properties where seller_id = ${at(me)})`,
  rows: {
    load: withAnswers(
      'listing-questions',
      `select ${QUESTION}, ${namedToSeller(PERSON_NAME)} "askerName", ${namedToSeller('u.company_name')} "askerCompany"
       from unnest($1::int[]) with ordinality page(id, n) join questions q on q.id = page.id join properties p on p.id = q.property_id
         join users u on u.id = q.asker_id ${DOCUMENT} order by page.n`,
    ),
  },
};
