import type { DataSource } from 'typeorm';
import { aReport } from './reports';

/** One row of each kind that says what people look for. */
export async function demandRows(source: DataSource, buyerId: number, propertyId: number): Promise<void> {
  await source.query(`insert into favourites (user_id, property_id, note) values ($1, $2, 'Ask about the roof')`, [
    buyerId,
    propertyId,
  ]);
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
