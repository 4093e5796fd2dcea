import { findKey, keyRows } from '../data/api-key';
import { mail } from '../mail-definition';

export const apiKeyEnding = mail({
  kind: 'api-key-ending',
  called: 'API key ends soon',
  category: null,
  data: findKey,
  to: ({ maker }) => maker,
  content: ({ data: key, links, brand, moment }) => ({
    subject: `Your API key for ${brand.product} ends soon`,
    preheader: key.expiresAt ? `${key.name} stops working on ${moment(key.expiresAt)}.` : key.name,
    heading: 'Your API key ends soon',
    blocks: [
      {
        text: 'Programs that use this key are refused once it has ended. Make a new one in time, and revoke this one.',
      },
      keyRows(key, moment),
      { button: 'Open the API keys', address: links.apiKeys },
    ],
  }),
  sample: ({ keyId, agentId }) => ({ keyId, userId: agentId }),
});
