import { today } from '@stowbridge/contract/dates';
import { UserStatus } from '@stowbridge/contract/ids';
import type { DataSource } from 'typeorm';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvents } from '../../platform/events/outbox';
import { isActive } from './matching.sql';

/** Of two who do it at once the second waits for the row and finds that its owner was told. */
const ENDED = `
  update criteria c set expired_told_at = now()
  where c.expired_told_at is null and not ${isActive('$1')}
    and exists (select from users u where u.id = c.user_id and u.status_id <> ${UserStatus.Rejected})
  returning c.id "criteriaId", c.user_id "userId"`;

/** Asks those whose criteria have ended whether they still buy, once for each end [BEYB-56]. @returns how many */
export async function tellOfEndedCriteria(source: DataSource, timeZone: string): Promise<number> {
  return withTransaction(source, async (manager) => {
    const [ended] = await manager.query<[{ criteriaId: number; userId: number }[], number]>(ENDED, [today(timeZone)]);
    await recordEvents(manager, 'criteria.expired', ended);
    return ended.length;
  });
}
