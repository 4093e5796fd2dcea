import { PropertyStatus } from '@stowbridge/contract/ids';
import type { Client } from 'pg';
import { KEPT_NOTE } from './content/notes';

/** What the known buyer keeps: the last listings that are for sale, the newest with a note, and one that is not listed any more. */
const KEPT = `
  with kept as (
    (select id, true listed from properties where active and status_id = ${PropertyStatus.ForSale} order by id desc limit 3)
    union all
    (select id, false from properties where not active and status_id = ${PropertyStatus.ForSale} order by id limit 1)
  )
  insert into favourites (user_id, property_id, note, created_at)
  select u.id, k.id, case when row_number() over (order by k.listed, k.id) = count(*) over () then $1 end,
         $2::timestamptz - (count(*) over () - row_number() over (order by k.listed, k.id) + 1) * interval '3 days' + interval '16 hours'
  from kept k cross join users u where u.email = 'buyer@stowbridge.example' order by k.listed, k.id`;

/** What people look for. */
export const writeDemand = (client: Client, anchor: Date): Promise<unknown> => client.query(KEPT, [KEPT_NOTE, anchor]);
