import { addDays } from '@stowbridge/contract/dates';
import { REPORTED, reportOn, toldFrom, weekDue } from '@stowbridge/backend/domains/reports/week-run';
import type { newDataSource } from '@stowbridge/backend/platform/database/data-source';
import { WEEK_NOTE } from './content/notes';

const WEEKS = 3;

const OWN = `
  select p.id from properties p join users s on s.id = p.seller_id and s.email = 'seller@stowbridge.example'
  where ${REPORTED} order by p.id`;

/** The last weeks as the known seller was told of them; the worker finds the newest made, and writes to nobody. */
export async function writeReports(
  source: ReturnType<typeof newDataSource>,
  timeZone: string,
  now: Date,
): Promise<void> {
  const newest = weekDue(timeZone, now);
  await source.transaction(async (manager) => {
    for (let week = addDays(newest, -7 * (WEEKS - 1)); week <= newest; week = addDays(week, 7)) {
      const listings = (await manager.query<{ id: number }[]>(OWN, [week, timeZone])).map(({ id }) => id);
      if (week === newest && listings.length > 0) {
        await manager.query('insert into seller_reports (property_id, week, note) values ($1, $2, $3)', [
          listings[0],
          week,
          WEEK_NOTE,
        ]);
      }
      await reportOn(manager, listings, { week, zone: timeZone, at: toldFrom(timeZone, week) });
    }
    await manager.query('update seller_reports set sent_at = made_at');
  });
}
