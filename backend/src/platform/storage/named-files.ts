import type { EntityManager } from 'typeorm';
import { snake } from '../database/naming';
import { sql } from '../database/sql';
import { tableOf } from '../database/table-of';
import { type Area, NAMED_AREAS } from './storage';

const namedBy = new Map<Area, { entity: object; property: string }>();

/** The column names a file of this area; what one of its rows names is never removed, and belongs in a backup. */
export const NamesFile =
  (area: Area): PropertyDecorator =>
  (prototype, property) => {
    namedBy.set(area, { entity: prototype.constructor, property: String(property) });
  };

function columnOf(area: Area): { table: string; column: string } {
  const found = namedBy.get(area);
  if (!found) {
    throw new Error(`No column names the files of ${area}.`);
  }
  return { table: tableOf(found.entity), column: snake(found.property) };
}

/** Which column names the files of each area. */
export const namingColumns = (): { area: (typeof NAMED_AREAS)[number]; table: string; column: string }[] =>
  NAMED_AREAS.map((area) => ({ area, ...columnOf(area) }));

/** Whether a record names a file. */
export async function isNamed(manager: EntityManager, area: Area, fileName: string): Promise<boolean> {
  if (!NAMED_AREAS.some((named) => named === area)) {
    return false;
  }
  const { table, column } = columnOf(area);
  const rows = await sql(manager, { text: `select 1 from ${table} where ${column} = $1`, values: [fileName] });
  return rows.length > 0;
}

/** SQL with one row for each file that a record names: `Area/name`. */
export const namedFiles = (): string =>
  NAMED_AREAS.map((area) => {
    const { table, column } = columnOf(area);
    return `select distinct '${area}/' || ${column} from ${table} where ${column} is not null and ${column} <> ''`;
  }).join(' union all ');
