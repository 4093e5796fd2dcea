import type { EntityManager } from 'typeorm';
import type { Area } from './storage';

/** Which records name the files of an area; what one of them names is never removed, and belongs in a backup. */
const NAMED_BY: Record<Area, { table: string; column: string }> = {
  StoreImages: { table: 'property_images', column: 'file_name' },
  StoreDocuments: { table: 'documents', column: 'file_name' },
  VendorLogos: { table: 'vendors', column: 'logo' },
  TeamImages: { table: 'team_members', column: 'image_name' },
  Agreements: { table: 'agreements', column: 'file_name' },
};

export const AREAS = Object.keys(NAMED_BY) as Area[];

/** Whether a record names a file. */
export async function isNamed(manager: EntityManager, area: Area, fileName: string): Promise<boolean> {
  const { table, column } = NAMED_BY[area];
  return (await manager.query<unknown[]>(`select 1 from ${table} where ${column} = $1`, [fileName])).length > 0;
}

/** One row for each file that a record names: `Area/name`. */
export const NAMED_FILES = AREAS.map((area) => {
  const { table, column } = NAMED_BY[area];
  return `select distinct '${area}/' || ${column} from ${table} where ${column} is not null and ${column} <> ''`;
}).join(' union all ');
