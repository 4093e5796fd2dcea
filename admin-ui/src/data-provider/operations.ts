import type { ApiKeyBodyDto, NewApiKeyDto, NewWebhookDto, RotatedWebhookDto, WebhookBodyDto } from '@stowbridge/api';
import { ApiKeysResourceService } from '@stowbridge/api/services/ApiKeysResourceService';
import { MailsService } from '@stowbridge/api/services/MailsService';
import { OfficeService } from '@stowbridge/api/services/OfficeService';
import { OpsService } from '@stowbridge/api/services/OpsService';
import { WebhooksResourceService } from '@stowbridge/api/services/WebhooksResourceService';
import { transport } from './transport';

const apiKeysResourceApi = new ApiKeysResourceService(transport);
const mailsApi = new MailsService(transport);
const officeApi = new OfficeService(transport);
const opsApi = new OpsService(transport);
const webhooksApi = new WebhooksResourceService(transport);

/** What the office runs itself: its day, its mails, jobs and keys. */
export const operationCalls = {
  /** What needs attention today, figures by status, and the week from views to offers. */
  officeDashboard: () => officeApi.day(),

  /** Queues a failed e-mail again. */
  retryMail: (id: number) => mailsApi.retry({ id }),

  /** Lets this browser into the job console for half an hour, and answers its address. */
  async openJobConsole(): Promise<string> {
    return (await opsApi.console({ requestBody: {} })).url;
  },

  /** Makes a key; its secret is answered this once. */
  createApiKey: (requestBody: ApiKeyBodyDto, idempotencyKey: string): Promise<NewApiKeyDto> =>
    apiKeysResourceApi.create({ requestBody, idempotencyKey }),

  /** Makes a key that takes the place of another one; its secret is answered this once. */
  rotateApiKey: (id: number): Promise<NewApiKeyDto> => apiKeysResourceApi.rotate({ id, requestBody: {} }),

  /** Ends a key at once and for good. */
  revokeApiKey: (id: number) => apiKeysResourceApi.revoke({ id }),

  /** Adds a webhook; its secret is answered this once. */
  createWebhook: (requestBody: WebhookBodyDto, idempotencyKey: string): Promise<NewWebhookDto> =>
    webhooksApi.create({ requestBody, idempotencyKey }),
  deleteWebhook: (id: number) => webhooksApi.delete({ id }),
  /** Sends a message that no change tells of. */
  testWebhook: (id: number) => webhooksApi.test({ id }),
  /** Makes a new secret, which is answered this once; the old one signs too for a day. */
  rotateWebhook: (id: number): Promise<RotatedWebhookDto> => webhooksApi.rotate({ id }),
  /** Sends everything again that happened since a time, under the ids that it had. */
  resendSince: (id: number, since: string) => webhooksApi.resend({ id, requestBody: { since } }),
  /** Sends a message again, under the id that it had. */
  resendDelivery: (id: number, deliveryId: number) => webhooksApi.resendDelivery({ id, deliveryId }),
};
