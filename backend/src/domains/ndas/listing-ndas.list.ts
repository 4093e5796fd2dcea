import { oneOf } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';
import { ACCESS, type AccessJson, inState } from './access-rows';
import { NEWEST_NDA } from './access';

/** Somebody who has signed the NDA of a listing, as its owning seller reads it: no address, no phone. */
export interface ListingNda {
  ndaId: number;
  name: string;
  company: string | null;
  signedAt: Date;
  access: AccessJson;
}

/** Who may open what on one property, the newest first. */
export const LISTING_NDAS: ListRules<ListingNda, { propertyId: number }> = {
  table: 'nda_access',
  as: 'a',
  fields: {
    id: { sql: 'a.id', type: 'int', sort: true, filter: oneOf },
    state: { sql: 'a.state', type: 'text', filter: inState, index: 'nda_access_property' },
  },
  defaultSort: ['id', 'DESC'],
  where: (at, { propertyId }) => `a.property_id = ${at(propertyId)}`,
  rows: `
    select n.id "ndaId", u.first_name || ' ' || u.last_name "name", u.company_name company, n.signed_at "signedAt", ${ACCESS} access
    from page join nda_access a on a.id = page.id join users u on u.id = a.user_id join ndas n on n.id = (${NEWEST_NDA})`,
};
