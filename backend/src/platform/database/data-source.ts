import { join } from 'node:path';
import { DataSource, DataSourceOptions } from 'typeorm';
import { SnakeNaming } from './naming';

/** The folder of the migrations: each file begins with its time stamp. */
export const MIGRATIONS = join(__dirname, 'migrations');

/**
 * How every process, test and command reaches Postgres. Entities are found by their file name, so that this room
 * imports no domain.
 */
export function dataSourceOptions(url: string, poolSize = 10, applicationName = 'stowbridge'): DataSourceOptions {
  const extension = __filename.endsWith('.ts') ? 'ts' : 'js';
  return {
    type: 'postgres',
    url,
    applicationName,
    poolSize,
    connectTimeoutMS: 5000,
    extra: { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000, lock_timeout: 8_000 },
    namingStrategy: new SnakeNaming(),
    entities: [join(__dirname, '../..', `**/*.entity.${extension}`)],
    migrations: [join(MIGRATIONS, `*.${extension}`)],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    installExtensions: false,
    synchronize: false,
  };
}

export const newDataSource = (url: string, poolSize?: number, applicationName?: string): DataSource =>
  new DataSource(dataSourceOptions(url, poolSize, applicationName));
