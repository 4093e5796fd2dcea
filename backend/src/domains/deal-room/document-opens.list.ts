import type { OpenKind } from '@stowbridge/contract/opens';
import { PERSON_NAME } from '../accounts/users/person-name';
import { equals, fromDay, oneOfNumbers, untilDay } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';

/** Somebody who opened a document, as the office reads it. */
export interface DocumentOpenRow {
  id: string;
  documentId: number;
  /** This and the name are null for a document that is gone. */
  documentType: string | null;
  actualFileName: string | null;
  version: number | null;
  propertyId: number;
  userId: number;
  userTypeId: number;
  name: string;
  company: string | null;
  address: string | null;
  userAgent: string | null;
  at: Date;
  kind: OpenKind;
  watermarkCode: string | null;
}

/** Of one property, or of one document of it. */
export interface OpensOf {
  zone: string;
  propertyId: number;
  documentId?: number;
}

/** Who opened what on one property, the newest first. */
export const DOCUMENT_OPENS: ListRules<DocumentOpenRow, OpensOf> = {
  table: 'document_opens',
  as: 'o',
  joins: { u: 'join users u on u.id = o.user_id' },
  fields: {
    id: { sql: 'o.id', type: 'bigint', sort: true, filter: oneOfNumbers, index: 'document_opens_of' },
    at: { sql: 'o.at', type: 'timestamptz', sort: true },
    at_gte: { sql: 'o.at', type: 'timestamptz', filter: fromDay },
    at_lte: { sql: 'o.at', type: 'timestamptz', filter: untilDay },
    name: { sql: 'u.first_name', type: 'text', sort: true, join: 'u' },
    userId: { sql: 'o.user_id', type: 'int', filter: oneOfNumbers, index: 'document_opens_by' },
    documentId: { sql: 'o.document_id', type: 'int', filter: oneOfNumbers },
    kind: { sql: 'o.kind', type: 'text', filter: equals },
  },
  defaultSort: ['id', 'DESC'],
  where: (at, { propertyId, documentId }) =>
    `o.property_id = ${at(propertyId)}${documentId === undefined ? '' : ` and o.document_id = ${at(documentId)}`}`,
  // Earlier rows do not say the version: while the document is there, it does.
  rows: `
    select o.id, o.document_id "documentId", t.name "documentType", d.actual_file_name "actualFileName", coalesce(o.version, d.version) "version", o.property_id "propertyId",
           o.user_id "userId", u.user_type_id "userTypeId", ${PERSON_NAME} "name", u.company_name company, o.address, o.user_agent "userAgent", o.at, o.kind, o.watermark_code "watermarkCode"
    from page join document_opens o on o.id = page.id join users u on u.id = o.user_id
      left join documents d on d.id = o.document_id left join document_types t on t.id = d.document_type_id`,
};
