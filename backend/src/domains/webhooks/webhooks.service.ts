import { WEBHOOK_DELIVERIES_KEPT_DAYS, WEBHOOK_ROTATION_HOURS, WEBHOOK_TEST } from '@stowbridge/contract/webhooks';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { Config } from '../../config';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { nameOfRecord, recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { conflict, invalid, notFound } from '../../platform/common/errors';
import { withTransactionOf } from '../../platform/database/transaction';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { bodySql } from './fan-out';
import { requireWebhookUrl } from './public-address';
import { newWebhookSecret, sealWebhookSecret } from './secrets';
import { Webhook } from './webhook.entity';
import { DELIVERIES, type DeliveryRow, type WebhookRow, WEBHOOKS } from './webhooks.list';

export interface WebhookInput {
  url: string;
  description?: string | null;
  events: string[];
  state?: 'active' | 'paused';
}

/** Who is told of changes, and what became of it; administrators alone. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  list(caller: Caller, request: ListQueryDto): Promise<Listed<WebhookRow>> {
    requireAdmin(caller);
    return list(this.source, request, WEBHOOKS);
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<WebhookRow> {
    requireAdmin(caller);
    const row = await rowOf(this.source, id, WEBHOOKS);
    if (!row) {
      throw notFound('The webhook');
    }
    return row;
  }

  /** @throws DomainError('invalid') for an address that is none of the public web */
  async create(caller: Caller, input: WebhookInput): Promise<{ id: number; secret: string }> {
    requireAdmin(caller);
    await requireWebhookUrl(input.url, this.config.WEBHOOK_ALLOW_PRIVATE);
    const secret = newWebhookSecret();
    const id = await withTransactionOf(caller, this.source, async (manager) => {
      const webhook = manager.create(Webhook, {
        ...columnsOf(input),
        secret: sealWebhookSecret(this.config.SECRET_KEY, secret),
        madeById: caller.id,
      });
      await manager.insert(Webhook, webhook);
      await recordAudit(manager, {
        actor: caller,
        action: 'webhook.created',
        subjectType: 'webhook',
        subjectId: webhook.id,
        detail: { events: webhook.events },
      });
      return webhook.id;
    });
    return { id, secret };
  }

  /** Changes it; one that was disabled is active again, or paused. */
  async replace(caller: Caller, id: number, input: WebhookInput): Promise<void> {
    requireAdmin(caller);
    await requireWebhookUrl(input.url, this.config.WEBHOOK_ALLOW_PRIVATE);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { url, description, events, state } = await lock(manager, id);
      const columns = columnsOf(input);
      await manager.update(Webhook, { id }, { ...columns, reason: null, failingSince: null });
      await recordAudit(manager, {
        actor: caller,
        action: 'webhook.changed',
        subjectType: 'webhook',
        subjectId: id,
        change: changeOf<Webhook>({ url, description, events, state }, columns),
      });
    });
  }

  /** Deletes it with its deliveries: what waits is not sent. */
  async remove(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      await lock(manager, id);
      const subjectName = await nameOfRecord(manager, 'webhook', id);
      await manager.delete(Webhook, { id });
      await recordAudit(manager, {
        actor: caller,
        action: 'webhook.deleted',
        subjectType: 'webhook',
        subjectId: id,
        subjectName,
      });
    });
  }

  /** A new secret; the old one signs too for a day. */
  async rotate(caller: Caller, id: number): Promise<{ secret: string; previousUntil: Date }> {
    requireAdmin(caller);
    const secret = newWebhookSecret();
    const previousUntil = new Date(Date.now() + WEBHOOK_ROTATION_HOURS * 3_600_000);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { secret: previousSecret } = await lock(manager, id);
      await manager.update(
        Webhook,
        { id },
        { secret: sealWebhookSecret(this.config.SECRET_KEY, secret), previousSecret, previousUntil },
      );
      await recordAudit(manager, {
        actor: caller,
        action: 'webhook.rotated',
        subjectType: 'webhook',
        subjectId: id,
      });
    });
    return { secret, previousUntil };
  }

  /** Sends a message that no feed tells. */
  async test(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      await lockActive(manager, id);
      const body = JSON.stringify({ type: WEBHOOK_TEST, timestamp: new Date().toISOString(), data: { webhookId: id } });
      await manager.query(
        `insert into webhook_deliveries (webhook_id, type, body, resent, next_at) values ($1, $2, $3, true, now())`,
        [id, WEBHOOK_TEST, body],
      );
      await announce(manager);
    });
  }

  async deliveries(caller: Caller, id: number, request: ListQueryDto): Promise<Listed<DeliveryRow>> {
    await this.get(caller, id);
    return list(this.source, request, DELIVERIES, { webhookId: id });
  }

  /** Sends one again under its id, as a delivery of its own. */
  async resend(caller: Caller, id: number, deliveryId: string): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      await lockActive(manager, id);
      const sent = await manager.query<unknown[]>(
        `insert into webhook_deliveries (webhook_id, change_id, type, body, resent, next_at)
         select webhook_id, change_id, type, body, true, now() from webhook_deliveries where webhook_id = $1 and id = $2 returning id`,
        [id, deliveryId],
      );
      if (sent.length === 0) {
        throw notFound('The delivery');
      }
      await announce(manager);
    });
  }

  /**
   * Sends everything again that happened since a time and is of its types, each once.
   * @returns how many
   */
  async resendSince(caller: Caller, id: number, since: Date): Promise<number> {
    requireAdmin(caller);
    if (since.getTime() < Date.now() - WEBHOOK_DELIVERIES_KEPT_DAYS * 86_400_000) {
      throw invalid(`The time must be within the last ${WEBHOOK_DELIVERIES_KEPT_DAYS} days`, 'since');
    }
    return withTransactionOf(caller, this.source, async (manager) => {
      await lockActive(manager, id);
      const sent = await manager.query<unknown[]>(
        `insert into webhook_deliveries (webhook_id, change_id, type, body, resent, next_at)
         select w.id, c.id, c.type, ${bodySql('$3')}, true, now() from changes c join webhooks w on w.id = $1 and c.type = any(w.events)
         where c.at >= $2 and c.id <= (select change_id from webhook_marks) order by c.id returning id`,
        [id, since, this.config.PUBLIC_URL],
      );
      await announce(manager);
      return sent.length;
    });
  }
}

const columnsOf = ({ url, description, events, state }: WebhookInput) => ({
  url,
  description: description ?? '',
  events,
  state: state ?? ('active' as const),
});

/** The workers look at once. */
const announce = (manager: EntityManager): Promise<unknown> => manager.query(`select pg_notify('changes', '')`);

async function lock(manager: EntityManager, id: number): Promise<Webhook> {
  const webhook = await manager.findOne(Webhook, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!webhook) {
    throw notFound('The webhook');
  }
  return webhook;
}

async function lockActive(manager: EntityManager, id: number): Promise<void> {
  if ((await lock(manager, id)).state !== 'active') {
    throw conflict('Nothing is sent to a webhook that is paused or disabled.');
  }
}
