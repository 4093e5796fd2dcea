import { DataSource } from 'typeorm';

/** Names of the events of a property, in order. */
export async function eventsOf(source: DataSource, propertyId: number): Promise<string[]> {
  const rows = await source.query<{ name: string }[]>(
    `select name from events where (payload->>'propertyId')::int = $1 order by id`,
    [propertyId],
  );
  return rows.map(({ name }) => name);
}

/** Actions in the audit log on a property, in order. */
export async function auditOf(source: DataSource, propertyId: number): Promise<string[]> {
  const rows = await source.query<{ action: string }[]>(
    `select action from audit_log where subject_type = 'property' and subject_id = $1 order by id`,
    [propertyId],
  );
  return rows.map(({ action }) => action);
}
