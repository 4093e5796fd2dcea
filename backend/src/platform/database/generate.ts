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
    const log = await source.driver.createSchemaBuilder().log();
    return { up: log.upQueries.map((query) => query.query), down: log.downQueries.map((query) => query.query) };
  } finally {
    await source.destroy();
  }
}

async function main(): Promise<void> {
  const { up, down } = await pendingSql(loadCommandConfig().ownerUrl);
  const lines = up.length > 0 ? [...up, '-- down', ...down.reverse()] : ['-- the database agrees with the entities'];
  console.log(lines.join(';\n'));
}

if (require.main === module) {
  main().catch(endWith);
}
