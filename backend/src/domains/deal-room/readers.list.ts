import { namedToSeller } from '../properties/people/seller-sees';
import { PERSON_NAME } from '../accounts/users/person-name';
import { oneOfNumbers } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';
import type { DocumentOpenRow, OpensOf } from './document-opens.list';
import { byBuyer } from './listing-opens.list';

/** How often somebody opened a document; the id is that of the open that came last. */
export interface ReaderRow extends Pick<
  DocumentOpenRow,
  'id' | 'documentId' | 'documentType' | 'actualFileName' | 'version' | 'userId' | 'userTypeId' | 'name' | 'company'
> {
  firstAt: Date;
  lastAt: Date;
  opens: number;
}

/** The same, as the owning seller reads it: of a document, of all its readers, where the office keeps their names. */
export type ListingReader = Omit<ReaderRow, 'userId' | 'userTypeId' | 'name'> & { name: string | null; people: number };

const FIELDS: ListRules<unknown>['fields'] = {
  id: { sql: 'o.id', type: 'bigint', sort: true, filter: oneOfNumbers, index: 'document_opens_of' },
  documentId: { sql: 'o.document_id', type: 'int', filter: oneOfNumbers },
};
const DOCUMENT = `o.id, o.document_id "documentId", t.name "documentType", d.actual_file_name "actualFileName", coalesce(o.version, d.version) "version"`;
const TIMES = `min(s.at) "firstAt", max(s.at) "lastAt", count(*)::int opens`;
const DOCUMENTS =
  'left join documents d on d.id = o.document_id left join document_types t on t.id = d.document_type_id';

/** Who opened which document of one property, first, last and how often; what was opened last comes first. */
export const READERS: ListRules<ReaderRow, OpensOf> = {
  table: 'document_opens',
  as: 'o',
  fields: {
    ...FIELDS,
    userId: { sql: 'o.user_id', type: 'int', filter: oneOfNumbers, index: 'document_opens_by' },
  },
  defaultSort: ['id', 'DESC'],
  where: (at, { propertyId }) =>
    `o.id in (select max(n.id) from document_opens n where n.property_id = ${at(propertyId)} group by n.document_id, n.user_id)`,
  rows: `
    select ${DOCUMENT}, o.user_id "userId", u.user_type_id "userTypeId", ${PERSON_NAME} "name", u.company_name company, s.*
    from page join document_opens o on o.id = page.id join users u on u.id = o.user_id ${DOCUMENTS}
      cross join lateral (select ${TIMES} from document_opens s where s.user_id = o.user_id and s.document_id = o.document_id) s`,
};

/** Which buyers opened which document of one listing. Without names it says how many: who they are could be told by how often they come [BEYA-95]. */
export const LISTING_READERS: ListRules<ListingReader, { propertyId: number; me: number }> = {
  table: 'document_opens',
  as: 'o',
  fields: FIELDS,
  defaultSort: ['id', 'DESC'],
  where: (at, { propertyId, me }) =>
    `o.id in (select max(n.id) from document_opens n join properties p on p.id = n.property_id where p.id = ${at(propertyId)} and ${byBuyer('n', at(me))} group by n.document_id, ${namedToSeller('n.user_id')})`,
  rows: (at, { me }) => `
    select ${DOCUMENT}, ${namedToSeller(PERSON_NAME)} "name", ${namedToSeller('u.company_name')} company, s.*
    from page join document_opens o on o.id = page.id join properties p on p.id = o.property_id join users u on u.id = o.user_id ${DOCUMENTS}
      cross join lateral (
        select ${TIMES}, count(distinct s.user_id)::int people from document_opens s
        where s.property_id = o.property_id and s.document_id = o.document_id and ${byBuyer('s', at(me))} and (s.user_id = o.user_id or not p.seller_sees_names)
      ) s`,
};
