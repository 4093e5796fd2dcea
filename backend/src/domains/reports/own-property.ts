import type { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';

/** What one of the caller's own listings is called. @throws DomainError('not-found') for somebody else's */
export async function requireOwn(source: DataSource, caller: Caller, propertyId: number): Promise<{ name: string }> {
  const [property] = await sql<{ name: string }>(source, {
    text: 'select name from properties where id = $1 and seller_id = $2',
    values: [propertyId, caller.id],
  });
  if (!property) {
    throw notFound('The property');
  }
  return property;
}
