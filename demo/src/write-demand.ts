import { PropertyStatus, Role, UserStatus } from '@stowbridge/contract/ids';
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

/**
 * What people buy: the known buyer what the office has entered for them, in the states of the listings that they keep, and
 * some other approved buyers what they have written themselves, so that listings have matching buyers.
 */
const BOUGHT = `
  with listed as (
    select state_id, row_number() over (order by id desc) - 1 n, count(*) over () total
    from properties where active and status_id = ${PropertyStatus.ForSale}
  ),
  buyers as (
    select u.id, u.email = 'buyer@stowbridge.example' known, row_number() over (order by u.email <> 'buyer@stowbridge.example', u.id) - 1 n
    from users u join user_roles r on r.user_id = u.id and r.role_id = ${Role.Buyer} where u.status_id = ${UserStatus.Approved}
    order by 2 desc, u.id limit 24
  ),
  bought as (
    insert into criteria (user_id, name, state_ids, area_from, price_to, max_price, equity, exchange_deadline, active_until, entered_by_id, created_at, modified_at)
    select b.id, case when b.known then 'Income near what we own' else 'What we look for' end,
           case when b.known then (select array_agg(distinct state_id) from listed where n < 3) else array[l.state_id] end,
           case when b.n % 2 = 0 then 20000 end, case when b.n % 4 = 1 then 9000000 end, 12000000 + b.n * 500000, 3000000 + b.n * 250000,
           case when b.n % 5 = 0 then $1::date + 120 end, case when b.n % 3 = 0 then $1::date + 180 end,
           case when b.known then (select id from users where email = 'admin@stowbridge.example') else b.id end,
           $1::timestamptz - (b.n + 2) * interval '1 day' + interval '17 hours', $1::timestamptz - (b.n + 2) * interval '1 day' + interval '17 hours'
    from buyers b join listed l on l.n = b.n % l.total order by b.n desc
    returning id
  )
  insert into criteria_wishes (criteria_id, weight, cap_rate_from, climate_share_from)
  select id, w.weight, w.cap_rate_from, w.climate_share_from
  from bought cross join (values (4, 6.0, null::numeric), (2, null, 30.0)) w (weight, cap_rate_from, climate_share_from)
  order by id, w.weight desc`;

/** What people look for. */
export async function writeDemand(client: Client, anchor: Date): Promise<void> {
  await client.query(KEPT, [KEPT_NOTE, anchor]);
  await client.query(BOUGHT, [anchor]);
}
