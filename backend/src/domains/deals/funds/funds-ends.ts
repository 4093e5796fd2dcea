import { FUNDS_TOLD_DAYS } from '@stowbridge/contract/funds';
import type { DataSource } from 'typeorm';
import { withTransaction } from '../../../platform/database/transaction';
import { recordEvents } from '../../../platform/events/outbox';

const ENDING = `
  update funds_proofs set end_told_at = now()
  where state = 'approved' and end_told_at is null and expires_at > now() and expires_at <= now() + interval '${FUNDS_TOLD_DAYS} days'
  returning id "fundsProofId", user_id "userId"`;

/** Tells those whose proof of funds ends soon, once for each proof. @returns how many */
export async function tellOfEndingFunds(source: DataSource): Promise<number> {
  return withTransaction(source, async (manager) => {
    const [ending] = await manager.query<[{ fundsProofId: number; userId: number }[], number]>(ENDING);
    await recordEvents(manager, 'funds.expiring', ending);
    return ending.length;
  });
}
