import { AUDIENCE_MAX } from '@stowbridge/contract/campaigns';
import { today } from '@stowbridge/contract/dates';
import type { DataSource, EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { HOLD, keepAudience } from './audience.sql';
import { ALL_OPEN, stopCampaign, stopIfRefused } from './campaign-state';
import { Campaign } from './campaign.entity';

/** Mails that are written in one go: other news waits no longer than that takes. */
const BATCH = 50;
/** Batches of one campaign in one run of the job. */
const BATCHES = 10;

interface Due extends Pick<Campaign, 'state' | 'audience'> {
  propertyIds: number[];
  isOpen: boolean;
}

/** Who sends them. */
export interface SendingOffice {
  timeZone: string;
  /** Without one nothing is sent. */
  postalAddress: string | undefined;
}

/** A second worker does not wait for the first one: it finds it done. */
const LOCK = `
  select c.state, c.audience, array(select property_id from campaign_properties where campaign_id = c.id) "propertyIds", ${ALL_OPEN} "isOpen"
  from campaigns c where c.id = $1 and (c.state = 'sending' or c.state = 'scheduled' and c.scheduled_at <= now())
  for no key update of c skip locked`;

/** Begins the campaigns that are due, and hands on more mails of those that are being sent. @returns how many were looked at */
export async function sendCampaigns(source: DataSource, office: SendingOffice): Promise<number> {
  const due = await sql<{ id: number }>(source, {
    text: `select id from campaigns where state = 'sending' or state = 'scheduled' and scheduled_at <= now() order by id`,
    values: [],
  });
  for (const { id } of due) {
    let more = true;
    for (let batch = 0; more && batch < BATCHES; batch += 1) {
      more = await withTransaction(source, (manager) => goOn(manager, id, office));
    }
  }
  return due.length;
}

/** One batch of a campaign. @returns whether there may be another one */
async function goOn(manager: EntityManager, id: number, office: SendingOffice): Promise<boolean> {
  const [campaign] = await sql<Due>(manager, { text: LOCK, values: [id] });
  if (!campaign) {
    return false;
  }
  if (!campaign.isOpen) {
    await stopCampaign(manager, id, 'property', null);
    return false;
  }
  if (office.postalAddress === undefined) {
    await stopCampaign(manager, id, 'address', null);
    return false;
  }
  if (campaign.state === 'scheduled' && !(await begin(manager, id, campaign, office.timeZone))) {
    return false;
  }
  return !(await stopIfRefused(manager, id)) && handOn(manager, id);
}

/** Keeps the audience as it is at this moment [BEYB-76]. */
async function begin(
  manager: EntityManager,
  id: number,
  { propertyIds, audience }: Due,
  timeZone: string,
): Promise<boolean> {
  if ((await keepAudience(manager, id, { propertyIds, audience, day: today(timeZone) })) > AUDIENCE_MAX) {
    await stopCampaign(manager, id, 'audience', null);
    return false;
  }
  await manager.update(Campaign, { id }, { state: 'sending', startedAt: () => 'now()' });
  return true;
}

/** One campaign at a time decides on a person, so that no two write to them together. */
const NEXT = `
  select m.user_id id from campaign_mails m join users u on u.id = m.user_id
  where m.campaign_id = $1 and m.state = 'waiting' order by m.user_id limit ${BATCH} for no key update of u`;

const DECIDE = `
  with decided as (select u.id, ${HOLD} why from users u where u.id = any($2::int[]))
  update campaign_mails m set why = d.why, state = case when d.why is null then 'queued' else 'held' end,
    queued_at = case when d.why is null then now() end
  from decided d where m.campaign_id = $1 and m.user_id = d.id and m.state = 'waiting' returning m.user_id id, m.state`;

const END = `
  update campaigns set state = 'sent', ended_at = now()
  where id = $1 and state = 'sending' and not exists (select from campaign_mails where campaign_id = $1 and state in ('waiting', 'queued'))`;

async function handOn(manager: EntityManager, id: number): Promise<boolean> {
  const next = await sql<{ id: number }>(manager, { text: NEXT, values: [id] });
  if (next.length === 0) {
    await manager.query(END, [id]);
    return false;
  }
  const [decided] = await manager.query<[{ id: number; state: string }[], number]>(DECIDE, [id, next.map((u) => u.id)]);
  const userIds = decided.filter(({ state }) => state === 'queued').map((row) => row.id);
  if (userIds.length > 0) {
    await recordEvent(manager, 'campaign.batch-due', { campaignId: id, userIds });
  }
  return true;
}
