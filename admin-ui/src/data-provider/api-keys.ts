import type { ApiKeyBodyDto, NewApiKeyDto } from '@stowbridge/api';
import { api } from './api';

export const apiKeyCalls = {
  /** Makes a key; its secret is answered this once. */
  createApiKey: (requestBody: ApiKeyBodyDto, idempotencyKey: string): Promise<NewApiKeyDto> =>
    api.apiKeysResource.create({ requestBody, idempotencyKey }),

  /** Ends a key at once and for good. */
  revokeApiKey: (id: number) => api.apiKeysResource.revoke({ id }),
};
