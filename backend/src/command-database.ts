import type { DataSource } from 'typeorm';
import type { Config } from './config';
import { invalid } from './platform/common/errors';
import { newDataSource } from './platform/database/data-source';
import { missingMigrations } from './platform/database/missing-migrations';
import { Unreachable } from './platform/database/reach';
import { sql } from './platform/database/sql';

/**
 * Does the work of a command that needs nothing but the database, as its owner.
 * @throws DomainError('invalid') where the schema is not that of this version
 */
export async function withOwnersDatabase<Done>(
  config: Config,
  applicationName: string,
  work: (source: DataSource) => Promise<Done>,
): Promise<Done> {
  const source = await newDataSource(config.ownerUrl, 2, applicationName)
    .initialize()
    .catch((error: Error) => {
      throw new Unreachable(error, config.ownerSetting);
    });
  try {
    if ((await missingMigrations(source.migrations, (text) => sql(source, { text, values: [] }))).length > 0) {
      throw invalid(
        'The database does not have the schema of this version: run node backend/dist/database/migrate.js first (npm start does it by itself).',
      );
    }
    return await work(source);
  } finally {
    await source.destroy();
  }
}
