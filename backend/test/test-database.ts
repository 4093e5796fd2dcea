import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { Config } from '../src/config';
import { newDataSource } from '../src/database/data-source';
import { Replicas } from '../src/database/replicas';

/** The server of `TEST_DATABASE_URL`, on which tests create and drop databases of their own. */
export function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run the tests by `npm test`, which starts a server for them.');
  return url;
}

export const TEMPLATE = 'stowbridge_test_template';

export function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Takes a database away from whoever is connected to it. */
export const dropDatabase = (url: string): Promise<void> => onServer(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A fresh database without a schema. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `stowbridge_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  return { url: urlOf(name), drop: () => dropDatabase(urlOf(name)) };
}

/** A fresh, migrated database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `stowbridge_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${TEMPLATE}`);
  return { url: urlOf(name), drop: () => dropDatabase(urlOf(name)) };
}

/** The same with an open data source, for service tests. */
export async function openTestDatabase(): Promise<{ source: DataSource; close: () => Promise<void> }> {
  const database = await createTestDatabase();
  const source = await newDataSource(database.url, 5).initialize();
  return {
    source,
    close: async () => {
      await source.destroy();
      await database.drop();
    },
  };
}

/** For services whose reads may be a second old: all of them read this database. */
export const withoutReplicas = (source: DataSource): Replicas => new Replicas(source, new Config());
