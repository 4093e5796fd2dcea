import type { DataSource } from 'typeorm';
import { aReport } from './reports';

/** One row of each kind that says what people look for. */
export async function demandRows(source: DataSource, buyerId: number, propertyId: number): Promise<void> {
  await source.query(`insert into favourites (user_id, property_id, note) values ($1, $2, 'Ask about the roof')`, [
    buyerId,
    propertyId,
  ]);
  await source.query(
    'insert into property_prices (property_id, at, price, status_id, active) values ($1, now(), 4000000, 1, true)',
    [propertyId],
  );
  await source.query(
    `with search as (
       insert into saved_searches (user_id, name, address, frequency, state_id) values ($1, 'Texas', '/property/search/?state=44', 'daily', 44) returning id),
     digest as (insert into digest_runs (user_id, kind, day) values ($1, 'daily', '2026-11-02') returning id),
     hit as (
       insert into search_hits (saved_search_id, property_id, reason, waits, digest_id)
       select search.id, $2, 'new', false, digest.id from search, digest)
     insert into favourite_hits (favourite_id, reason, price_id, digest_id)
     select f.id, 'price', p.id, digest.id from favourites f join property_prices p using (property_id), digest where f.user_id = $1`,
    [buyerId, propertyId],
  );
  await source.query(
    `with c as (insert into criteria (user_id, name, state_ids, cap_rate_from, entered_by_id) values ($1, 'Texas', '{44}', 6, $1) returning id)
     insert into criteria_wishes (criteria_id, weight, noi_from) select id, 3, 100000 from c`,
    [buyerId],
  );
  await source.query(
    `with campaign as (
       insert into campaigns (subject, intro, audience, state, scheduled_at, made_by_id)
       values ('Two near Austin', '<p>New</p>', '{}', 'sent', now(), $1) returning id),
     shown as (insert into campaign_properties (campaign_id, property_id, position) select id, $2, 0 from campaign)
     insert into campaign_mails (campaign_id, user_id, source, state, mail_id, queued_at, sent_at, clicked_at)
     select id, $1, 'favourites', 'sent', id, now(), now(), now() from campaign`,
    [buyerId, propertyId],
  );
  await source.query(
    `insert into enquiries (kind, name, phone, email, message, detail, property_id, property_name)
     values ('property', 'Ida Moss', '303-555-0144', 'ida@example.com', 'Is the roof new?', '{}', $1, 'A property')`,
    [propertyId],
  );
  await source.query(
    `insert into seller_reports (property_id, week, figures, made_at) values ($1, '2026-06-01', $2, now())`,
    [propertyId, aReport({ views: 3 })],
  );
  await source.query(`insert into report_digests (user_id, week) values ($1, '2026-06-01')`, [buyerId]);
}
