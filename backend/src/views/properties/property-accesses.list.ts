import { ACCESS, type AccessJson, inState } from '../../domains/ndas/access-rows';
import { NEWEST_NDA } from '../../domains/ndas/access';
import { oneOf } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';

/** Somebody who has signed the NDA of a property. */
export interface AccessRow {
  /** Of the person. */
  userId: number;
  ndaId: number;
  userTypeId: number;
  name: string;
  company: string | null;
  position: string | null;
  signedAt: Date;
  lastOpenedAt: Date | null;
  access: AccessJson;
}

/** Who may open what on one property, the newest first. */
export const PROPERTY_ACCESSES: ListRules<AccessRow, { propertyId: number }> = {
  table: 'nda_access',
  as: 'a',
  joins: { u: 'join users u on u.id = a.user_id' },
  fields: {
    id: { sql: 'a.id', type: 'int', sort: true, filter: oneOf },
    name: { sql: 'u.first_name', type: 'text', sort: true, join: 'u' },
    expiresAt: { sql: 'a.expires_at', type: 'timestamptz', sort: true, nullable: true },
    state: { sql: 'a.state', type: 'text', filter: inState, index: 'nda_access_property' },
  },
  defaultSort: ['id', 'DESC'],
  where: (at, { propertyId }) => `a.property_id = ${at(propertyId)}`,
  rows: `
    select u.id "userId", n.id "ndaId", u.user_type_id "userTypeId", u.first_name || ' ' || u.last_name "name", u.company_name company, coalesce(u.position, o.name) "position", n.signed_at "signedAt",
           (select max(d.at) from document_opens d where d.user_id = a.user_id and d.property_id = a.property_id) "lastOpenedAt", ${ACCESS} access
    from page join nda_access a on a.id = page.id join users u on u.id = a.user_id left join positions o on o.id = u.position_id join ndas n on n.id = (${NEWEST_NDA})`,
};
