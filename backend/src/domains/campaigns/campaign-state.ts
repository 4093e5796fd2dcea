import type { CampaignStop } from '@stowbridge/contract/campaigns';
import type { EntityManager } from 'typeorm';
import { type Actor, recordAudit } from '../../platform/audit/audit';
import { changed } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { recordEvent } from '../../platform/events/outbox';
import { OPEN } from '../properties/visibility.sql';

/** The SQL condition that every property of a campaign `c` may be written about, and that there is one. */
export const ALL_OPEN = `exists (select from campaign_properties cp where cp.campaign_id = c.id)
  and not exists (select from campaign_properties cp join properties p on p.id = cp.property_id where cp.campaign_id = c.id and not (${OPEN}))`;

/** From how many mails on their refusals stop a campaign, and at which share [BEYB-82]. */
const LOOKED_AT = 50;
const REFUSED_SHARE = 0.05;

const STOP = `update campaigns c set state = 'stopped', stop_reason = $2, ended_at = now() where c.id = $1`;

/**
 * Stops what is left of a campaign: what waits is not sent.
 * @param actor null: by itself, and its maker is told
 * @returns whether it was under way
 */
export async function stopCampaign(
  manager: EntityManager,
  id: number,
  reason: CampaignStop,
  actor: Actor | null,
): Promise<boolean> {
  const states = actor ? "('sending')" : "('scheduled', 'sending')";
  if (changed(await manager.query<[unknown, number]>(`${STOP} and c.state in ${states}`, [id, reason])) === 0) {
    return false;
  }
  await recordAudit(manager, {
    actor,
    action: 'campaign.stopped',
    subjectType: 'campaign',
    subjectId: id,
    detail: { reason },
  });
  if (!actor) {
    await recordEvent(manager, 'campaign.stopped', { campaignId: id });
  }
  return true;
}

const TOO_MANY_REFUSED = `
  select from campaign_mails
  where campaign_id = $1 and state in ('sent', 'refused') and exists (select from campaign_mails where campaign_id = $1 and state = 'refused')
  having count(*) >= ${LOOKED_AT} and count(*) filter (where state = 'refused') >= ${REFUSED_SHARE} * count(*)`;

/** Stops a campaign of which too many mails are refused. */
export async function stopIfRefused(manager: EntityManager, id: number): Promise<boolean> {
  const found = await sql(manager, { text: TOO_MANY_REFUSED, values: [id] });
  return found.length > 0 && stopCampaign(manager, id, 'refusals', null);
}
