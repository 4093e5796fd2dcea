import type { RoundKind } from '@stowbridge/contract/rounds';
import type { DataSource } from 'typeorm';
import { sql } from '../../../platform/database/sql';

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
  select r.kind, r.due_at "dueAt", r.sealed, r.instructions, invited
  from offer_rounds r cross join lateral (
    select exists (select 1 from round_invitations i join deals d on d.id = i.deal_id where i.round_id = r.id and d.buyer_id = $2) invited) i
  where r.property_id = $1 and r.closed_at is null and r.due_at > now() and (r.kind = 'call' or invited)`;

/** The round of a property in which a buyer can offer. */
export async function ownRound(source: DataSource, propertyId: number, buyerId: number): Promise<OwnRound | null> {
  const [round] = await sql<OwnRound>(source, { name: 'own-round', text: OWN, values: [propertyId, buyerId] });
  return round ?? null;
}
