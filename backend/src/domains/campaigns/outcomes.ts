import { CAMPAIGN_STOPPED, READER_REMOVED, READER_STOPPED } from '@stowbridge/contract/failed-mails';
import type { EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { ALL_OPEN, stopIfRefused } from './campaign-state';
import type { CampaignMailState } from './campaign.entity';

/** What became of the mails of a batch once they are written: those that are not under way have no mail, or one that has failed. */
export async function noteWritten(
  manager: EntityManager,
  { campaignId, userIds }: { campaignId: number; userIds: number[] },
  written: { userId: number | null; mailId: number; isQueued: boolean }[],
): Promise<void> {
  await manager.query(
    `update campaign_mails m set mail_id = w.mail_id, state = case when w.mail_id is null then 'held' when w.queued then 'queued' else 'failed' end,
       why = case when w.mail_id is null then 'stopped' end
     from unnest($2::int[]) asked (user_id) left join unnest($3::int[], $4::int[], $5::boolean[]) w (user_id, mail_id, queued) using (user_id)
     where m.campaign_id = $1 and m.user_id = asked.user_id and m.state = 'queued'`,
    [
      campaignId,
      userIds,
      written.map(({ userId }) => userId),
      written.map(({ mailId }) => mailId),
      written.map(({ isQueued }) => isQueued),
    ],
  );
}

/** Whether the mails of a campaign may leave: it was not stopped, and all that it shows is published. */
export async function mayLeave(manager: EntityManager, campaignId: number): Promise<boolean> {
  const found = await sql(manager, {
    text: `select from campaigns c where c.id = $1 and c.state = 'sending' and ${ALL_OPEN}`,
    values: [campaignId],
  });
  return found.length > 0;
}

/** Notes that a mail was sent; the one that makes enough of them to look at may stop its campaign [BEYB-82]. */
export async function noteSent(manager: EntityManager, mailId: number): Promise<void> {
  const [rows] = await manager.query<[{ campaignId: number }[], number]>(
    `update campaign_mails set state = 'sent', why = null, sent_at = now()
     where mail_id = $1 and state in ('queued', 'failed', 'refused') returning campaign_id "campaignId"`,
    [mailId],
  );
  if (rows.length > 0) {
    await stopIfRefused(manager, rows[0].campaignId);
  }
}

/**
 * Notes that a mail was given up; with those that were refused before it may be the one that stops its campaign.
 * @param isPermanent the server refuses it for good
 */
export async function noteGivenUp(
  manager: EntityManager,
  mailId: number,
  { error, isPermanent }: { error: string; isPermanent: boolean },
): Promise<void> {
  const state = stateAfter(error, isPermanent);
  const [rows] = await manager.query<[{ campaignId: number }[], number]>(
    `update campaign_mails set state = $2, why = $3, queued_at = case when $2 = 'waiting' then null else queued_at end
     where mail_id = $1 and state in ('queued', 'failed', 'refused') returning campaign_id "campaignId"`,
    [mailId, state, state === 'held' ? 'stopped' : null],
  );
  if (rows.length > 0 && state === 'refused') {
    await stopIfRefused(manager, rows[0].campaignId);
  }
}

/** Who was left out because the campaign was stopped waits, as all others do that it did not come to. */
function stateAfter(error: string, isPermanent: boolean): CampaignMailState {
  if (error === CAMPAIGN_STOPPED) {
    return 'waiting';
  }
  if (error === READER_STOPPED || error === READER_REMOVED) {
    return 'held';
  }
  return isPermanent ? 'refused' : 'failed';
}
