import { contains, equals, oneOf } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';
import { type NoteRow, noteRows, SUBJECT_TYPE } from './notes.queries';

export const NOTES: ListRules<NoteRow> = {
  table: 'notes',
  as: 'n',
  versioned: true,
  fields: {
    id: { sql: 'n.id', type: 'int', sort: true, filter: oneOf },
    at: { sql: 'n.at', type: 'timestamptz', sort: true, index: 'notes_newest' },
    kind: { sql: 'n.kind', type: 'text', filter: equals },
    authorId: { sql: 'n.author_id', type: 'int', filter: equals },
    subjectType: { sql: SUBJECT_TYPE, type: 'text', filter: equals },
    /** These four find what belongs to the timeline of the record: of a buyer and of a property that of its deals, too. */
    dealId: { sql: 'n.deal_id', type: 'int', filter: equals, index: 'notes_of_deal' },
    propertyId: {
      sql: 'n.property_id',
      type: 'int',
      filter: (value, at) => {
        const id = at(value);
        return `(n.property_id = ${id} or n.deal_id in (select id from deals where property_id = ${id}))`;
      },
      index: 'notes_of_property',
    },
    userId: {
      sql: 'n.user_id',
      type: 'int',
      filter: (value, at) => {
        const id = at(value);
        return `(n.user_id = ${id} or n.deal_id in (select id from deals where buyer_id = ${id}))`;
      },
      index: 'notes_of_user',
    },
    enquiryId: { sql: 'n.enquiry_id', type: 'int', filter: equals, index: 'notes_of_enquiry' },
    q: { sql: 'n.text', type: 'text', filter: contains, search: true },
  },
  defaultSort: ['at', 'DESC'],
  rows: noteRows,
};
