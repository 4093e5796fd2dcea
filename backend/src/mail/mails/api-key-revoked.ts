import { findKey, keyRows } from '../data/api-key';
import { administrators } from '../data/people';
import { mail } from '../mail-definition';

export const apiKeyRevoked = mail({
  kind: 'api-key-revoked',
  called: 'API key revoked',
  category: null,
  data: findKey,
  to: (_key, context) => administrators(context),
  content: ({ data: key, links, brand, moment }) => ({
    subject: `An API key for ${brand.product} was revoked`,
    preheader: `${key.name}, by ${key.maker.name}.`,
    heading: 'An API key was revoked',
    blocks: [
      { text: 'Programs that use this key are refused from now on.' },
      keyRows(key, moment),
      { button: 'Open the API keys', address: links.apiKeys },
    ],
  }),
  sample: ({ keyId, agentId }) => ({ keyId, userId: agentId }),
});
