import type { DataSource } from 'typeorm';
import { notFound } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';

/** What a property is called. @throws DomainError('not-found') when there is none */
export async function requirePropertyName(source: DataSource, id: number): Promise<string> {
  const [property] = await sql<{ name: string }>(source, {
    text: 'select name from properties where id = $1',
    values: [id],
  });
  if (!property) {
    throw notFound('The property');
  }
  return property.name;
}
