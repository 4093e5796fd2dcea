import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/** A query whose name says which of its parts are there, so that Postgres keeps one plan for each shape. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * A read-only query that Postgres plans once per connection. Planning costs more than running on the hot paths
 * (search, suggestions, featured, profile, map), so they use this and not the query builder.
 * @param name unique in the product; the text must not vary under one name
 */
export async function namedQuery<Row extends QueryResultRow>(
  source: DataSource,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const pool = (source.driver as unknown as { master: Pool }).master;
  return (await pool.query<Row>({ name, text, values })).rows;
}
