import { createHash, randomBytes } from 'node:crypto';
import { Client, type QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { Config } from '../src/config';
import type { AppRole } from '../src/platform/database/app-role';
import { newDataSource } from '../src/platform/database/data-source';
import { Replicas } from '../src/platform/database/replicas';
import { SearchIndexService } from '../src/domains/properties/search/search-index.service';

/** The server of `TEST_DATABASE_URL`, on which tests create and drop databases of their own. */
export function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    throw new Error('TEST_DATABASE_URL is missing: run the tests by `npm test`, which starts a server for them.');
  }
  return url;
}

export const TEMPLATE = 'stowbridge_test_template';

/**
 * The role under which processes, services and tests use these databases; what only the owner may do is done by
 * `asOwner`. The journeys make the same one.
 */
export const testRole = (): AppRole => ({
  name: 'stowbridge_test_app',
  password: createHash('sha256').update(new URL(serverUrl()).password).digest('hex'),
});

/** The address of a database for its owner. */
export function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

/** The same for the role of our processes. */
export function appUrlOf(database: string): string {
  const { name, password } = testRole();
  return Object.assign(new URL(urlOf(database)), { username: name, password }).href;
}

/** Runs one statement on a connection of its own. */
export async function runOn<Row extends QueryResultRow>(
  url: string,
  statement: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Takes a database away from its clients. */
export async function dropDatabase(url: string): Promise<void> {
  await runOn(serverUrl(), `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

export interface TestDatabase {
  /** For the role of our processes. */
  url: string;
  ownerUrl: string;
  /** Runs one statement as the owner. */
  asOwner: (statement: string, values?: unknown[]) => Promise<QueryResultRow[]>;
  drop: () => Promise<void>;
}

async function create(template: string): Promise<TestDatabase> {
  const name = `stowbridge_test_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl(), `create database ${name} template ${template}`);
  return {
    url: appUrlOf(name),
    ownerUrl: urlOf(name),
    asOwner: (statement, values) => runOn(urlOf(name), statement, values),
    drop: () => dropDatabase(urlOf(name)),
  };
}

/** A fresh database without a schema. */
export const createEmptyDatabase = (): Promise<TestDatabase> => create('template0');

/** A fresh, migrated database. */
export const createTestDatabase = (): Promise<TestDatabase> => create(TEMPLATE);

/** A test database with an open data source. */
export interface OpenTestDatabase extends Pick<TestDatabase, 'ownerUrl' | 'asOwner'> {
  source: DataSource;
  close: () => Promise<void>;
}

/** The same with an open data source, for service tests. */
export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const database = await createTestDatabase();
  const source = await newDataSource(database.url, 5).initialize();
  return {
    source,
    ownerUrl: database.ownerUrl,
    asOwner: database.asOwner,
    close: async () => {
      await source.destroy();
      await database.drop();
    },
  };
}

/** Rebuilds the tables of the search, as the seeding does. */
export async function rebuildSearch({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>): Promise<void> {
  const source = await newDataSource(ownerUrl, 1).initialize();
  await new SearchIndexService(source).rebuild().finally(() => source.destroy());
}

/** For services whose reads may be a second old: all of them read this database. */
export const withoutReplicas = (source: DataSource): Replicas => new Replicas(source, new Config());
