import type { RoundKind } from '@stowbridge/contract/rounds';
import type { DataSource } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import { withTransaction } from '../../../platform/database/transaction';

/** A round as one of its bidders reads it. */
export interface OwnRound {
  kind: RoundKind;
  dueAt: Date;
  sealed: boolean;
  instructions: string | null;
  invited: boolean;
}

/** Those who are not invited to a round by invitation learn nothing of it. */
const OWN = `
  select r.id, r.kind, r.due_at "dueAt", r.sealed, r.instructions, i.invited, i.unseen
  from offer_rounds r cross join lateral (
    select count(*) > 0 invited, count(*) filter (where i.viewed_at is null) > 0 unseen
    from round_invitations i join deals d on d.id = i.deal_id where i.round_id = r.id and d.buyer_id = $2) i
  where r.property_id = $1 and r.closed_at is null and r.due_at > now() and (r.kind = 'call' or i.invited)`;

const SEEN = `
  update round_invitations i set viewed_at = now() from deals d
  where i.round_id = $1 and d.id = i.deal_id and d.buyer_id = $2 and i.viewed_at is null`;

/** The round of a property in which a buyer, who looks at its page, can offer; the invitation is seen by it. */
export async function ownRound(source: DataSource, propertyId: number, buyerId: number): Promise<OwnRound | null> {
  const [found] = await sql<OwnRound & { id: number; unseen: boolean }>(source, {
    name: 'own-round',
    text: OWN,
    values: [propertyId, buyerId],
  });
  if (!found) {
    return null;
  }
  const { id, unseen, ...round } = found;
  if (unseen) {
    await withTransaction(source, (manager) => manager.query(SEEN, [id, buyerId]));
  }
  return round;
}
