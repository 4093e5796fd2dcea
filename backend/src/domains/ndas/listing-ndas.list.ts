import { oneOf } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';
import { PERSON_NAME } from '../accounts/users/person-name';
import { namedToSeller } from '../properties/people/seller-sees';
import { ACCESS, type AccessJson, inState } from './access-rows';
import { NEWEST_NDA } from './access';

/** Somebody who has signed the NDA of a listing, as its owning seller reads it: no address, no phone; no name where the office keeps it [BEYA-95]. */
export interface ListingNda {
  ndaId: number;
  name: string | null;
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
    select n.id "ndaId", ${namedToSeller(PERSON_NAME)} "name", ${namedToSeller('u.company_name')} company, n.signed_at "signedAt", ${ACCESS} access
    from page join nda_access a on a.id = page.id join properties p on p.id = a.property_id join users u on u.id = a.user_id join ndas n on n.id = (${NEWEST_NDA})`,
};
