import { Client } from 'pg';
import { createTestDatabase } from '../../backend/test/test-database';
import { readTowns, type Town } from '../src/content/cities';

/** The towns of a migrated database. */
export async function townsOfTests(): Promise<Town[]> {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    return await readTowns(client);
  } finally {
    await client.end();
    await database.drop();
  }
}
