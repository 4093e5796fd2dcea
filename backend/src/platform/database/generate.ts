import type { DataSource } from 'typeorm';
import { loadCommandConfig } from '../../config';
import { endWith } from './start-failure';
import { newDataSource } from './data-source';

/**
 * Prints the SQL by which the database lags behind the entities; nothing when they agree. The drift check and the
 * author of a migration use it.
 */
export async function pendingSql(url: string): Promise<{ up: string[]; down: string[] }> {
  const source = await newDataSource(url, 2, 'stowbridge-drift').initialize();
  try {
    expectComputed(source);
    const log = await source.driver.createSchemaBuilder().log();
    return { up: log.upQueries.map((query) => query.query), down: log.downQueries.map((query) => query.query) };
  } finally {
    await source.destroy();
  }
}

/**
 * Tells TypeORM which columns Postgres computes, for this comparison alone: otherwise it makes a table of its own beside the
 * migrations, of what they compute.
 */
function expectComputed(source: DataSource): void {
  for (const column of source.entityMetadatas.flatMap(({ columns }) => columns)) {
    if (!column.isInsert && !column.isUpdate) {
      column.generatedType = 'STORED';
    }
  }
  const runnerOf = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) =>
    Object.assign(runnerOf(mode), {
      selectTypeormMetadataSql: () => ({ query: 'select null value where false', parameters: [] }),
    });
}

async function main(): Promise<void> {
  const { up, down } = await pendingSql(loadCommandConfig().ownerUrl);
  const lines = up.length > 0 ? [...up, '-- down', ...down.reverse()] : ['-- the database agrees with the entities'];
  console.log(lines.join(';\n'));
}

if (require.main === module) {
  main().catch(endWith);
}
