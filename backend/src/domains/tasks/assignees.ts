import { Role, UserStatus } from '@stowbridge/contract/ids';

/** SQL for whether this person may be given tasks: an administrator, or who buys or sells by the deal `d` for those of their side. */
export const mayHave = (person: string, side: string): string =>
  `exists (select from users u where u.id = ${person} and u.status_id = ${UserStatus.Approved} and (
     exists (select from user_roles r where r.user_id = u.id and r.role_id = ${Role.Admin})
     or (${side} = 'buyer' and u.id = d.buyer_id)
     or (${side} = 'seller' and u.id = (select seller_id from properties where id = d.property_id))))`;
