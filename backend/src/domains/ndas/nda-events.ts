import type { NdaEventKind } from '@stowbridge/contract/log-words';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/audit/audit';
import type { Ceremony } from './ceremony';

/**
 * What led to a signature, in the order in which it happened, and the signature; in one statement that also ends the time at
 * which the text was put before the signer.
 */
const SIGNED = `
  with shown as (
    update nda_ceremonies c set nda_id = n.id, disclosure_accepted_at = coalesce($3::timestamptz, n.signed_at) from ndas n where c.id = $2 and n.id = $1
    returning c.started_at, c.opened_at, c.disclosure_accepted_at, c.disclosure_version, c.address
  )
  insert into nda_events (nda_id, kind, at, actor_id, address, detail)
  select n.id, e.kind, e.at, n.user_id, e.address, e.detail from ndas n left join shown s on true cross join lateral (values
    (1, 'presented', s.started_at, s.address, jsonb_build_object('agreementSha256', n.document_sha256)),
    (2, 'opened', s.opened_at, null, '{}'),
    (3, 'disclosure-accepted', s.disclosure_accepted_at, null, jsonb_build_object('version', s.disclosure_version)),
    (4, 'signed', n.signed_at, n.signed_from, jsonb_build_object('agreementSha256', n.document_sha256))) e(nr, kind, at, address, detail)
  where n.id = $1 and e.at is not null order by e.at, e.nr`;

/**
 * @param ceremony at which the text was put before the signer, where it is known
 * @param acceptedAt when the signer accepted the disclosure; null is with the signature
 */
export async function recordSigned(
  manager: EntityManager,
  ndaId: number,
  ceremony: Ceremony | undefined,
  acceptedAt: Date | null,
): Promise<void> {
  await manager.query(SIGNED, [ndaId, ceremony?.id ?? null, acceptedAt]);
}

/** Adds one event to the chain of an NDA, in the transaction of the fact; null is the product itself. */
export async function recordNdaEvent(
  manager: EntityManager,
  ndaId: number,
  kind: NdaEventKind,
  actor: Actor | null,
  detail: Record<string, string | number> = {},
): Promise<void> {
  await manager.query('insert into nda_events (nda_id, kind, actor_id, address, detail) values ($1, $2, $3, $4, $5)', [
    ndaId,
    kind,
    actor?.id ?? null,
    actor?.address ?? null,
    JSON.stringify(detail),
  ]);
}
