import Bull from 'bull';
import type { DataSource } from 'typeorm';
import type { Received } from '../smtp';
import type { Acknowledged } from './offers';
import type { Progress } from './settled';

/** Each offer has three mails. */
const MAILS = 3;

interface Delivery {
  handler: string;
  open: boolean;
  attempts: number;
  error: string | null;
}

interface MailRow {
  id: number;
  kind: string;
  status: string;
  attempts: number;
  error: string | null;
  messageId: string;
}

interface Fact extends Acknowledged {
  event: string;
  deliveries: Delivery[];
  mails: MailRow[];
}

/** What has become of each offer: its event, the deliveries of that and the mails. */
const FACTS = `
  select (e.payload->>'dealId')::int deal, (e.payload->>'version')::int "version", e.id::text event,
    (select coalesce(jsonb_agg(jsonb_build_object('handler', p.handler, 'open', p.done_at is null and p.failed_at is null, 'attempts', p.attempts, 'error', p.error) order by p.handler), '[]')
     from event_parts p where p.event_id = e.id) deliveries,
    (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'status', m.status, 'attempts', m.attempts, 'error', m.error, 'messageId', m.message_id) order by m.kind), '[]')
     from mails m where m.event_id = e.id) mails
  from events e join offer_terms t on t.deal_id = (e.payload->>'dealId')::int and t.version = (e.payload->>'version')::int
  where e.name = 'offer.submitted'`;

/** What is on its way anywhere: it changes whenever a worker does anything. */
const OPEN = `
  select coalesce(string_agg(what, ',' order by what), '') open from (
    select event_id || handler || attempts || queued_at what from event_parts where done_at is null and failed_at is null
    union all select id || status || attempts from mails where status = 'queued'
    union all select 'waiting ' || count(*) from events where relayed_at is null) o`;

/** The mails of acknowledged offers, from the fact in the database to the mail server. */
export class Deliveries {
  constructor(private readonly acknowledged: readonly Acknowledged[]) {}

  async progress(source: DataSource, received: Received[]): Promise<Progress> {
    const arrived = idsOf(received);
    const facts = await this.facts(source);
    const missing = this.acknowledged.reduce(
      (sum, offer) =>
        sum + MAILS - (facts.get(keyOf(offer))?.mails.filter(({ messageId }) => arrived.has(messageId)).length ?? 0),
      0,
    );
    const [{ open }] = await source.query<{ open: string }[]>(OPEN);
    return { missing, open };
  }

  /** A line for each mail that has not arrived: lost, when nothing is open that could still send it, or stuck. */
  async missing(source: DataSource, redisUrl: string, received: Received[]): Promise<string[]> {
    const [arrived, facts, jobs] = [idsOf(received), await this.facts(source), new Jobs(redisUrl)];
    const lines: string[] = [];
    try {
      for (const offer of this.acknowledged) {
        const fact = facts.get(keyOf(offer));
        const name = `deal ${offer.deal} version ${offer.version}`;
        if (!fact) {
          lines.push(`${name}: lost, no event`);
          continue;
        }
        const waiting = fact.deliveries.filter(({ open }) => open);
        for (const mail of fact.mails.filter(({ messageId }) => !arrived.has(messageId))) {
          lines.push(
            `${name}, event ${fact.event}: ${mail.status === 'queued' ? 'stuck' : 'lost'}, mail ${mail.kind} ${mail.status} after ${mail.attempts} tries (${mail.error ?? 'no error'}), job ${await jobs.stateOf('mail', `mail:${mail.id}`)}`,
          );
        }
        if (fact.mails.length === MAILS) {
          continue;
        }
        const states = await Promise.all(
          fact.deliveries.map(
            async ({ handler, open, attempts, error }) =>
              `${handler} ${open ? 'open' : 'closed'} after ${attempts} tries (${error ?? 'no error'}), job ${await jobs.stateOf('events', `${fact.event}:${handler}`)}`,
          ),
        );
        lines.push(
          `${name}, event ${fact.event}: ${waiting.length > 0 ? 'stuck' : 'lost'}, ${MAILS - fact.mails.length} mails not written; ${states.join('; ') || 'no delivery'}`,
        );
      }
      return lines;
    } finally {
      await jobs.close();
    }
  }

  private async facts(source: DataSource): Promise<Map<string, Fact>> {
    return new Map((await source.query<Fact[]>(FACTS)).map((fact) => [keyOf(fact), fact]));
  }
}

const keyOf = ({ deal, version }: Acknowledged): string => `${deal}/${version}`;
const idsOf = (received: Received[]): Set<string | undefined> => new Set(received.map(({ mail }) => mail.messageId));

/** What Redis knows of jobs. */
class Jobs {
  private readonly queues: Record<'events' | 'mail', Bull.Queue>;

  constructor(redisUrl: string) {
    const open = (name: string): Bull.Queue => new Bull(name, redisUrl, { prefix: 'stowbridge' });
    this.queues = { events: open('events'), mail: open('mail') };
  }

  async stateOf(queue: 'events' | 'mail', id: string): Promise<string> {
    return (await (await this.queues[queue].getJob(id))?.getState()) ?? 'gone';
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.queues).map((queue) => queue.isReady().then(() => queue.close())));
  }
}
