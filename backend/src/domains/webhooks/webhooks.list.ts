import type { WebhookDeliveryState, WebhookState } from '@stowbridge/contract/webhooks';
import { contains, equals, fromMoment, oneOf, oneOfNumbers, untilMoment } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';

/** A webhook as the office reads it: without its secrets. */
export interface WebhookRow {
  id: number;
  url: string;
  description: string;
  events: string[];
  state: WebhookState;
  reason: string | null;
  failingSince: Date | null;
  /** Until when the secret before the last rotation signs too. */
  previousUntil: Date | null;
  lastDeliveredAt: Date | null;
  madeById: number;
  madeByName: string;
  createdAt: Date;
  modifiedAt: Date;
}

export const WEBHOOKS: ListRules<WebhookRow> = {
  table: 'webhooks',
  as: 'w',
  versioned: true,
  fields: {
    id: { sql: 'w.id', type: 'int', sort: true, filter: oneOf },
    url: { sql: 'w.url', type: 'text', sort: true, filter: contains },
    state: { sql: 'w.state', type: 'text', sort: true, filter: equals },
    createdAt: { sql: 'w.created_at', type: 'timestamptz', sort: true },
    modifiedAt: { sql: 'w.modified_at', type: 'timestamptz', sort: true },
    modifiedAt_gte: { sql: 'w.modified_at', type: 'timestamptz', filter: fromMoment },
    modifiedAt_lte: { sql: 'w.modified_at', type: 'timestamptz', filter: untilMoment },
    q: { sql: `(w.url || ' ' || w.description)`, type: 'text', filter: contains },
  },
  defaultSort: ['id', 'DESC'],
  rows: `
    select w.id, w.url, w.description, w.events, w.state, w.reason, w.failing_since "failingSince",
      case when w.previous_until > now() then w.previous_until end "previousUntil",
      (select max(d.tried_at) from webhook_deliveries d where d.webhook_id = w.id and d.state = 'delivered') "lastDeliveredAt",
      w.made_by_id "madeById", m.first_name || ' ' || m.last_name "madeByName", w.created_at "createdAt", w.modified_at "modifiedAt"
    from page join webhooks w on w.id = page.id join users m on m.id = w.made_by_id`,
};

/** What became of a change for a webhook. */
export interface DeliveryRow {
  id: string;
  webhookId: number;
  changeId: string | null;
  type: string;
  state: WebhookDeliveryState;
  attempt: number;
  status: number | null;
  ms: number | null;
  error: string | null;
  resent: boolean;
  at: Date;
  triedAt: Date | null;
  /** When it is tried next. */
  nextAt: Date | null;
}

/** Those of one webhook. */
export const DELIVERIES: ListRules<DeliveryRow, { webhookId: number }> = {
  table: 'webhook_deliveries',
  as: 'd',
  fields: {
    id: { sql: 'd.id', type: 'bigint', sort: true, filter: oneOfNumbers },
    state: { sql: 'd.state', type: 'text', filter: equals },
    type: { sql: 'd.type', type: 'text', filter: equals },
    changeId: { sql: 'd.change_id', type: 'bigint', filter: oneOfNumbers },
  },
  defaultSort: ['id', 'DESC'],
  where: (at, { webhookId }) => `d.webhook_id = ${at(webhookId)}`,
  rows: `
    select d.id, d.webhook_id "webhookId", d.change_id "changeId", d.type, d.state, d.attempt, d.status, d.ms, d.error, d.resent, d.at,
      d.tried_at "triedAt", d.next_at "nextAt"
    from page join webhook_deliveries d on d.id = page.id`,
};
