import { CAMPAIGN_STOPS, type CampaignStop } from '@stowbridge/contract/campaigns';
import { personSql } from '../data/people';
import { mail, type Person } from '../mail-definition';

interface Stopped {
  id: number;
  subject: string;
  reason: CampaignStop;
  maker: Person;
}

export const campaignStopped = mail({
  kind: 'campaign-stopped',
  called: 'Campaign stopped by itself',
  category: null,
  notifies: true,
  data: async ({ campaignId }: { campaignId: number }, { read }) => {
    const [found] = await read<Stopped>(
      `select c.id, c.subject, c.stop_reason reason, ${personSql('u')} maker from campaigns c join users u on u.id = c.made_by_id
       where c.id = $1 and c.stop_reason is not null`,
      [campaignId],
    );
    return found as Stopped | undefined;
  },
  to: ({ maker }) => maker,
  content: ({ data: { id, subject, reason }, links }) => ({
    subject: `Your campaign was stopped: ${subject}`,
    preheader: CAMPAIGN_STOPS[reason],
    heading: 'Your campaign was stopped',
    blocks: [
      { text: subject },
      { text: `${CAMPAIGN_STOPS[reason]} Nobody else gets it.` },
      { button: 'See its report', address: links.campaign(id) },
    ],
  }),
  sample: ({ stoppedCampaignId }) => ({ campaignId: stoppedCampaignId }),
});
