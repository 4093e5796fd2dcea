import { Any, type EntityTarget, type FindOptionsRelations, type FindOptionsWhere, type EntityManager } from 'typeorm';

/** The entities of these ids, in their order; one that was deleted in between is gone. */
export async function findInOrder<Row extends { id: number }>(
  entity: EntityTarget<Row>,
  manager: EntityManager,
  ids: number[],
  relations: FindOptionsRelations<Row> = {},
): Promise<Row[]> {
  const where = { id: Any(ids) } as FindOptionsWhere<Row>;
  const byId = new Map((await manager.find(entity, { where, relations })).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
