import type { EntityManager } from 'typeorm';
import { invalid } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';

/** A choice as it was made in a field of a form. */
export interface Choice {
  list: 'states' | 'diligence_periods' | 'document_types';
  id: number;
  field: string;
  /** The field's own text. */
  message: string;
}

/** @throws DomainError('invalid') with the field's own text when the list has no such entry */
export async function requireKnown(manager: EntityManager, { list, id, field, message }: Choice): Promise<void> {
  const found = await sql(manager, { text: `select 1 from ${list} where id = $1::int`, values: [id] });
  if (found.length === 0) {
    throw invalid(message, field);
  }
}
