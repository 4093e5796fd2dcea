import { UserStatus } from '@stowbridge/contract/ids';
import type { DataSource, EntityManager } from 'typeorm';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvents } from '../../platform/events/outbox';
import { OPEN } from '../properties/visibility.sql';
import { finds } from './finds.sql';

/** The hour at the office from which people are told of the day. */
const FROM_HOUR = 7;

interface Run {
  digestId: number;
  userId: number;
}

const NOT_PAUSED = '(s.paused_until is null or s.paused_until <= now())';

/** The mail leaves out what is hidden or does not fit any more: that waits until it can be told. */
const TELLABLE = `${OPEN} and ${finds()}`;

/** Each search before its hits, and in the order of their ids, so that of two who tell of the same searches none waits in a circle. */
const IN_ORDER = 'order by s.id, h.id for no key update of s, h';

/** Tells of one property those who want that at once, and those who keep it; who waited for another that tells finds it told. */
const AT_ONCE = `
  with found as (
    select h.id, s.id search_id, s.user_id
    from search_hits h join saved_searches s on s.id = h.saved_search_id join public_properties p on p.id = h.property_id
    where h.property_id = $1 and h.waits and s.frequency = 'at once' and ${NOT_PAUSED} and ${TELLABLE}
    ${IN_ORDER}),
  kept as (
    select h.id, f.user_id
    from favourite_hits h join favourites f on f.id = h.favourite_id join public_properties p on p.id = f.property_id
    where f.property_id = $1 and h.digest_id is null and ${OPEN}
    order by h.id for no key update of h),
  runs as (
    insert into digest_runs (user_id, kind, day)
    select user_id, 'at once', (now() at time zone $2)::date from (select user_id from found union select user_id from kept) people
    returning id, user_id),
  told as (update search_hits h set waits = false, digest_id = runs.id from found join runs on runs.user_id = found.user_id where h.id = found.id),
  told_of_kept as (update favourite_hits h set digest_id = runs.id from kept join runs on runs.user_id = kept.user_id where h.id = kept.id),
  sent as (update saved_searches set last_sent_at = now() where id in (select search_id from found))
  select id "digestId", user_id "userId" from runs`;

export async function tellAtOnce(manager: EntityManager, propertyId: number, timeZone: string): Promise<void> {
  await recordEvents(manager, 'listings.found', await manager.query<Run[]>(AT_ONCE, [propertyId, timeZone]));
}

/** The day whose morning is the last one, its week's Monday, and both mornings as moments. */
const MORNINGS = `
  select d.day::text "day", d.monday::text "monday", (d.day + time '${FROM_HOUR}:00') at time zone $1 "daily", (d.monday + time '${FROM_HOUR}:00') at time zone $1 "weekly"
  from (select day, date_trunc('week', day)::date monday
    from (select (($2::timestamptz at time zone $1) - interval '${FROM_HOUR} hours')::date as day) l) d`;

/** Everything that was found before the morning, once for each person and day or week; whatever died before it is told now. */
const DUE = `
  with due as (
    select h.id, s.id search_id, s.user_id, case s.frequency when 'weekly' then 'weekly' else 'daily' end kind
    from search_hits h join saved_searches s on s.id = h.saved_search_id join users u on u.id = s.user_id and u.status_id <> ${UserStatus.Rejected}
      join public_properties p on p.id = h.property_id
    where h.waits and s.frequency <> 'never' and ${NOT_PAUSED} and ${TELLABLE}
      and h.found_at < case s.frequency when 'weekly' then $4::timestamptz else $3::timestamptz end
    ${IN_ORDER}),
  runs as (
    insert into digest_runs (user_id, kind, day) select distinct user_id, kind, case kind when 'weekly' then $2::date else $1::date end from due order by 1, 2
    on conflict do nothing
    returning id, user_id, kind),
  told as (
    update search_hits h set waits = false, digest_id = runs.id from due join runs on runs.user_id = due.user_id and runs.kind = due.kind
    where h.id = due.id returning h.saved_search_id),
  sent as (update saved_searches set last_sent_at = now() where id in (select saved_search_id from told))
  select id "digestId", user_id "userId" from runs`;

/**
 * Tells each person once a day, or on Mondays, of what was found for them.
 * @returns how many
 */
export async function tellOfListings(source: DataSource, timeZone: string, now = new Date()): Promise<number> {
  return withTransaction(source, async (manager) => {
    const [{ day, monday, daily, weekly }] = await manager.query<
      [{ day: string; monday: string; daily: Date; weekly: Date }]
    >(MORNINGS, [timeZone, now]);
    const runs = await manager.query<Run[]>(DUE, [day, monday, daily, weekly]);
    await recordEvents(manager, 'listings.found', runs);
    return runs.length;
  });
}
