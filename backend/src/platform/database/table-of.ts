import { getMetadataArgsStorage } from 'typeorm';

/**
 * The table of an entity, for what is said beside it.
 * @throws Error when the class is no entity
 */
export function tableOf(entity: object): string {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
  if (!table) {
    throw new Error(`${String(entity)} is no entity.`);
  }
  return table;
}
