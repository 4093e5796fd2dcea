import { UserStatus } from '@stowbridge/contract/ids';
import { addDays, momentAt, today } from '@stowbridge/contract/dates';
import { mondayOf } from '@stowbridge/contract/reports';
import type { DataSource, EntityManager } from 'typeorm';
import { withTransaction } from '../../platform/database/transaction';
import { recordEventsInTurn } from '../../platform/events/outbox';
import type { Day } from '../activity/calendar';
import { OPEN } from '../properties/visibility.sql';
import { figuresOf } from './figures';

/** The hour at the office from which sellers are told of the week. */
const FROM_HOUR = 7;
/** Properties of one statement. */
const BATCH = 250;
/** First key of the advisory locks under which weeks are made; the second is the week. */
const RUNNING = 7_203_532;
const KEYS = `$1, $2::date - 'epoch'::date`;

/** Listings `p` of sellers who are told of the week that ends before the day; $1 and $2 are its Monday and the time zone. */
export const REPORTED = `${OPEN} and p.listed_at < ($1::date + 7)::timestamp at time zone $2
  and exists (select from users u where u.id = p.seller_id and u.status_id <> ${UserStatus.Rejected})`;

const MADE = `
  insert into seller_reports (property_id, week, figures, made_at)
  select (r->>'propertyId')::int, $1::date, r->'figures', $3 from jsonb_array_elements($2::jsonb) r
  on conflict (property_id, week) do update set figures = excluded.figures, made_at = excluded.made_at where seller_reports.made_at is null`;

const TOLD = `
  with sent as (
    update seller_reports r set sent_at = now() from properties p where r.week = $1::date and r.made_at is not null and r.sent_at is null and p.id = r.property_id and p.seller_id is not null
    returning p.seller_id)
  insert into report_digests (user_id, week) select distinct seller_id, $1::date from sent order by 1
  on conflict do nothing returning id "digestId", user_id "userId"`;

/** From when on sellers are told of a week: the Monday after it, at seven in the morning. */
export const toldFrom = (zone: string, week: Day): Date => momentAt(zone, `${addDays(week, 7)}T0${FROM_HOUR}:00:00`);

/** The Monday of the last week whose report is due. */
export function weekDue(zone: string, now: Date): Day {
  const last = addDays(mondayOf(today(zone, now)), -7);
  return now < toldFrom(zone, last) ? addDays(last, -7) : last;
}

/** How many mails of reports are made in a minute, so that others come through; where mails are limited, half of those. */
const PER_MINUTE = 600;
export const mailsPerMinute = (limit: number | undefined): number =>
  limit === undefined ? PER_MINUTE : Math.max(1, Math.min(PER_MINUTE, Math.floor(limit / 2)));

/** Makes the reports of a week of these listings, as far as they are not made; nobody is told. */
export async function reportOn(
  manager: EntityManager,
  propertyIds: number[],
  { week, zone, at }: { week: Day; zone: string; at: Date },
): Promise<void> {
  const span = { from: week, to: addDays(week, 6), zone };
  for (let from = 0; from < propertyIds.length; from += BATCH) {
    const figures = await figuresOf(manager, propertyIds.slice(from, from + BATCH), span);
    const made = [...figures].map(([propertyId, of]) => ({ propertyId, figures: of }));
    await manager.query(MADE, [week, JSON.stringify(made), at]);
  }
}

/**
 * Makes the reports of the last week, once, and hands one mail for each seller to the events. All of it is one
 * transaction: what dies with the process is made anew, and nobody is told twice.
 * @returns how many reports were made
 */
export async function makeReports(
  source: DataSource,
  zone: string,
  perMinute: number,
  now = new Date(),
): Promise<number> {
  return withTransaction(source, async (manager) => {
    const week = weekDue(zone, now);
    if (!(await mayRun(manager, week))) {
      return 0;
    }
    const properties = await manager.query<{ id: number }[]>(
      `select p.id from properties p where ${REPORTED} order by p.id`,
      [week, zone],
    );
    await reportOn(
      manager,
      properties.map(({ id }) => id),
      { week, zone, at: new Date() },
    );
    const told = await manager.query<{ digestId: number; userId: number }[]>(TOLD, [week]);
    await recordEventsInTurn(manager, 'reports.made', told, perMinute);
    return properties.length;
  });
}

/** Keeps others from making the reports of a week until the connection ends. */
export const holdReports = (
  client: { query: (text: string, values: unknown[]) => Promise<unknown> },
  week: Day,
): Promise<unknown> => client.query(`select pg_advisory_lock(${KEYS})`, [RUNNING, week]);

/** Whether nobody has made the reports of the week, nor makes them just now. */
async function mayRun(manager: EntityManager, week: Day): Promise<boolean> {
  const [{ free }] = await manager.query<[{ free: boolean }]>(`select pg_try_advisory_xact_lock(${KEYS}) free`, [
    RUNNING,
    week,
  ]);
  if (!free) {
    return false;
  }
  // In a statement of its own: it must see what the last holder of the lock has committed.
  const [{ made }] = await manager.query<[{ made: boolean }]>(
    'select exists (select from seller_reports where week = $1::date and made_at is not null) made',
    [week],
  );
  return !made;
}
