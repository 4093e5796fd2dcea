import { campaignContent, findCampaign, LOOKING } from '../data/campaign';
import { mail } from '../mail-definition';

export const campaignTest = mail({
  kind: 'campaign-test',
  called: 'Test of a campaign',
  category: null,
  data: ({ campaignId, userId }: { campaignId: number; userId: number }, context) =>
    findCampaign(campaignId, context, { text: LOOKING, values: [userId] }),
  to: ({ readers }) => readers.map(({ person }) => person),
  content: ({ data, links, brand }) => {
    const content = campaignContent(data, data.readers[0], { links, brand, isCounted: false });
    return { ...content, subject: `Test: ${content.subject}` };
  },
  sample: ({ campaignId, agentId }) => ({ campaignId, userId: agentId }),
});
