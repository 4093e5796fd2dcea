import type { Client } from 'pg';

/** Two in three of what somebody may read they have opened, within two days; every fourth of those as a file. */
const OPENS = `
  insert into document_opens (document_id, version, property_id, user_id, address, at, kind)
  select d.id, d.version, d.property_id, a.user_id, '203.0.113.' || (1 + a.user_id % 254),
         least(now(), greatest(a.created_at, d.created_at) + (1 + (a.user_id * 7 + d.id * 13) % 2880) * interval '1 minute'),
         case when (a.user_id + d.id) % 4 = 0 then 'download' else 'view' end
  from nda_access a join documents d on d.property_id = a.property_id and d.tier <= a.tier
  where a.state = 'open' and (a.user_id + d.id) % 3 > 0 order by 6`;

/** Fills the log of opens from the accesses that are there. */
export const writeOpens = (client: Client): Promise<unknown> => client.query(OPENS);
