import type { Client } from 'pg';

/** Whoever has signed is in; an accepted offer opens what is for buyers under LOI. */
const ACCESS = `
  insert into nda_access (user_id, property_id, state, tier, tier_before, created_at)
  select s.user_id, s.property_id, 'open', case when s.accepted then 3 else 1 end, case when s.accepted then 1 end, s.signed_at
  from (select user_id, property_id, min(signed_at) signed_at,
               exists (select from deals d where d.buyer_id = n.user_id and d.property_id = n.property_id and d.deal_status_id in (1, 5)) accepted
        from ndas n group by user_id, property_id) s
  on conflict do nothing`;

/** Opens what the signatures and the deals that are there have opened. */
export const writeAccess = (client: Client): Promise<unknown> => client.query(ACCESS);
