import type { DataSource } from 'typeorm';

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
    'insert into property_prices (property_id, at, price, status_id, active) values ($1, now(), 4000000, 1, true)',
    [propertyId],
  );
}
