import type { DataSource } from 'typeorm';
import type { Broken } from '../../platform/audit/seal-check';
import { sql } from '../../platform/database/sql';
import { NdaEvent } from './nda-event.entity';

/** Events that one statement looks at. */
const AT_ONCE = 10_000;

/** The first event of some that is not bound to the one before it, or not what was hashed; and where the next ones begin. */
const EVENTS = `
  with looked as (select id from nda_events where id > $1 order by id limit ${AT_ONCE})
  select max(looked.id) last, min(looked.id) filter (where e.hash is distinct from nda_event_hash(e) or e.previous_hash is distinct from p.hash or (p.id is null) <> (e.seq = 1)) broken
  from looked join nda_events e on e.id = looked.id left join nda_events p on p.nda_id = e.nda_id and p.seq = e.seq - 1`;

/** The first certificate that no event tells of, or whose chain head is that of no event before it. Older ones do not tell their head. */
const CERTIFICATES = `
  select min(c.id)::text broken from nda_certificates c
    left join nda_events m on m.nda_id = c.nda_id and m.kind = 'certificate-made' and m.detail->>'sha256' = c.sha256
  where m.id is null
    or (m.detail ? 'chainHead' and not exists (select from nda_events h where h.nda_id = c.nda_id and h.seq < m.seq and h.hash = m.detail->>'chainHead'))`;

/** Computes the chain of the events of each NDA again, and looks for the chain head of each certificate in it. */
export async function checkNdaChains(source: DataSource): Promise<Broken | undefined> {
  let last: string | null = '0';
  while (last !== null) {
    const [found]: { last: string | null; broken: string | null }[] = await sql(source, {
      text: EVENTS,
      values: [last],
    });
    if (found.broken !== null) {
      return { table: 'nda_events', row: found.broken, why: 'does not fit into the chain of its NDA' };
    }
    ({ last } = found);
  }
  const [{ broken }] = await sql<{ broken: string | null }>(source, { text: CERTIFICATES, values: [] });
  return broken === null
    ? undefined
    : { table: 'nda_certificates', row: broken, why: 'does not have the chain head of its NDA' };
}

/** Whether there is an event with this hash, which certificates print. */
export async function hasNdaEvent(source: DataSource, hash: string): Promise<boolean> {
  return source.manager.existsBy(NdaEvent, { hash });
}
