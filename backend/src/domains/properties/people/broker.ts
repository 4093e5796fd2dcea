import type { DataSource, EntityManager } from 'typeorm';
import { Role, UserStatus } from '@stowbridge/contract/ids';
import { sql } from '../../../platform/database/sql';

/**
 * SQL for the id of the first listing agent of a property who can run the back office; null where it has none.
 * @param propertyId SQL for the id of the property
 * @param but SQL for somebody who is passed over
 */
export const firstAgentSql = (propertyId: string, but = 'null::int'): string =>
  `(select u.id from property_agents a join users u on u.id = a.user_id join user_roles r on r.user_id = u.id and r.role_id = ${Role.Admin}
    where a.property_id = ${propertyId} and u.status_id <> ${UserStatus.Rejected} and u.id is distinct from ${but} order by a.position, u.id limit 1)`;

/** Reads `name` of the first listing agent of a property; no row where it has none. */
export const FIRST_AGENT = `
  select u.first_name || ' ' || u.last_name "name" from property_agents a join users u on u.id = a.user_id
  where a.property_id = $1 and u.status_id <> ${UserStatus.Rejected} order by a.position, u.id limit 1`;

/** Whom a buyer is told to ask where this is the first listing agent. */
export const brokerName = (agent: { name: string } | undefined, product: string): string =>
  agent?.name ?? `the ${product} office`;

/** Whom a buyer is told to ask about a property: its first listing agent, else the office of the product. */
export async function brokerOf(
  database: DataSource | EntityManager,
  propertyId: number,
  product: string,
): Promise<string> {
  const [agent] = await sql<{ name: string }>(database, { text: FIRST_AGENT, values: [propertyId] });
  return brokerName(agent, product);
}
