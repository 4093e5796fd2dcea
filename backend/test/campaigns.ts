import type { CampaignState } from '@stowbridge/contract/campaigns';
import type { DataSource } from 'typeorm';
import { type Audience, NO_AUDIENCE } from '../src/domains/campaigns/audience.sql';
import { Campaign, CampaignProperty } from '../src/domains/campaigns/campaign.entity';
import type { SendingOffice } from '../src/domains/campaigns/sending';

/** Where the tests send campaigns from. */
export const SENDING: SendingOffice = { timeZone: 'UTC', postalAddress: '1 Main Street, San Antonio, TX 78205' };

/** A campaign of an administrator about one property; a scheduled one is due. */
export async function aCampaign(
  source: DataSource,
  { madeById, propertyId }: { madeById: number; propertyId: number },
  given: { state?: CampaignState; audience?: Partial<Audience>; subject?: string } = {},
): Promise<number> {
  const { state = 'draft', audience = { favourites: true }, subject = 'Two near Austin' } = given;
  const campaign = source.manager.create(Campaign, {
    subject,
    intro: '<p>Both are <b>new</b> this week.</p>',
    audience: { ...NO_AUDIENCE, ...audience },
    state,
    scheduledAt: state === 'draft' ? null : new Date(),
    madeById,
  });
  await source.manager.insert(Campaign, campaign);
  await source.manager.insert(CampaignProperty, { campaignId: campaign.id, propertyId, position: 0 });
  return campaign.id;
}

/** They keep the property. */
export const keeps = (source: DataSource, userId: number, propertyId: number): Promise<unknown> =>
  source.query('insert into favourites (user_id, property_id) values ($1, $2)', [userId, propertyId]);

/** Whose mail of a campaign is in which state. */
export const campaignMails = (
  source: DataSource,
  campaignId: number,
): Promise<{ userId: number; state: string; why: string | null }[]> =>
  source.query('select user_id "userId", state, why from campaign_mails where campaign_id = $1 order by user_id', [
    campaignId,
  ]);
