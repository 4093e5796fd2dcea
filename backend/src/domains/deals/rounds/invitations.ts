import type { DataSource, EntityManager } from 'typeorm';

/** Notes that terms were submitted in a round, for buyers who are invited to it. */
export async function noteAnswer(
  manager: EntityManager,
  { roundId, dealId, version }: { roundId: number; dealId: number; version: number },
): Promise<void> {
  await manager.query('update round_invitations set answered_version = $3 where round_id = $1 and deal_id = $2', [
    roundId,
    dealId,
    version,
  ]);
}

const VIEWED = `
  update round_invitations i set viewed_at = now() from offer_rounds r, deals d
  where r.id = i.round_id and d.id = i.deal_id and r.property_id = $1 and d.buyer_id = $2 and r.closed_at is null and i.viewed_at is null`;

/** Notes that an invited buyer has seen the property's page. */
export async function noteView(source: DataSource, propertyId: number, buyerId: number): Promise<void> {
  await source.query(VIEWED, [propertyId, buyerId]);
}
