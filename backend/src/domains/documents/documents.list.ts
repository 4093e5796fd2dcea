import type { DataSource } from 'typeorm';
import { contains, equals, fromMoment, oneOf, untilMoment } from '../../platform/http/list/filters';
import { inOrder } from '../../platform/http/list/in-order';
import type { ListRules } from '../../platform/http/list/rules';
import { PropertyDocument } from './document.entity';

/** The documents of properties, each with its type and who uploaded it. */
export const DOCUMENTS: ListRules<PropertyDocument, object, DataSource> = {
  table: 'documents',
  as: 'd',
  versioned: true,
  fields: {
    id: { sql: 'd.id', type: 'int', sort: true, filter: oneOf },
    actualFileName: { sql: 'd.actual_file_name', type: 'text', sort: true },
    documentTypeId: { sql: 'd.document_type_id', type: 'smallint', sort: true, filter: equals },
    tier: { sql: 'd.tier', type: 'smallint', sort: true, filter: equals },
    position: { sql: 'd.position', type: 'smallint', sort: true },
    version: { sql: 'd.version', type: 'int', sort: true },
    bytes: { sql: 'd.bytes', type: 'int', sort: true },
    createdAt: { sql: 'd.created_at', type: 'timestamptz', sort: true },
    modifiedAt: { sql: 'd.modified_at', type: 'timestamptz', sort: true },
    modifiedAt_gte: { sql: 'd.modified_at', type: 'timestamptz', filter: fromMoment },
    modifiedAt_lte: { sql: 'd.modified_at', type: 'timestamptz', filter: untilMoment },
    publishedAt: { sql: 'd.published_at', type: 'timestamptz', sort: true, nullable: true },
    lineId: { sql: 'd.line_id', type: 'int', filter: equals, index: 'documents_line' },
    propertyId: { sql: 'd.property_id', type: 'int', filter: equals, index: 'documents_of' },
    q: { sql: 'd.actual_file_name', type: 'text', filter: contains, search: true },
  },
  defaultSort: ['id', 'DESC'],
  rows: {
    load: inOrder(PropertyDocument, ['documentType', 'uploadedBy']),
  },
};
