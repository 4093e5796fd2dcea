import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource, EntityManager, QueryFailedError, type QueryRunner } from 'typeorm';

/** A statement that answers rows. */
export interface Statement {
  /**
   * Unique in the product, and its text never varies under it: Postgres then plans it once per connection. For hot
   * paths, where planning costs more than running; left out where the text varies or is seldom asked.
   */
  name?: string;
  text: string;
  values: unknown[];
}

/** What reads elsewhere than on the primary: `Replicas`. */
export interface Reader {
  read<Row extends object>(statement: Statement): Promise<Row[]>;
}

/**
 * The one way to read by SQL; within a transaction what is written often goes this way as well, since it can have a name.
 * @param from the primary (`DataSource`), a transaction (its manager), or `Replicas` for what may be a second old
 * @returns the rows, their columns as the statement names them
 */
export async function sql<Row extends object>(
  from: DataSource | EntityManager | Reader,
  statement: Statement,
): Promise<Row[]> {
  const { name, text, values } = statement;
  if (from instanceof EntityManager) {
    return name && from.queryRunner
      ? namedWithin<Row>(from.queryRunner, name, text, values)
      : from.query<Row[]>(text, values);
  }
  if (!(from instanceof DataSource)) {
    return from.read<Row>(statement);
  }
  const pool = (from.driver as unknown as { master: Pool }).master;
  return (await pool.query<Row & QueryResultRow>({ name, text, values })).rows;
}

/** TypeORM knows no names, so the connection of its transaction is asked itself; what it refuses is refused as by TypeORM. */
async function namedWithin<Row extends object>(
  runner: QueryRunner,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const connection = (await runner.connect()) as PoolClient;
  try {
    return (await connection.query<Row & QueryResultRow>({ name, text, values })).rows;
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  }
}
