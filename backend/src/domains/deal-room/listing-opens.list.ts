import { Role } from '@stowbridge/contract/ids';
import { PERSON_NAME } from '../accounts/users/person-name';
import { namedToSeller } from '../properties/people/seller-sees';
import { equals, fromDay, oneOfNumbers, untilDay } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';
import type { DocumentOpenRow } from './document-opens.list';

/** A buyer who opened a document of a listing, as its owning seller reads it: no e-mail, no phone, no network; no name where the office keeps it. */
export type ListingOpen = Pick<
  DocumentOpenRow,
  'id' | 'documentId' | 'documentType' | 'actualFileName' | 'version' | 'company' | 'at' | 'kind'
> & { name: string | null };

/** SQL for whether an open is one of a buyer: not of the office, and not of the seller, whose id is given. */
export const byBuyer = (open: string, seller: string): string =>
  `${open}.user_id <> ${seller} and not exists (select from user_roles r where r.user_id = ${open}.user_id and r.role_id = ${Role.Admin})`;

/**
 * Which buyers opened what on one property, the newest first: not the office, and not its seller. It cannot be narrowed
 * to a person, who could be told by that where names are kept [BEYA-95].
 */
export const LISTING_OPENS: ListRules<ListingOpen, { zone: string; propertyId: number; me: number }> = {
  table: 'document_opens',
  as: 'o',
  fields: {
    id: { sql: 'o.id', type: 'bigint', sort: true, filter: oneOfNumbers, index: 'document_opens_of' },
    at: { sql: 'o.at', type: 'timestamptz', sort: true },
    at_gte: { sql: 'o.at', type: 'timestamptz', filter: fromDay },
    at_lte: { sql: 'o.at', type: 'timestamptz', filter: untilDay },
    documentId: { sql: 'o.document_id', type: 'int', filter: oneOfNumbers },
    kind: { sql: 'o.kind', type: 'text', filter: equals },
  },
  defaultSort: ['id', 'DESC'],
  where: (at, { propertyId, me }) => `o.property_id = ${at(propertyId)} and ${byBuyer('o', at(me))}`,
  rows: `
    select o.id, o.document_id "documentId", t.name "documentType", d.actual_file_name "actualFileName", coalesce(o.version, d.version) "version",
           ${namedToSeller(PERSON_NAME)} "name", ${namedToSeller('u.company_name')} company, o.at, o.kind
    from page join document_opens o on o.id = page.id join properties p on p.id = o.property_id join users u on u.id = o.user_id
      left join documents d on d.id = o.document_id left join document_types t on t.id = d.document_type_id`,
};
