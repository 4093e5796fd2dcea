import { WEBHOOK_RETRIES } from '@stowbridge/contract/webhooks';
import { Webhook as Signer } from 'standardwebhooks';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { BatchWriter } from '../../platform/common/batch-writer';
import { sql } from '../../platform/database/sql';
import { ASYNC_COMMIT, withTransaction } from '../../platform/database/transaction';
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

const DUE = `
  select d.id::text, coalesce(d.change_id::text, 'test-' || d.id) "messageId", d.body, d.attempt, d.resent, w.id "webhookId", w.url, w.secret,
    case when w.previous_until > now() then w.previous_secret end "previousSecret",
    exists (select from restores r where r.created_at >= d.at) old
  from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = any($1::bigint[]) and d.state = 'waiting' and w.state = 'active'
  order by d.id`;

/** Before their deliveries, as whoever deletes or disables them does. */
const LOCK = `select ${ASYNC_COMMIT} from webhooks where id = any($1) order by id for no key update`;

/** Of two workers that had one at once the first has said what became of it. */
const MARK = `
  update webhook_deliveries d set state = t.state, attempt = d.attempt + 1, status = t.status, error = t.error, ms = t.ms,
    tried_at = now(), next_at = case when t.state = 'waiting' then now() + make_interval(secs => t.wait) end
  from jsonb_to_recordset($1::jsonb) t(id bigint, attempt int, state text, status int, error text, ms int, wait int)
  where d.id = t.id and d.state = 'waiting' and d.attempt = t.attempt returning d.id::text`;

/** $1 have taken something, $2 have not; one can be both. */
const HEALTH = `
  update webhooks set failing_since = case when id = any($2) then now() end
  where (id = any($1) and failing_since is not null) or (id = any($2) and failing_since is null)`;

/** One try, and what became of it. */
interface Tried extends Due, Posted {}

/** Sends deliveries; what becomes of those that are answered at the same time is noted together. */
export class DeliverySender {
  private readonly notes: BatchWriter<Tried>;

  constructor(
    private readonly source: DataSource,
    private readonly settings: { secretKey: string; allowPrivate: boolean },
  ) {
    this.notes = new BatchWriter((tried) => withTransaction(source, (manager) => note(manager, tried)));
  }

  /** Tries each. A process that dies between an answer and its note sends it again, under the same id. */
  async send(ids: string[]): Promise<void> {
    const due = await sql<Due>(this.source, { text: DUE, values: [ids] });
    const old = due.filter((one) => one.old);
    if (old.length > 0) {
      await this.source.manager.query(
        `update webhook_deliveries set state = 'held', next_at = null, error = $2 where id = any($1) and state = 'waiting'`,
        [old.map(({ id }) => id), PAUSED],
      );
    }
    await Promise.all(
      due.filter((one) => !one.old).map(async (one) => this.notes.add({ ...one, ...(await this.try(one)) })),
    );
  }

  private async try(due: Due): Promise<Posted> {
    const { secretKey, allowPrivate } = this.settings;
    const headers = signedHeaders(due, secretKey);
    return headers ? post(due.url, { body: due.body, headers, allowPrivate }) : UNSIGNED;
  }
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

async function note(manager: EntityManager, tried: Tried[]): Promise<void> {
  await manager.query(LOCK, [webhooksOf(tried)]);
  const [marked] = await manager.query<[{ id: string }[], number]>(MARK, [JSON.stringify(tried.map(markOf))]);
  const told = new Set(marked.map(({ id }) => id));
  const counted = tried.filter(({ id, resent }) => told.has(id) && !resent);
  const failed = counted.filter(({ error }) => error !== null);
  const taken = counted.filter(({ error }) => error === null);
  await manager.query(HEALTH, [webhooksOf(taken), webhooksOf(failed)]);
  if (failed.length > 0) {
    await disable(manager, webhooksOf(failed), webhooksOf(failed.filter(({ status }) => status === GONE)));
  }
}

const webhooksOf = (tried: Tried[]): number[] => [...new Set(tried.map(({ webhookId }) => webhookId))];

function markOf({ id, attempt, messageId, status, error, ms }: Tried): object {
  const wait: number | undefined = WEBHOOK_RETRIES[attempt];
  const again = wait !== undefined && !messageId.startsWith('test-');
  return { id, attempt, status, error, ms, wait, state: error === null ? 'delivered' : again ? 'waiting' : 'failed' };
}

/** Ends what cannot be reached: at once where it says that it is gone, else after five days without one success. */
async function disable(manager: EntityManager, failed: number[], gone: number[]): Promise<void> {
  const [disabled] = await manager.query<[{ id: number; reason: string }[], number]>(
    `update webhooks set state = 'disabled', modified_at = now(),
       reason = case when id = any($2) then 'It answered 410: it is gone.' else 'It has taken nothing for five days.' end
     where id = any($1) and state = 'active' and (id = any($2) or failing_since <= now() - ${PATIENCE}) returning id, reason`,
    [failed, gone],
  );
  for (const { id, reason } of disabled) {
    await endWaiting(manager, id);
    await recordAudit(manager, {
      actor: null,
      action: 'webhook.disabled',
      subjectType: 'webhook',
      subjectId: id,
      detail: { reason },
    });
    await recordEvent(manager, 'webhook.disabled', { webhookId: id });
  }
}

const endWaiting = (manager: EntityManager, webhookId: number): Promise<unknown> =>
  manager.query(
    `update webhook_deliveries set state = 'failed', next_at = null, error = coalesce(error, 'The webhook was disabled.')
     where webhook_id = $1 and state = 'waiting'`,
    [webhookId],
  );
