import type { DataSource } from 'typeorm';
import { type DenialCase, ofResource, type People } from './cases';

const URL = 'https://93.184.215.14/hook';

async function aWebhook(source: DataSource, madeById: number): Promise<number> {
  const [{ id }] = await source.query<{ id: number }[]>(
    `insert into webhooks (url, description, events, secret, made_by_id) values ($1, '', '{offer.submitted}', 'x', $2) returning id`,
    [URL, madeById],
  );
  return id;
}

async function aDelivery(source: DataSource, webhookId: number): Promise<number> {
  const [{ id }] = await source.query<{ id: string }[]>(
    `insert into webhook_deliveries (webhook_id, change_id, type, body, state) values ($1, 1, 'offer.submitted', '{}', 'delivered') returning id`,
    [webhookId],
  );
  return Number(id);
}

const ofWebhook =
  (body?: object): DenialCase['make'] =>
  async ({ source, people }: People) => ({ as: 'admin', path: { id: await aWebhook(source, people.admin) }, body });

/** What programs of others are told. */
export const WEBHOOK_CASES: [string, DenialCase][] = [
  ofResource('WebhooksResource_get', ofWebhook()),
  ofResource('WebhooksResource_update', ofWebhook({ url: URL, events: ['nda.signed'] })),
  ofResource('WebhooksResource_delete', ofWebhook(), { status: 204 }),
  ofResource('WebhooksResource_test', ofWebhook({}), { status: 204 }),
  ofResource('WebhooksResource_rotate', ofWebhook({})),
  ofResource('WebhooksResource_resend', ofWebhook({ since: new Date().toISOString() })),
  ofResource(
    'WebhooksResource_deliveries',
    async (people) => ({ ...(await ofWebhook()(people)), query: { filter: '{"id":1}' } }),
    { finds: { 'query:filter': 'a filter' } },
  ),
  ofResource(
    'WebhooksResource_resendDelivery',
    async ({ source, people }) => {
      const id = await aWebhook(source, people.admin);
      return { as: 'admin', path: { id, deliveryId: await aDelivery(source, id) }, body: {} };
    },
    { status: 204 },
  ),
];
