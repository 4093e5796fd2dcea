import { PropertyStatus, Role, UserStatus } from '@stowbridge/contract/ids';
import type { Client } from 'pg';
import { CAMPAIGNS } from './content/campaigns';

const FOR_SALE = `active and status_id = ${PropertyStatus.ForSale}`;

/** About the newest listings that are for sale, by the known administrator to all who have signed an NDA; none where nothing is for sale. */
const CAMPAIGN = `
  with made as (
    insert into campaigns (subject, intro, audience, state, scheduled_at, started_at, ended_at, made_by_id, created_at)
    select $1, $2, '{"matches":false,"favourites":true,"signers":true,"signerStateIds":[],"signerTypeIds":[],"stateIds":[],"userIds":[]}', $3,
      sent.at, sent.at, sent.at + interval '2 minutes', u.id, $4::timestamptz - interval '13 days' + interval '15 hours'
    from users u cross join (select case when $3 = 'sent' then $4::timestamptz - interval '12 days' + interval '16 hours' end at) sent
    where u.email = 'admin@stowbridge.example' and exists (select from properties where ${FOR_SALE}) returning id)
  insert into campaign_properties (campaign_id, property_id, position)
  select made.id, p.id, p.place from made, (
    select id, row_number() over (order by id desc) - 1 place from properties where ${FOR_SALE} order by id desc limit 2) p
  returning campaign_id id`;

/** One was written to a few days before, one address was refused; every third has opened a listing. */
const MAILS = `
  insert into campaign_mails (campaign_id, user_id, source, state, why, queued_at, sent_at, clicked_at)
  select c.id, s.user_id, 'signers', s.state, case s.state when 'held' then 'within 3 days' end,
    case when s.state <> 'held' then c.started_at end, case s.state when 'sent' then c.started_at + s.place * interval '3 seconds' end,
    case when s.state = 'sent' and s.place % 3 = 1 then c.started_at + s.place * interval '1 hour' end
  from campaigns c cross join (
    select n.user_id, row_number() over (order by n.user_id) place,
      case row_number() over (order by n.user_id) when 2 then 'held' when 5 then 'refused' else 'sent' end state
    from (select distinct user_id from ndas) n join users u on u.id = n.user_id and u.status_id = ${UserStatus.Approved}
      join user_roles r on r.user_id = u.id and r.role_id = ${Role.Buyer}) s
  where c.id = $1`;

/** Campaigns of the office. */
export async function writeCampaigns(client: Client, anchor: Date): Promise<void> {
  for (const { subject, intro, state } of CAMPAIGNS) {
    const { rows } = await client.query<{ id: number }>(CAMPAIGN, [subject, intro, state, anchor]);
    const made = rows.at(0);
    if (made && state === 'sent') {
      await client.query(MAILS, [made.id]);
    }
  }
}
