import { findKey, keyRows } from '../data/api-key';
import { administrators } from '../data/people';
import { mail } from '../mail-definition';

export const apiKeyCreated = mail({
  kind: 'api-key-created',
  called: 'API key created',
  category: null,
  data: findKey,
  to: (_key, context) => administrators(context),
  content: ({ data: key, links, brand, moment }) => ({
    subject: `An API key for ${brand.product} was made`,
    preheader: `${key.name}, by ${key.maker.name}.`,
    heading: 'An API key was made',
    blocks: [
      { text: 'Whoever has this key can use the product within its scopes. If you do not know of it, revoke it.' },
      keyRows(key, moment),
      { button: 'Open the API keys', address: links.apiKeys },
    ],
  }),
  sample: ({ keyId, agentId }) => ({ keyId, userId: agentId }),
});
