import type { ApiKeyBodyDto, NewApiKeyDto } from '@stowbridge/api';
import { api } from './api';

/** What the office runs itself: its day, its mails, jobs and keys. */
export const operationCalls = {
  /** What needs attention today, figures by status, and the week from views to offers. */
  officeDashboard: () => api.office.day(),

  /** Queues a failed e-mail again. */
  retryMail: (id: number) => api.mails.retry({ id }),

  /** Lets this browser into the job console for half an hour, and answers its address. */
  async openJobConsole(): Promise<string> {
    return (await api.ops.console({ requestBody: {} })).url;
  },

  /** Makes a key; its secret is answered this once. */
  createApiKey: (requestBody: ApiKeyBodyDto, idempotencyKey: string): Promise<NewApiKeyDto> =>
    api.apiKeysResource.create({ requestBody, idempotencyKey }),

  /** Ends a key at once and for good. */
  revokeApiKey: (id: number) => api.apiKeysResource.revoke({ id }),
};
