import { WEBHOOK_RETRIES } from '@stowbridge/contract/webhooks';
import { Webhook as Signer } from 'standardwebhooks';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { sql } from '../../platform/database/sql';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { PAUSED } from '../../platform/events/restores';
import { post, type Posted } from './post';
import { openWebhookSecret } from './secrets';

/** Failing for so long disables it. */
const PATIENCE = `interval '5 days'`;
const GONE = 410;
/** What nobody could check is not sent. */
const UNSIGNED: Posted = { status: null, error: 'Its secret cannot be opened: make a new one.', ms: 0 };

interface Due {
  id: string;
  messageId: string;
  body: string;
  attempt: number;
  resent: boolean;
  webhookId: number;
  url: string;
  secret: string;
  previousSecret: string | null;
  old: boolean;
}

export interface Sender {
  secretKey: string;
  allowPrivate: boolean;
}

const DUE = `
  select d.id::text, coalesce(d.change_id::text, 'test-' || d.id) "messageId", d.body, d.attempt, d.resent, w.id "webhookId", w.url, w.secret,
    case when w.previous_until > now() then w.previous_secret end "previousSecret",
    exists (select from restores r where r.created_at >= d.at) old
  from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = $1 and d.state = 'waiting' and w.state = 'active'`;

/** Tries one delivery. A process that dies between the answer and the mark sends it again, under the same id. */
export async function sendDelivery(source: DataSource, id: string, sender: Sender): Promise<void> {
  const [due] = await sql<Due>(source, { name: 'webhook-due', text: DUE, values: [id] });
  if (!due) {
    return;
  }
  if (due.old) {
    await source.manager.query(
      `update webhook_deliveries set state = 'held', next_at = null, error = $2 where id = $1 and state = 'waiting'`,
      [id, PAUSED],
    );
    return;
  }
  const headers = signedHeaders(due, sender.secretKey);
  const posted = headers
    ? await post(due.url, { body: due.body, headers, allowPrivate: sender.allowPrivate })
    : UNSIGNED;
  await withTransaction(source, (manager) => record(manager, due, posted));
}

/** Undefined when no secret opens: `SECRET_KEY` is another now. */
function signedHeaders(
  { messageId, body, secret, previousSecret }: Due,
  secretKey: string,
): Record<string, string> | undefined {
  const at = new Date();
  const signatures = [secret, previousSecret].flatMap((sealed) => {
    const opened = sealed === null ? undefined : openWebhookSecret(secretKey, sealed);
    return opened === undefined ? [] : [new Signer(opened).sign(messageId, at, body)];
  });
  return signatures.length === 0
    ? undefined
    : {
        'content-type': 'application/json',
        'user-agent': 'Stowbridge-Webhooks',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signatures.join(' '),
      };
}

async function record(manager: EntityManager, due: Due, { status, error, ms }: Posted): Promise<void> {
  const taken = error === null;
  const wait: number | undefined = WEBHOOK_RETRIES[due.attempt];
  const state = taken ? 'delivered' : wait === undefined || due.messageId.startsWith('test-') ? 'failed' : 'waiting';
  // Of two workers that had it at once the first has said what became of it.
  const [, told] = await manager.query<[unknown, number]>(
    `update webhook_deliveries set state = $2, attempt = attempt + 1, status = $3, error = $4, ms = $5, tried_at = now(),
       next_at = case when $2 = 'waiting' then now() + make_interval(secs => $6) end
     where id = $1 and state = 'waiting' and attempt = $7`,
    [due.id, state, status, error, ms, wait ?? 0, due.attempt],
  );
  if (told === 0 || due.resent) {
    return;
  }
  if (taken) {
    await manager.query('update webhooks set failing_since = null where id = $1 and failing_since is not null', [
      due.webhookId,
    ]);
    return;
  }
  await manager.query('update webhooks set failing_since = coalesce(failing_since, now()) where id = $1', [
    due.webhookId,
  ]);
  await disable(manager, due.webhookId, status === GONE);
}

/** Ends what cannot be reached: at once where it says that it is gone, else after five days without one success. */
async function disable(manager: EntityManager, id: number, gone: boolean): Promise<void> {
  const [[disabled]] = await manager.query<[{ reason: string }[], number]>(
    `update webhooks set state = 'disabled', modified_at = now(), reason = $3
     where id = $1 and state = 'active' and ($2 or failing_since <= now() - ${PATIENCE}) returning reason`,
    [id, gone, gone ? 'It answered 410: it is gone.' : 'It has taken nothing for five days.'],
  );
  if (!disabled) {
    return;
  }
  await endWaiting(manager, id);
  await recordAudit(manager, {
    actor: null,
    action: 'webhook.disabled',
    subjectType: 'webhook',
    subjectId: id,
    detail: { reason: disabled.reason },
  });
  await recordEvent(manager, 'webhook.disabled', { webhookId: id });
}

const endWaiting = (manager: EntityManager, webhookId: number): Promise<unknown> =>
  manager.query(
    `update webhook_deliveries set state = 'failed', next_at = null, error = coalesce(error, 'The webhook was disabled.')
     where webhook_id = $1 and state = 'waiting'`,
    [webhookId],
  );
