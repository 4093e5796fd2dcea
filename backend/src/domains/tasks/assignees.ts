import { Role, UserStatus } from '@stowbridge/contract/ids';

/** SQL for the first listing agent of a property who is there; null where it has none. */
export const firstAgent = (property: string): string =>
  `(select a.user_id from property_agents a join users u on u.id = a.user_id and u.status_id <> ${UserStatus.Rejected}
    where a.property_id = ${property} order by a.position, u.id limit 1)`;

/** SQL for whether this person may be given tasks: an administrator, or who buys or sells by the deal `d` for those of their side. */
export const mayHave = (person: string, side: string): string =>
  `exists (select from users u where u.id = ${person} and u.status_id = ${UserStatus.Approved} and (
     exists (select from user_roles r where r.user_id = u.id and r.role_id = ${Role.Admin})
     or (${side} = 'buyer' and u.id = d.buyer_id)
     or (${side} = 'seller' and u.id = (select seller_id from properties where id = d.property_id))))`;
