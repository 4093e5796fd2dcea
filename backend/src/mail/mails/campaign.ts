import { BATCH_READERS, campaignContent, findCampaign } from '../data/campaign';
import { mail } from '../mail-definition';

export const campaign = mail({
  kind: 'campaign',
  called: 'Campaign to buyers',
  category: 'listings',
  data: ({ campaignId, userIds }: { campaignId: number; userIds: number[] }, context) =>
    findCampaign(campaignId, context, { text: BATCH_READERS, values: [userIds] }),
  to: ({ readers }) => readers.map(({ person }) => person),
  content: ({ to, data, links, brand }) =>
    campaignContent(data, data.readers.find(({ person }) => person === to) ?? data.readers[0], {
      links,
      brand,
      isCounted: true,
    }),
  sample: ({ campaignId, userId }) => ({ campaignId, userIds: [userId] }),
});
