import { DataSource, EntityManager } from 'typeorm';

/**
 * Runs `work` in one transaction. The fact, its history, its audit row and its event row are written through the
 * same manager, so that all of them stand or none does.
 */
export const withTransaction = <Result>(source: DataSource, work: (manager: EntityManager) => Promise<Result>): Promise<Result> =>
  source.transaction(work);
